/** How wide a text of a chart is, before it is drawn. */

const WIDE = /[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFAFF\uFF00-\uFF60]/;
/** Pixels of a sign at the size of the axes. */
const WIDE_SIGN = 12;
const SIGN = 6.8;

/** Pixels, rather too many than too few. */
export function textWidth(text: string): number {
  return Math.ceil([...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? WIDE_SIGN : SIGN), 0));
}

export function widestOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(textWidth));
}
