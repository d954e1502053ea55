/** Puts the rows of a drag-sorted list in a new order: one statement, under a lock, losing nobody's moves. */
import type {Entity} from '@emblem/schemas';
import {requireReach} from '../rights/decide-reach';
import {reach} from '../rights/reach';
import {SYSTEM} from '../actor';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Values, WireRecord} from '../values';
import {asActor, type Context} from '../context';
import {findAll} from '../read/get';
import {source, conjunction} from '../read/source';
import {recordAudit} from './audit';
import {inTransaction} from './hooks';
import {lockOwner, renewOwner} from './line-owner';
import {replayMoves} from './moves';
import {inScope, lockPlaces} from './place';
import {transaction} from './transaction';

async function requireSortable(context: Context, entity: Entity, ids: readonly number[]): Promise<WireRecord> {
  const {sql} = context;
  const from = source(context, entity.key, {action: 'sort'});
  const rows = await sql`
    select t.id from ${sql(entity.table)} t
    where t.id = any(${sql.array([...ids], 20)}) and ${conjunction(context, from.where)}`;
  if (rows.length !== new Set(ids).size) throw new Refusal(422, text('unknownIds', context.actor.language));
  const [first] = await findAll(asActor(context, SYSTEM), entity.key, {eq: ['id', ids[0] ?? 0]});
  if (!first) throw new Refusal(422, text('unknownIds', context.actor.language));
  return first;
}

async function currentOrder(
  context: Context,
  entity: Entity,
  column: string,
  sample: Values,
): Promise<readonly number[]> {
  const {sql} = context;
  const rows: readonly {id: number}[] = await sql`
    select id from ${sql(entity.table)} where ${inScope(context, entity, sample)}
    order by ${sql(column)} nulls last, id`;
  return rows.map(row => row.id);
}

/** A list may hold rows that the actor does not see. */
async function readable(context: Context, entity: Entity, order: readonly number[]): Promise<readonly number[]> {
  if (reach(context.actor, entity, context.model, 'read') === true) return order;
  const {sql} = context;
  const from = source(context, entity.key);
  const rows: readonly {id: number}[] = await sql`
    select t.id from ${sql(entity.table)} t
    where t.id = any(${sql.array([...order], 20)}) and ${conjunction(context, from.where)}`;
  const seen = new Set(rows.map(row => row.id));
  return order.filter(id => seen.has(id));
}

/**
 * `ids` in their new order, all of one list or some of them; `base` the order the user began from. Where the list has
 * changed since, the user's moves are replayed onto it. Answers the order that resulted, of the rows that the actor
 * reads.
 */
export async function reorder(
  context: Context,
  key: string,
  ids: readonly number[],
  base?: readonly number[],
): Promise<readonly number[]> {
  requireReach(context, key, 'sort');
  const entity = context.model.entity(key);
  const column = entity.sort && entity.field[entity.sort.field]?.column;
  if (!column) throw new Refusal(404, text('noAction', context.actor.language, {action: 'sort'}));
  if (ids.length === 0 || new Set(ids).size !== ids.length)
    throw new Refusal(422, text('unknownIds', context.actor.language));
  return transaction(context, async tx => {
    const sample = await requireSortable(tx, entity, ids);
    await lockPlaces(tx, entity);
    const owner = await lockOwner(tx, entity, sample);
    const current = await currentOrder(tx, entity, column, sample);
    if (ids.some(id => !current.includes(id))) throw new Refusal(422, text('unknownIds', context.actor.language));
    const order = replayMoves(current, base ?? current.filter(id => ids.includes(id)), ids);
    const {sql} = tx;
    await sql`
      update ${sql(entity.table)} t set ${sql(column)} = placed.place
      from unnest(${sql.array([...order], 20)}::bigint[]) with ordinality as placed(id, place)
      where t.id = placed.id and t.${sql(column)} is distinct from placed.place`;
    await renewOwner(tx, owner);
    await recordAudit(tx, entity, null, 'sort', {[entity.sort?.field ?? 'sort']: [current, order]});
    await inTransaction(tx, entity, sample, sample);
    return readable(tx, entity, order);
  });
}
