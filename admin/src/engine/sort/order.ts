/** The order of rows while they are being dragged. */
export function moveTo(ids: readonly number[], id: number, index: number): readonly number[] {
  const rest = ids.filter(each => each !== id);
  return [...rest.slice(0, index), id, ...rest.slice(index)];
}

export function sameOrder(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

const DIGITS = 2;

/** `1` to `01`: sort numbers start at 1 and have two digits at least. */
export function sortNumber(index: number): string {
  return String(index + 1).padStart(DIGITS, '0');
}
