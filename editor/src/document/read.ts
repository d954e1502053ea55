/**
 * Reading values out of untrusted JSON: every value is checked and bounded, what does not fit becomes the given
 * fallback.
 */

/** Far beyond any real design; keeps sums and products finite. */
export const FAR = 1e6;

const COLOUR = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]{1,40}\)|hsla?\([\d\s.,%/deg]{1,40}\)|[a-z]{3,20})$/i;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Typed access to the properties of one JSON object. */
export class Fields {
  constructor(private readonly values: Readonly<Record<string, unknown>>) {}

  raw(name: string): unknown {
    return this.values[name];
  }

  has(name: string): boolean {
    return this.values[name] !== undefined && this.values[name] !== null;
  }

  number(name: string, fallback: number, min = -FAR, max = FAR): number {
    const value = this.values[name];
    if (typeof value !== 'number' || !Number.isFinite(value)) return fallback;
    return Math.min(max, Math.max(min, value));
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.values[name];
    return typeof value === 'boolean' ? value : fallback;
  }

  text(name: string, fallback: string, maxLength = 1000): string {
    const value = this.values[name];
    return typeof value === 'string' ? value.slice(0, maxLength) : fallback;
  }

  choice<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    return allowed.find(entry => entry === this.values[name]) ?? fallback;
  }

  colour(name: string, fallback: string): string {
    return readColour(this.values[name]) ?? fallback;
  }

  /** A colour, or null for none. */
  paint(name: string, fallback: string | null): string | null {
    if (!(name in this.values)) return fallback;
    return readColour(this.values[name]) ?? null;
  }

  /** The properties of an inner object; none where it is something else. */
  record(name: string): Readonly<Record<string, unknown>> {
    const value = this.values[name];
    return isRecord(value) ? value : {};
  }

  /** A whole number above 0, also given as digits; else undefined. */
  id(name: string): number | undefined {
    const given = this.values[name];
    const value = typeof given === 'number' || typeof given === 'string' ? Number(given) : Number.NaN;
    return Number.isSafeInteger(value) && value > 0 ? value : undefined;
  }
}

/** A colour the canvas understands; of a gradient, its first stop. */
export function readColour(value: unknown): string | undefined {
  if (!isRecord(value) || !Array.isArray(value.colorStops)) return plainColour(value);
  const first: unknown = value.colorStops[0];
  return isRecord(first) ? plainColour(first.color) : undefined;
}

const plainColour = (value: unknown): string | undefined =>
  typeof value === 'string' && COLOUR.test(value) ? value : undefined;
