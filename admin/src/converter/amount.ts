/** What may be typed as an amount: at least 0, with at most 2 decimals (CO-399, CO-400). */
const TYPED = /^(\d{0,12})(?:\.(\d{0,2}))?$/;

/** Whether the text is an amount or on its way to one. */
export function isTyped(text: string): boolean {
  return TYPED.test(text);
}

/** The amount as it is sent; undefined while nothing or only a point is there. */
export function amountOf(text: string): string | undefined {
  const [, whole = '', decimals = ''] = TYPED.exec(text) ?? [];
  if (whole === '' && decimals === '') return undefined;
  return `${whole === '' ? '0' : whole}.${decimals.padEnd(2, '0')}`;
}
