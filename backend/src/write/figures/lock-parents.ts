/**
 * Whoever writes a record whose parents' figures follow from it holds these parents first: parents before children,
 * each kind in the order of ids, so that writers of one parent take turns and never wait for each other in a cycle.
 */
import type {Entity} from '@emblem/schemas';
import type {Context} from '../../context';
import type {HeldIds} from '../../context/batch';
import type {Values} from '../../values';
import {linksOf} from './links';

type Ids = Map<string, Set<number>>;

function add(all: Ids, key: string, values: Iterable<unknown>): void {
  const ids = [...values].filter((id): id is number => typeof id === 'number');
  if (ids.length > 0) all.set(key, new Set([...(all.get(key) ?? []), ...ids]));
}

/** Where the records that are there already lead to. */
async function pointedTo(context: Context, entity: Entity, names: readonly string[], ids: readonly number[]) {
  const {sql} = context;
  const columns = names.map(name => `"${entity.field[name]?.column ?? name}" as "${name}"`).join(', ');
  const rows: readonly Values[] = await sql`
    select ${sql.unsafe(columns)} from ${sql(entity.table)} where id = any(${sql.array([...ids], 20)})`;
  return rows;
}

/** Those above first: a parent that has parents itself is locked after them. */
async function collect(
  context: Context,
  entity: Entity,
  ids: readonly number[],
  sent: readonly Values[],
  above: Ids,
): Promise<void> {
  const {upward} = linksOf(context.model, entity);
  if (upward.length === 0) return;
  const names = [...new Set(upward.map(({relation}) => relation.name))];
  const rows = ids.length > 0 ? await pointedTo(context, entity, names, ids) : [];
  for (const {parent, relation} of upward) {
    const found: Ids = new Map();
    add(
      found,
      parent.key,
      [...rows, ...sent].map(row => row[relation.name]),
    );
    const parents = [...(found.get(parent.key) ?? [])];
    if (parents.length === 0) continue;
    await collect(context, parent, parents, [], above);
    add(above, parent.key, parents);
  }
}

async function lockRows(context: Context, key: string, ids: Iterable<number>, isShared: boolean): Promise<void> {
  const {sql, model} = context;
  await sql`
    select id from ${sql(model.entity(key).table)} where id = any(${sql.array([...ids], 20)}) order by id
    ${isShared ? sql`for share` : sql`for no key update`}`;
}

/** Whether all of it was locked for the batch that is being written. */
function isHeld({batch, model}: Context, entity: Entity, ids: readonly number[], sent: readonly Values[]): boolean {
  if (!batch || !ids.every(id => batch.locked.has(entity.key, id))) return false;
  const {upward, own} = linksOf(model, entity);
  const isIn = (held: HeldIds, key: string, name: string) =>
    sent.map(row => row[name]).every(id => typeof id !== 'number' || held.has(key, id));
  return (
    upward.every(({parent, relation}) => isIn(batch.locked, parent.key, relation.name)) &&
    own.every(({via}) => isIn(batch.shared, via.relation?.to ?? '', via.name))
  );
}

/** The parents of records of an entity, of those that are there and of ones as they were `sent`. */
export async function lockParents(
  context: Context,
  entity: Entity,
  ids: readonly number[],
  ...sent: readonly Values[]
): Promise<void> {
  if (isHeld(context, entity, ids, sent)) return;
  const above: Ids = new Map();
  await collect(context, entity, ids, sent, above);
  for (const [key, parents] of above) await lockRows(context, key, parents, false);
  for (const [key, parents] of above) context.batch?.locked.add(key, parents);
  const copied: Ids = new Map();
  for (const {via} of linksOf(context.model, entity).own)
    add(
      copied,
      via.relation?.to ?? '',
      sent.map(row => row[via.name]),
    );
  for (const [key, sources] of copied) {
    const held = above.get(key);
    await lockRows(
      context,
      key,
      [...sources].filter(id => !held?.has(id)),
      true,
    );
    context.batch?.shared.add(key, sources);
  }
}

/** The records themselves, after the parents that they have: their figures are worked out while nobody writes them. */
export async function lockWithParents(context: Context, entity: Entity, ids: readonly number[]): Promise<void> {
  await lockParents(context, entity, ids);
  await lockRows(context, entity.key, ids, false);
  context.batch?.locked.add(entity.key, ids);
}
