/** Amounts are counted in whole cents and written as decimal strings. */
export function cents(amount: unknown): number {
  return Math.round(Number(amount ?? 0) * 100);
}

export function decimal(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(Math.round(cents))).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
