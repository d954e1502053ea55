/** Stands where rows come as soon as they are there. */
import {Box, Skeleton, type SxProps, type Theme} from '@mui/material';
import {useT} from '../i18n/hooks';

interface LoadingRowsProps {
  /** How many, or how wide each of them is. */
  readonly rows: number | readonly string[];
  /** Pixels of each. */
  readonly height: number;
  readonly variant?: 'text' | 'rounded';
  readonly sx?: SxProps<Theme>;
}

export function LoadingRows({rows, height, variant, sx}: LoadingRowsProps) {
  const t = useT();
  const widths = typeof rows === 'number' ? Array.from({length: rows}, () => undefined) : rows;
  return (
    <Box role="status" aria-label={t('common.loading')} sx={sx}>
      {widths.map((width, row) => (
        <Skeleton key={row} variant={variant} width={width} height={height} />
      ))}
    </Box>
  );
}
