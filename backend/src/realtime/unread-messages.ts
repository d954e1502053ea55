/**
 * The messages that a user has not read yet, which a connection that comes back receives. A `broadcast-message` is what
 * was sent; a `notification` is the copy of one reader, and keeps when they read it.
 */
import {SYSTEM} from '../actor';
import {numberOf} from '../record-values';
import type {WireRecord} from '../values';
import {asActor, type Context} from '../context';
import {count, findAll, list} from '../read';
import type {Predicate} from '@emblem/schemas';

/** At most this many, the newest, are replayed; `total` counts all. */
const MAX_REPLAYED = 500;

export interface Unread {
  /** All unread messages, those that are known included. */
  readonly total: number;
  /** The oldest first, without those that are known. */
  readonly messages: readonly WireRecord[];
}

export function isUnreadBy(userId: number): Predicate {
  return {all: [{eq: ['userId', userId]}, {eq: ['readAt', null]}]};
}

export function countUnreadMessages(context: Context, userId: number): Promise<number> {
  return count(asActor(context, SYSTEM), 'notification', isUnreadBy(userId));
}

export async function findUnread(context: Context, userId: number, known: ReadonlySet<number>): Promise<Unread> {
  const system = asActor(context, SYSTEM);
  const {records, total} = await list(system, 'notification', {
    where: isUnreadBy(userId),
    sort: [{field: 'messageId', descending: true}],
    limit: MAX_REPLAYED,
    total: 'exact',
  });
  const ids = records.flatMap(record => numberOf(record, 'messageId') ?? []).filter(id => !known.has(id));
  const messages =
    ids.length === 0
      ? []
      : await findAll(system, 'broadcast-message', {in: ['id', ids]}, [{field: 'id', descending: false}]);
  return {total, messages};
}
