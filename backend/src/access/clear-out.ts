/** Deletes records for good that have had their time, however many they are. */
import type {Predicate} from '@emblem/schemas';
import {SYSTEM} from '../actor';
import {asActor, type Context} from '../context';
import {list} from '../read';
import {removeMany} from '../write';

/** So many in one transaction. */
const BATCH = 1000;

/** Returns how many were deleted. */
export async function clearOut(context: Context, entity: string, where: Predicate): Promise<number> {
  const system = asActor(context, SYSTEM);
  let cleared = 0;
  for (;;) {
    const {records} = await list(system, entity, {where, sort: [{field: 'id', descending: false}], limit: BATCH});
    if (records.length === 0) return cleared;
    cleared += await removeMany(system, entity, {in: ['id', records.map(record => record.id)]});
  }
}
