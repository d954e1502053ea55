/** Sizes of files as people read them (CO-724). */
const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** In the largest unit that the size fills, with two decimals at most; GB is the last unit. */
export function fileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return `${Number(size.toFixed(2))} ${UNITS[unit]}`;
}
