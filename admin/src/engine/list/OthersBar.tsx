/** Tells of records that others have added, and shows them when the reader wants to. */
import {Box, Button} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {SCREEN_ONLY} from '../../theme/print';
import {useOthers} from './use-others';

export function OthersBar() {
  const t = useT();
  const {count, show} = useOthers();
  return (
    <Box aria-live="polite" className={SCREEN_ONLY} sx={{position: 'relative', zIndex: 6}}>
      {count > 0 && (
        <Box
          // Over the heads: rows must not move under the reader's hand.
          sx={{
            position: 'absolute',
            top: 4,
            left: '50%',
            transform: 'translateX(-50%)',
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            pl: 1.5,
            pr: 0.5,
            borderRadius: 4,
            border: 1,
            borderColor: 'primary.main',
            backgroundColor: 'background.paper',
            boxShadow: 2,
            fontSize: '0.8125rem',
            whiteSpace: 'nowrap',
          }}
        >
          {t('list.arrived', {count})}
          <Button variant="text" onClick={show} sx={{minHeight: 28, minWidth: 0}}>
            {t('list.showArrived')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
