/** The bars of a code as a drawing: dark on white in any theme, since scanners want it so. */
import {barDrawing} from '@emblem/schemas/papers';

interface BarCodeProps {
  /** Widths of bars and gaps, beginning with a bar. */
  readonly bars: readonly number[];
  readonly label: string;
  /** As CSS has it. */
  readonly width: string;
}

export function BarCode({bars, label, width}: BarCodeProps) {
  const drawing = barDrawing(bars);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      shapeRendering="crispEdges"
      style={{width, display: 'block'}}
    >
      <rect width={drawing.width} height={drawing.height} fill="#fff" />
      <path d={drawing.path} fill="#000" />
    </svg>
  );
}
