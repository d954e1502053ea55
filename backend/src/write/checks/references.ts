/**
 * Every id that is written must be that of a live record the actor may read. Its row is locked so that it stays alive:
 * `for key share` holds off a deletion, which takes the whole row, and lets a new order of the target's list pass.
 */
import type {Entity, Field} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import {text} from '../../messages';
import type {Values} from '../../values';
import type {Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {conjunction, source} from '../../read/source';
import {refuseIf} from '../values';
import {isTakenOver} from './taken-over';

interface Wanted {
  readonly field: Field;
  readonly ids: readonly number[];
}

function wantedIds(entity: Entity, values: Values): readonly Wanted[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = entity.field[name];
    if (!field?.relation) return [];
    const ids = (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');
    return ids.length > 0 ? [{field, ids: [...new Set(ids)]}] : [];
  });
}

function lookup(context: Context, {field, ids}: Wanted): Fragment {
  const from = source(context, field.relation?.to ?? '');
  const {sql} = context;
  const where = conjunction(context, [sql`t.id = any(${sql.array([...ids], 20)})`, ...from.where]);
  return sql`(select ${field.name} as field, id
    from (select t.id from ${sql(from.entity.table)} t where ${where} for key share) found)`;
}

/** Whether all of them were found for the batch that is being written. */
function isKnown({batch, actor}: Context, {field, ids}: Wanted): boolean {
  return batch?.actor === actor && ids.every(id => batch.pointable.has(field.relation?.to ?? '', id));
}

/** Those that are there for the actor, as property and id. */
async function findPointable(context: Context, wanted: readonly Wanted[]): Promise<ReadonlySet<string>> {
  const [first, ...rest] = wanted.map(each => lookup(context, each));
  if (!first) return new Set();
  const query = rest.reduce<Fragment>((all, each) => context.sql`${all} union all ${each}`, first);
  const rows: readonly {field: string; id: number}[] = await context.sql`${query}`;
  const {batch, actor} = context;
  const to = new Map(wanted.map(({field}) => [field.name, field.relation?.to ?? '']));
  if (batch?.actor === actor) for (const {field, id} of rows) batch.pointable.add(to.get(field) ?? '', [id]);
  return new Set(rows.map(row => `${row.field} ${row.id}`));
}

/** Finds for a batch what any of its records points to; what is missing is told when it is written. */
export async function foreseeReferences(context: Context, entity: Entity, rows: readonly Values[]): Promise<void> {
  const wanted = new Map<Field, Set<number>>();
  for (const {field, ids} of rows.flatMap(row => wantedIds(entity, row)))
    wanted.set(field, new Set([...(wanted.get(field) ?? []), ...ids]));
  await findPointable(
    context,
    [...wanted].map(([field, ids]) => ({field, ids: [...ids]})),
  );
}

async function missingOf(context: Context, wanted: readonly Wanted[]): Promise<readonly Wanted[]> {
  const unknown = wanted.filter(each => !isKnown(context, each));
  const found = await findPointable(context, unknown);
  return unknown.filter(({field, ids}) => ids.some(id => !found.has(`${field.name} ${id}`)));
}

/** Of what is not there for the actor, what is not there at all or was not taken over from an origin. */
async function refusable(
  context: Context,
  entity: Entity,
  values: Values,
  missing: readonly Wanted[],
): Promise<readonly Wanted[]> {
  const untaken: Wanted[] = [];
  const taken: Wanted[] = [];
  for (const each of missing)
    ((await isTakenOver(context, entity, values, each.field.name)) ? taken : untaken).push(each);
  return [...untaken, ...(await missingOf(asTrusted(context), taken))];
}

/**
 * 422 at each property that points to a record which is not there, or not there for this actor. `record` is the whole
 * of what the values belong to.
 */
export async function requireReferences(
  context: Context,
  entity: Entity,
  values: Values,
  record: Values = values,
): Promise<void> {
  const missing = await missingOf(context, wantedIds(entity, values));
  const refused = missing.length === 0 ? [] : await refusable(context, entity, record, missing);
  refuseIf(
    context,
    Object.fromEntries(
      refused.map(({field}) => [
        field.name,
        field.messages.reference?.[context.actor.language] ?? text('missingReference', context.actor.language),
      ]),
    ),
  );
}
