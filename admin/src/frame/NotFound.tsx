/** For addresses that lead nowhere, or where the user may not go. */
import {useEffect} from 'react';
import {Button, Stack, Typography} from '@mui/material';
import {useT} from '../i18n/hooks';
import {HOME} from '../access/permitted';
import {PageLink} from '../widgets/PageLink';
import {PageHeader} from './PageHeader';
import {useTags} from './tags-context';

export function NotFound() {
  const t = useT();
  const {forget} = useTags();
  useEffect(() => forget(), [forget]);
  return (
    <Stack spacing={1} sx={{alignItems: 'center', textAlign: 'center', py: 10}}>
      <PageHeader title={t('shell.notFound')} />
      <Typography variant="body2" color="textSecondary">
        {t('shell.notFoundHint')}
      </Typography>
      <Button variant="outlined" component={PageLink} to={HOME} sx={{mt: 2}}>
        {t('shell.toHome')}
      </Button>
    </Stack>
  );
}
