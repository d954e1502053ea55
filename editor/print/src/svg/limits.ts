/**
 * How much a drawing may hold: far beyond what anybody draws, far below what holds up a server, a browser or a press.
 */
export const SVG_LIMITS = {
  /** Bytes of the file. */
  bytes: 10 * 1024 * 1024,
  /** Elements of the file, and of what it comes to once everything it refers to is written out. */
  elements: 100_000,
  /** Elements within each other. */
  depth: 200,
  /** Attributes of one element. */
  attributes: 200,
  /** Characters that names declared by the file may add. */
  entities: 1_000_000,
  /** Characters of the text in it. */
  letters: 20_000,
  /** Characters of its style rules. */
  rules: 200_000,
  /** Characters of the result without the pictures in it, which a browser draws anew at each step of the zoom. */
  drawn: 4_000_000,
  /** Style rules times elements. */
  matches: 10_000_000,
  /** Pixels of a picture within it. */
  pixels: 40_000_000,
  /** Drawings within drawings. */
  nested: 2,
} as const;

/** `too-complex`: more than `SVG_LIMITS`; `unreadable`: no drawing at all; `empty`: nothing in it shows. */
export type SvgRefusal = 'too-complex' | 'unreadable' | 'empty';

/** Why a drawing is not taken over. */
export class SvgError extends Error {
  constructor(
    readonly code: SvgRefusal,
    detail = '',
  ) {
    super(`${code} ${detail}`.trim());
    this.name = 'SvgError';
  }
}
