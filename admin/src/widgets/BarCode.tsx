/** The bars of a code as a drawing: dark on white in any theme, since scanners want it so. */

interface BarCodeProps {
  /** Widths of bars and gaps, beginning with a bar. */
  readonly bars: readonly number[];
  readonly label: string;
  /** As CSS has it. */
  readonly width: string;
}

/** Modules of white on both sides, which scanners need, and how high bars are beside their width. */
const QUIET = 10;
const HEIGHT = 0.22;

function pathOf(bars: readonly number[], height: number): string {
  const ends = bars.reduce<readonly number[]>((all, each) => [...all, (all.at(-1) ?? QUIET) + each], []);
  return bars
    .map((each, index) => (index % 2 === 0 ? `M${(ends[index] ?? 0) - each} 0h${each}v${height}h-${each}z` : ''))
    .join('');
}

export function BarCode({bars, label, width}: BarCodeProps) {
  const modules = bars.reduce((sum, each) => sum + each, 0) + 2 * QUIET;
  const height = Math.round(modules * HEIGHT);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${height}`}
      shapeRendering="crispEdges"
      style={{width, display: 'block'}}
    >
      <rect width={modules} height={height} fill="#fff" />
      <path d={pathOf(bars, height)} fill="#000" />
    </svg>
  );
}
