/** What the colours of a chart stand for. */
import {Box} from '@mui/material';

export interface LegendEntry {
  readonly label: string;
  readonly colour: string;
}

interface LegendProps {
  readonly entries: readonly LegendEntry[];
  readonly of?: 'series' | 'shares';
}

export function Legend({entries, of = 'series'}: LegendProps) {
  return (
    <Box
      component="ul"
      data-legend={of}
      sx={{display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, m: 0, px: 1, py: 0.5, fontSize: '0.75rem'}}
    >
      {entries.map(({label, colour}, index) => (
        // Two may be called the same.
        <Box key={`${index} ${label}`} component="li" sx={{display: 'flex', alignItems: 'center', gap: 0.75}}>
          <Box
            component="span"
            data-colour={colour}
            sx={{flex: 'none', width: 10, height: 10, borderRadius: '2px', backgroundColor: colour}}
          />
          <span>{label}</span>
        </Box>
      ))}
    </Box>
  );
}
