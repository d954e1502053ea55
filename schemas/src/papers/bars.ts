/** How the bars of a code are drawn, by the page and by the PDF alike. */

export interface BarDrawing {
  /** Modules, the quiet zones on both sides included. */
  readonly width: number;
  readonly height: number;
  /** What is dark, as SVG has it. */
  readonly path: string;
}

/** Modules of white on both sides, which scanners need, and how high bars are beside their width. */
const QUIET = 10;
const HEIGHT = 0.22;

/** `bars` are widths of bars and of the gaps between, in modules, beginning with a bar. */
export function barDrawing(bars: readonly number[]): BarDrawing {
  const width = bars.reduce((sum, each) => sum + each, 0) + 2 * QUIET;
  const height = Math.round(width * HEIGHT);
  let x = QUIET;
  const parts = bars.map((each, index) => {
    const part = index % 2 === 0 ? `M${x} 0h${each}v${height}h-${each}z` : '';
    x += each;
    return part;
  });
  return {width, height, path: parts.join('')};
}
