/** Tells of records that others have added, and shows them when the reader wants to. */
import {Box, Button} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {useOthers} from './use-others';

export function OthersBar() {
  const t = useT();
  const {count, show} = useOthers();
  return (
    <Box role="status">
      {count > 0 && (
        <Box sx={{display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider', backgroundColor: 'action.hover', fontSize: '0.8125rem'}}>
          {t('list.arrived', {count})}
          <Button variant="text" onClick={show} sx={{minHeight: 26}}>{t('list.showArrived')}</Button>
        </Box>
      )}
    </Box>
  );
}
