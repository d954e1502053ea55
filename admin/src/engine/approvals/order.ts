/** In which order records that wait stand, and where one goes on once some of them are decided. */
import type {Entity, Field} from '@emblem/schemas';
import {asText, type Values} from '../../model/parse';

interface Timed {
  readonly view: {readonly entity: Pick<Entity, 'due' | 'approval' | 'field'>};
  readonly record: Values;
  /** Since when it waits, ISO 8601. */
  readonly since: string;
}

/** Until when the decision is wanted (`x-due`); undefined where nobody has said so. */
export function dueField({view: {entity}, record}: Timed): Field | undefined {
  const {due, approval} = entity;
  if (!due || due.of !== approval?.of || asText(record[due.field]) === undefined) return undefined;
  return entity.field[due.field];
}

/** In milliseconds, where it is over. */
function limitPassed(waiting: Timed, now: number): number | undefined {
  const due = dueField(waiting);
  const limit = due ? Date.parse(asText(waiting.record[due.name]) ?? '') : NaN;
  return limit < now ? limit : undefined;
}

export function isLate(waiting: Timed, now: number): boolean {
  return limitPassed(waiting, now) !== undefined;
}

/** What is late first, the latest of it before the rest; then what has waited longest. */
export function inOrder<Each extends Timed>(all: readonly Each[], now: number): readonly Each[] {
  const placed = all.map(each => {
    const limit = limitPassed(each, now);
    return {each, rank: limit === undefined ? 1 : 0, moment: limit ?? Date.parse(each.since)};
  });
  return placed.sort((one, other) => one.rank - other.rank || one.moment - other.moment).map(({each}) => each);
}

/** The nearest of those that are left: the first one below, else the last one above. */
export function nearest(keys: readonly string[], from: string, isLeft: (key: string) => boolean): string | undefined {
  const at = keys.indexOf(from);
  return keys.slice(at + 1).find(isLeft) ?? keys.slice(0, Math.max(at, 0)).findLast(isLeft);
}
