/** A small plot of a figure beside the period before; its numbers stand in the tiles over it. */
import {Box, useTheme} from '@mui/material';
import type {PlotLines, PlotPoint} from './plot-lines';

/** Of the drawing, which is stretched to the room there is. */
const WIDTH = 300;
const HEIGHT = 56;
/** So that no line is cut in half at an edge. */
const EDGE = 3;

function placeOf({x, y}: PlotPoint): string {
  return `${EDGE + x * (WIDTH - 2 * EDGE)},${HEIGHT - EDGE - y * (HEIGHT - 2 * EDGE)}`;
}

interface LineProps {
  readonly points: readonly PlotPoint[];
  readonly colour: string;
  readonly width: number;
  readonly dashed?: boolean;
}

function Line({points, colour, width, dashed = false}: LineProps) {
  return (
    <polyline
      points={points.map(placeOf).join(' ')}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={dashed ? '2 4' : undefined}
      vectorEffect="non-scaling-stroke"
    />
  );
}

export function Plot({lines: {present, before, isUnfinished}}: {readonly lines: PlotLines}) {
  const {palette} = useTheme();
  const done = isUnfinished ? present.slice(0, -1) : present;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      sx={{display: 'block', width: '100%', height: HEIGHT}}
    >
      <Line points={before} colour={palette.text.disabled} width={1.5} />
      <Line points={done} colour={palette.primary.main} width={2.5} />
      {isUnfinished && <Line points={present.slice(-2)} colour={palette.primary.main} width={2.5} dashed />}
    </Box>
  );
}
