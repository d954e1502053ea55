/** Parts a selection into files of ordinary size and those that take long. */
const BORDER = 80 * 1024 * 1024;

/** Exactly 80 MB is still normal (CO-389). */
export function splitBySize<T extends {readonly size: number}>(
  files: readonly T[],
): {readonly normal: readonly T[]; readonly oversize: readonly T[]} {
  return {normal: files.filter(file => file.size <= BORDER), oversize: files.filter(file => file.size > BORDER)};
}
