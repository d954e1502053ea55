/** The order of rows while they are being dragged. */
import type {ViewKeyword} from '@emblem/schemas';

export function moveTo(ids: readonly number[], id: number, index: number): readonly number[] {
  const rest = ids.filter(each => each !== id);
  return [...rest.slice(0, index), id, ...rest.slice(index)];
}

export function sameOrder(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

const DIGITS = 2;

/** `1` to `01`: sort numbers start at 1 and have two digits at least. */
export function sortNumber(index: number): string {
  return String(index + 1).padStart(DIGITS, '0');
}

/** Milliseconds in which rows make room: of tables, and of lists that are no table (DA-548, DA-549). */
const IN_TABLES = 150;
const ELSEWHERE = 180;

/** `own` is what the entity says, as the colour screens do (DA-547). */
export function animationOf(own: number | undefined, layout: NonNullable<ViewKeyword['layout']>): number {
  return own ?? (layout === 'table' ? IN_TABLES : ELSEWHERE);
}

/** Pixels. */
export const ROW_HEIGHT = 48;

/** The part of a list that is in sight, in pixels. */
export interface Seen {
  readonly top: number;
  readonly height: number;
}

/** Lists of so many rows are drawn whole. */
const WHOLE = 100;
/** Rows drawn beyond those in sight, so that the next one is there before it is needed. */
const BEYOND = 20;
/** Rows drawn before it is known how many are in sight. */
const FIRST = 40;

/** Which places of a list are drawn, ascending: those in sight, and the row that is held wherever it is. */
export function placesInSight(count: number, {top, height}: Seen, held?: number): readonly number[] {
  if (count <= WHOLE) return Array.from({length: count}, (_, place) => place);
  const from = Math.max(0, Math.floor(top / ROW_HEIGHT) - BEYOND);
  const to = Math.min(count, Math.max(FIRST, Math.ceil((top + height) / ROW_HEIGHT) + BEYOND));
  const places = Array.from({length: Math.max(0, to - from)}, (_, index) => from + index);
  if (held === undefined || held < 0 || (held >= from && held < to)) return places;
  return held < from ? [held, ...places] : [...places, held];
}
