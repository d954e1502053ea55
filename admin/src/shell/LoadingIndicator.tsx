/**
 * A spinner over the content area while requests are in flight. The page below stays usable. It fades in after 400 ms,
 * so quick requests never show it.
 */
import {Box, CircularProgress} from '@mui/material';
import {useT} from '../i18n/hooks';
import {useLoadingShown} from '../request/loading';

export function LoadingIndicator() {
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
        // Above the page's own layers, below the header and dialogs.
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
