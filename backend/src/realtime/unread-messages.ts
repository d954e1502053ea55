/** What a user has not read yet: what a connection that comes back is told. */
import {SYSTEM} from '../actor';
import {numberOf} from '../record-values';
import type {WireRecord} from '../values';
import {asActor, type Context} from '../context';
import {count, findAll, list} from '../read';
import type {Predicate} from '@emblem/schemas';

/** A connection is told this many of the newest; the count says how many more there are in the list. */
const REPLAYED = 500;

export interface Unread {
  readonly total: number;
  /** The oldest first, without those that are known. */
  readonly messages: readonly WireRecord[];
}

export function unreadOf(userId: number): Predicate {
  return {all: [{eq: ['userId', userId]}, {eq: ['readAt', null]}]};
}

export function countUnread(context: Context, userId: number): Promise<number> {
  return count(asActor(context, SYSTEM), 'notification', unreadOf(userId));
}

export async function unread(context: Context, userId: number, known: ReadonlySet<number>): Promise<Unread> {
  const system = asActor(context, SYSTEM);
  const {records, total} = await list(system, 'notification', {
    where: unreadOf(userId),
    sort: [{field: 'messageId', descending: true}],
    limit: REPLAYED,
    total: 'exact',
  });
  const ids = records.map(record => numberOf(record, 'messageId') ?? 0).filter(id => !known.has(id));
  const messages =
    ids.length === 0
      ? []
      : await findAll(system, 'broadcast-message', {in: ['id', ids]}, [{field: 'id', descending: false}]);
  return {total, messages};
}
