/** Stands where the rows of a list are about to be. */
import {Box, Skeleton} from '@mui/material';
import {useT} from '../../../i18n/hooks';

const ROWS = 8;

export function TableSkeleton() {
  const t = useT();
  return (
    <Box role="status" aria-label={t('common.loading')} sx={{px: 2, py: 1}}>
      {Array.from({length: ROWS}, (_, row) => (
        <Skeleton key={row} height={37} />
      ))}
    </Box>
  );
}
