/** Colours as red, green and blue, for pickers and for telling whether a text on them can be read. */

export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** How far two colours lie apart: from 0 to 441. */
export const colourDistance = (a: Rgb, b: Rgb): number => Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b);

/** Parses #rgb, #rrggbb and rgb(); anything else is undefined. */
export function parseColour(value: string): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  if (short)
    return parseColour(
      `#${short
        .slice(1)
        .map(digit => digit + digit)
        .join('')}`,
    );
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(value);
  if (long) return toRgb(long.slice(1).map(part => Number.parseInt(part, 16)));
  const call = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i.exec(value);
  return call ? toRgb(call.slice(1).map(Number)) : undefined;
}

function toRgb([r = 0, g = 0, b = 0]: readonly number[]): Rgb {
  return {r: Math.min(255, r), g: Math.min(255, g), b: Math.min(255, b)};
}

/** As #rrggbb for colour inputs; black for what cannot be parsed. */
export function toHex(value: string): string {
  const rgb = parseColour(value) ?? {r: 0, g: 0, b: 0};
  return `#${[rgb.r, rgb.g, rgb.b].map(part => part.toString(16).padStart(2, '0')).join('')}`;
}
