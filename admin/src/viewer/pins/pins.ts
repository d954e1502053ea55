/** Places on the pictures of artwork, with what is to be changed there. */
import {asNumber, asText, isValues, asList} from '../../model/parse';

export interface Pin {
  /** Which of the drawing's files; the first one is 0. */
  readonly file: number;
  /** Shares of the picture's width and height, from the left and from the top: 0 to 1. */
  readonly x: number;
  readonly y: number;
  readonly note: string;
}

/** As many as the server takes. */
export const MAX_PINS = 30;
export const MAX_NOTE_LENGTH = 500;

const DIGITS = 10_000;

/** Within the picture, and no finer than anybody can point. */
export function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * DIGITS) / DIGITS;
}

export function pinsOf(value: unknown): readonly Pin[] {
  return asList(value)
    .filter(isValues)
    .map(({file, x, y, note}) => ({
      file: asNumber(file) ?? 0,
      x: share(asNumber(x) ?? 0),
      y: share(asNumber(y) ?? 0),
      note: asText(note) ?? '',
    }));
}

const STEP = 0.01;

/** What an arrow key moves a pin by; undefined for other keys. With `far` it goes five times as far. */
export function stepOf(key: string, far: boolean): {readonly x: number; readonly y: number} | undefined {
  const step = far ? STEP * 5 : STEP;
  if (key === 'ArrowLeft') return {x: -step, y: 0};
  if (key === 'ArrowRight') return {x: step, y: 0};
  if (key === 'ArrowUp') return {x: 0, y: -step};
  return key === 'ArrowDown' ? {x: 0, y: step} : undefined;
}
