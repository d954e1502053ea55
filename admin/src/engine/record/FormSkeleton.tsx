/** Stands where a form comes as soon as its record is there. */
import {Box, Skeleton} from '@mui/material';
import {useT} from '../../i18n/hooks';

const WIDTHS = ['70%', '50%', '60%'];

export function FormSkeleton() {
  const t = useT();
  return (
    <Box role="status" aria-label={t('common.loading')} sx={{p: 2.5}}>
      {WIDTHS.map(width => (
        <Skeleton key={width} width={width} height={34} />
      ))}
    </Box>
  );
}
