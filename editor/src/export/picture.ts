/** PNG pictures from drawn sides. */

const GAP = 40;

/** One canvas with the given ones from left to right; a single one is handed back as it is. */
export function besideEachOther(drawn: readonly HTMLCanvasElement[]): HTMLCanvasElement {
  const [first, ...more] = drawn;
  if (first && more.length === 0) return first;
  const sheet = document.createElement('canvas');
  sheet.width = drawn.reduce((sum, {width}) => sum + width, 0) + GAP * (drawn.length - 1);
  sheet.height = Math.max(...drawn.map(({height}) => height));
  const ctx = sheet.getContext('2d');
  let left = 0;
  for (const element of drawn) {
    ctx?.drawImage(element, left, 0);
    left += element.width + GAP;
  }
  return sheet;
}

/** Rejects when the browser cannot encode the picture. */
export function toPng(element: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    element.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded'))), 'image/png');
  });
}
