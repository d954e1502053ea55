/** How far the making of several papers is. */
import {Box, LinearProgress, Typography} from '@mui/material';
import {useT} from '../../i18n/hooks';
import type {Progress} from './use-many-papers';

export function MakingBar({progress}: {readonly progress: Progress | undefined}) {
  const t = useT();
  if (!progress) return null;
  const {done, total} = progress;
  const label = t('papers.making', {done: done + 1, total});
  return (
    <Box role="status" sx={{display: 'grid', gap: 0.5}}>
      <Typography variant="body2">{label}</Typography>
      <LinearProgress variant="determinate" value={(done / total) * 100} aria-label={label} />
    </Box>
  );
}
