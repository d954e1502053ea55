/** The same write on every record of a filter, in one transaction: all of them or none. */
import type {Predicate} from '@emblem/schemas';
import {requireReach} from '../rights/decide-reach';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Values} from '../values';
import type {Context} from '../context';
import {list} from '../read/list';
import type {ListQuery} from '../read/types';
import {change, changeOnBehalf} from './change';
import {gatherFigures, lockParents} from './figures';
import {removeRecord} from './remove';
import {transaction} from './transaction';

/** More than this at once is refused; a filter can be narrowed. */
export const MANY_LIMIT = 10_000;

export type Selection = Pick<ListQuery, 'where' | 'search'>;

/**
 * The ids a selection names, locked in the order of their ids by the writes that follow, so that two bulk writes cannot
 * deadlock.
 */
export async function selectedIds(context: Context, key: string, selection: Selection): Promise<readonly number[]> {
  const {records} = await list(context, key, {
    ...selection,
    sort: [{field: 'id', descending: false}],
    limit: MANY_LIMIT + 1,
  });
  if (records.length > MANY_LIMIT) throw new Refusal(422, text('tooMany', context.actor.language, {limit: MANY_LIMIT}));
  return records.map(record => record.id);
}

export async function updateMany(
  context: Context,
  key: string,
  where: Predicate,
  values: Values,
  search?: string,
): Promise<number> {
  requireReach(context, key, 'update');
  const entity = context.model.entity(key);
  return transaction(context, async tx => {
    const ids = await selectedIds(tx, key, {where, search});
    await lockParents(tx, entity, ids, values);
    await gatherFigures(tx, changeOnBehalf, async inner => {
      for (const id of ids) await change(inner, entity, id, values, {action: 'update'});
    });
    return ids.length;
  });
}

export async function removeMany(context: Context, key: string, where: Predicate, search?: string): Promise<number> {
  requireReach(context, key, 'delete');
  const entity = context.model.entity(key);
  return transaction(context, async tx => {
    const ids = await selectedIds(tx, key, {where, search});
    await lockParents(tx, entity, ids);
    await gatherFigures(tx, changeOnBehalf, async inner => {
      for (const id of ids) await removeRecord(inner, entity, id);
    });
    return ids.length;
  });
}
