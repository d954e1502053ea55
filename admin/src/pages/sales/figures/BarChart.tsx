/**
 * Bars over a range of the calendar; each tells its value when it is pointed at, and all stand in a table for who
 * cannot see them.
 */
import {Box, useTheme} from '@mui/material';
import {visuallyHidden} from '../../../theme/visually-hidden';
import {heights, isNamed} from './steps';

/** Pixels. */
const HEIGHT = 96;
/** Of the width of a step. */
const GAP = 0.22;

export interface Bar {
  readonly name: string;
  /** Number or decimal. */
  readonly value: number | string;
  /** The value as it is read out. */
  readonly text: string;
}

export function BarChart({label, bars}: {readonly label: string; readonly bars: readonly Bar[]}) {
  const {palette} = useTheme();
  const shares = heights(bars.map(({value}) => value));
  return (
    <Box component="figure" sx={{m: 0}}>
      <svg
        aria-hidden
        viewBox={`0 0 ${bars.length} 1`}
        preserveAspectRatio="none"
        style={{display: 'block', width: '100%', height: HEIGHT}}
      >
        {bars.map(({name, text}, index) => {
          const share = shares[index] ?? 0;
          return (
            <g key={name}>
              <title>{`${name}: ${text}`}</title>
              <rect x={index} y={0} width={1} height={1} fill="transparent" />
              <rect x={index + GAP / 2} y={0} width={1 - GAP} height={1} fill={palette.action.hover} />
              <rect x={index + GAP / 2} y={1 - share} width={1 - GAP} height={share} fill={palette.primary.main} />
            </g>
          );
        })}
      </svg>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))`,
          mt: 0.5,
          fontSize: '0.6875rem',
          color: 'text.secondary',
        }}
      >
        {bars.map(({name}, index) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              justifyContent: 'center',
              whiteSpace: 'nowrap',
              overflow: 'visible',
              width: 0,
              justifySelf: 'center',
            }}
          >
            {isNamed(index, bars.length) && name}
          </Box>
        ))}
      </Box>
      <Box sx={{position: 'relative'}}>
        <table style={visuallyHidden} aria-label={label}>
          <tbody>
            {bars.map(({name, text}) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}
