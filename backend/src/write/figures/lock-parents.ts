/**
 * Whoever writes a record whose parents' figures follow from it holds these parents first: parents before children,
 * each kind in the order of ids, so that writers of one parent take turns and never wait for each other in a cycle.
 */
import type {Entity} from '@emblem/schemas';
import type {Context} from '../../context';
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
async function collect(context: Context, entity: Entity, ids: readonly number[], sent: Values, above: Ids) {
  const {upward} = linksOf(context.model, entity);
  if (upward.length === 0) return;
  const names = [...new Set(upward.map(({relation}) => relation.name))];
  const rows = ids.length > 0 ? await pointedTo(context, entity, names, ids) : [];
  for (const {parent, relation} of upward) {
    const found: Ids = new Map();
    add(
      found,
      parent.key,
      [...rows, sent].map(row => row[relation.name]),
    );
    const parents = [...(found.get(parent.key) ?? [])];
    if (parents.length === 0) continue;
    await collect(context, parent, parents, {}, above);
    add(above, parent.key, parents);
  }
}

async function lockRows(context: Context, key: string, ids: Iterable<number>, isShared: boolean): Promise<void> {
  const {sql, model} = context;
  await sql`
    select id from ${sql(model.entity(key).table)} where id = any(${sql.array([...ids], 20)}) order by id
    ${isShared ? sql`for share` : sql`for no key update`}`;
}

/** The parents of records of an entity, of those that are there and of one as it was `sent`. */
export async function lockParents(
  context: Context,
  entity: Entity,
  ids: readonly number[],
  sent: Values = {},
): Promise<void> {
  const above: Ids = new Map();
  await collect(context, entity, ids, sent, above);
  for (const [key, parents] of above) await lockRows(context, key, parents, false);
  const copied: Ids = new Map();
  for (const {via} of linksOf(context.model, entity).own) add(copied, via.relation?.to ?? '', [sent[via.name]]);
  for (const [key, sources] of copied) {
    const held = above.get(key);
    await lockRows(
      context,
      key,
      [...sources].filter(id => !held?.has(id)),
      true,
    );
  }
}

/** The records themselves, after the parents that they have: their figures are worked out while nobody writes them. */
export async function lockWithParents(context: Context, entity: Entity, ids: readonly number[]): Promise<void> {
  await lockParents(context, entity, ids);
  await lockRows(context, entity.key, ids, false);
}
