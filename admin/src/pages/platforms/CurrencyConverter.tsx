/** Exists because it calculates and records nothing: the exchange calculator in a window of its own. */
import {Box} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {PageHeader} from '../../frame/PageHeader';
import Converter from '../../converter/Converter';

/** Pixels; as wide as the currency dialog (CO-713). */
const WIDTH = 700;

export default function CurrencyConverter() {
  const t = useT();
  return (
    <Box sx={{maxWidth: WIDTH, mx: 'auto'}}>
      <PageHeader title={t('converter.title')} />
      <Converter />
    </Box>
  );
}
