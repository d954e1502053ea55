/** Percent of the navbar: 13, or 6 for each that is chosen, unless there are too many (CO-714 to CO-716). */
export function cascaderWidth(selected: number): number {
  return selected === 0 || selected * 9 > 100 ? 13 : selected * 6;
}
