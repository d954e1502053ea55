/** Colours as they are printed: by red, green and blue, or by an ink of their own. */
import {converter, parse} from 'culori';

/** An ink that has a plate of its own. */
export interface Spot {
  /** As printers know it: `PANTONE 186 C`, `Shiny Gold`, `CutContour`. */
  readonly name: string;
  /** What stands in for the ink on a screen, as #rrggbb. */
  readonly colour: string;
  /** Other colours that are the same ink in a tint, as the shades of a plating. */
  readonly shades?: readonly {readonly colour: string; readonly tint: number}[];
}

export interface Ink {
  /** Each from 0 to 1. */
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
  readonly spot?: Spot;
  /** How much of the spot ink, 0 to 1. */
  readonly tint?: number;
}

const toRgb = converter('rgb');

/** Any colour that a style sheet knows; undefined for none and for what is no colour. */
export function plainInk(colour: string | null): Ink | undefined {
  const parsed = colour === null ? undefined : toRgb(parse(colour));
  if (!parsed) return undefined;
  const share = (value: number | undefined, missing: number): number => Math.min(1, Math.max(0, value ?? missing));
  return {red: share(parsed.r, 0), green: share(parsed.g, 0), blue: share(parsed.b, 0), alpha: share(parsed.alpha, 1)};
}

export function hexOf({red, green, blue}: Pick<Ink, 'red' | 'green' | 'blue'>): string {
  return `#${[red, green, blue]
    .map(part =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Tells which inks the colours of a design are printed with: a colour that a spot ink has exactly is that ink. */
export class Inks {
  private readonly spots = new Map<string, {readonly spot: Spot; readonly tint: number}>();

  /** Of two spots of the same colour the first counts. */
  constructor(spots: readonly Spot[]) {
    for (const spot of spots) {
      this.add(spot.colour, spot, 1);
      for (const {colour, tint} of spot.shades ?? []) this.add(colour, spot, tint);
    }
  }

  private add(colour: string, spot: Spot, tint: number): void {
    const ink = plainInk(colour);
    const key = ink && hexOf(ink);
    if (key !== undefined && !this.spots.has(key)) this.spots.set(key, {spot, tint});
  }

  of(colour: string | null): Ink | undefined {
    const ink = plainInk(colour);
    if (!ink) return undefined;
    return {...ink, ...this.spots.get(hexOf(ink))};
  }
}
