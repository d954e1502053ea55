/** How one signs in: the second factor and bound accounts. A sequence of steps, which no form of a record says. */
import {Stack} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {PageHeader} from '../../frame/PageHeader';
import {BindingsCard} from './BindingsCard';
import {SecondFactorCard} from './SecondFactorCard';

export default function SecurityPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('shell.security')} crumb={t('shell.security')} />
      <Stack spacing={2} sx={{maxWidth: 640}}>
        <SecondFactorCard />
        <BindingsCard />
      </Stack>
    </>
  );
}
