/** While a page is on its way. */
import {Box, CircularProgress} from '@mui/material';
import {useT} from '../i18n/hooks';

export function PageLoading() {
  const t = useT();
  return (
    <Box role="status" aria-label={t('common.loading')} sx={{display: 'grid', placeItems: 'center', minHeight: '40vh'}}>
      <CircularProgress size={28} aria-hidden />
    </Box>
  );
}
