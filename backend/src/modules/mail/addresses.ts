/** The addresses of a field that holds several, as they were written. */
export function addressesIn(written: string | null): readonly string[] {
  return (written ?? '')
    .split(/[,;]/)
    .map(each => each.trim())
    .filter(each => each !== '');
}
