/** The names of lines, each at the end of its own. */
import {useDrawingArea, useYScale} from '@mui/x-charts/hooks';
import {spread} from './spread';

/** Pixels from the line to its name. */
export const END_GAP = 10;
const LINE_HEIGHT = 15;

export interface EndLabel {
  readonly text: string;
  readonly colour: string;
  /** Where the line ends. */
  readonly value: number;
}

export function EndLabels({labels}: {readonly labels: readonly EndLabel[]}) {
  const {left, top, width, height} = useDrawingArea();
  const scale = useYScale();
  const places = spread(
    labels.map(({value}) => Number(scale(value) ?? 0)),
    LINE_HEIGHT,
    {from: top + LINE_HEIGHT / 2, to: top + height - LINE_HEIGHT / 2},
  );
  return labels.map(({text, colour}, index) => (
    <text
      key={text}
      data-end-label
      x={left + width + END_GAP}
      y={places[index]}
      dominantBaseline="central"
      fill={colour}
      fontSize={12}
    >
      {text}
    </text>
  ));
}
