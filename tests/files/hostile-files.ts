/** Files that are made to end a server, or to hold it up. */

export interface HostileFile {
  readonly name: string;
  readonly content: Buffer;
}

const drawing = (inside: string, attributes = ''): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`);

/** Drawings that are small enough to be uploaded and far too much to be read. */
export const HOSTILE_DRAWINGS: Readonly<Record<string, () => Buffer>> = {
  '2.6 million elements': () => drawing('<g/>'.repeat(2_470_000)),
  '40,000 attributes': () => drawing('', Array.from({length: 40_000}, (_, index) => ` a${index}=""`).join('')),
  '130,000 paths': () => drawing('<path d="M0 0L9 9"/>'.repeat(130_000)),
  '6,000 levels': () => drawing('<g>'.repeat(6000) + '</g>'.repeat(6000)),
};
