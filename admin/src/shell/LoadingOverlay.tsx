/** Covers the content area while requests are in flight; what is quick is over before it shows. */
import {Box, CircularProgress} from '@mui/material';
import {useT} from '../i18n/hooks';
import {useLoadingShown} from '../request/loading';

export function LoadingOverlay() {
  const t = useT();
  if (!useLoadingShown()) return null;
  return (
    <Box
      role="progressbar"
      aria-label={t('common.loading')}
      data-overlay="loading"
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: 'speedDial',
        display: 'flex',
        justifyContent: 'center',
        pt: '20vh',
        pointerEvents: 'none',
        animation: 'loading-appears 200ms 400ms both',
        '@keyframes loading-appears': {from: {opacity: 0}, to: {opacity: 1}},
      }}
    >
      <CircularProgress size={36} aria-hidden />
    </Box>
  );
}
