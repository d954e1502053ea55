/**
 * What a list makes of records that others have written: rows change where they stand, none moves under the reader's
 * hand.
 */
import type {Entity} from '@emblem/schemas';
import {versionOf, type EntityRecord} from '../../model/record';

/** Marks of a row that is shown; no properties. */
export const CHANGED = '_changed';
export const LEFT = '_left';

export function hasLeft(record: EntityRecord): boolean {
  return record[LEFT] === true;
}

/** Nothing can be looked at any more: the record was deleted, or has left the list. */
export function isGone({system}: Entity, record: EntityRecord): boolean {
  return Boolean(record[system.deletedAt]) || hasLeft(record);
}

/** Attributes of the element of a row. */
export function otherMarks(record: EntityRecord) {
  return {
    'data-changed': typeof record[CHANGED] === 'number' || undefined,
    'data-left': hasLeft(record) || undefined,
  } as const;
}

/** What the server has now: `page` as the list would be asked for, `found` those of `asked` that still belong to it. */
export interface Now {
  readonly page: readonly EntityRecord[];
  readonly asked: readonly number[];
  readonly found: readonly EntityRecord[];
}

/** The rows as they are to be shown, in the order in which they stand; the same list where nothing differs. */
export function followRows(
  shown: readonly EntityRecord[],
  {page, asked, found}: Now,
  at: number,
): readonly EntityRecord[] {
  const known = new Map([...found, ...page].map(record => [record.id, record]));
  const left = new Set(asked.filter(id => !known.has(id)));
  const rows = shown.map(row => {
    if (left.has(row.id)) return row[LEFT] === true ? row : {...row, [LEFT]: true, _abilities: {}};
    const now = known.get(row.id);
    return now && (versionOf(now) !== versionOf(row) || row[LEFT] === true) ? {...now, [CHANGED]: at} : row;
  });
  return rows.some((row, index) => row !== shown[index]) ? rows : shown;
}

/**
 * Rows that stand on the page now and are not shown; `written` undefined where it is not known which were written:
 * those that are newer.
 */
export function newcomers(
  shown: readonly EntityRecord[],
  page: readonly EntityRecord[],
  written: readonly number[] | undefined,
): readonly number[] {
  const ids = new Set(shown.map(({id}) => id));
  const newest = Math.max(0, ...ids);
  return page.map(({id}) => id).filter(id => !ids.has(id) && (written ? written.includes(id) : id > newest));
}
