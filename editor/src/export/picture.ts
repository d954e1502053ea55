/** PNG pictures from drawn sides. */

const GAP = 40;

/** Wider than this many times their height, pictures lie below each other. */
const WIDE = 2;

/**
 * One canvas with the given ones from left to right, or from top to bottom where they are wide; a single one is handed
 * back as it is.
 */
export function besideEachOther(drawn: readonly HTMLCanvasElement[]): HTMLCanvasElement {
  const [first, ...more] = drawn;
  if (first && more.length === 0) return first;
  const below = drawn.every(({width, height}) => width > WIDE * height);
  const total = (lengths: readonly number[]): number =>
    lengths.reduce((sum, length) => sum + length, GAP * (lengths.length - 1));
  const [widths, heights] = [drawn.map(({width}) => width), drawn.map(({height}) => height)];
  const sheet = document.createElement('canvas');
  sheet.width = below ? Math.max(...widths) : total(widths);
  sheet.height = below ? total(heights) : Math.max(...heights);
  const ctx = sheet.getContext('2d');
  let at = 0;
  for (const element of drawn) {
    ctx?.drawImage(element, below ? 0 : at, below ? at : 0);
    at += (below ? element.height : element.width) + GAP;
  }
  return sheet;
}

/** Rejects when the browser cannot encode the picture. */
export function toPng(element: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    element.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded'))), 'image/png');
  });
}
