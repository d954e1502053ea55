/** The names of the records that a page points to, in one statement for all relations. */
import type {Entity, Field} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import {conjunction, source} from './source';
import {visibleFields} from './visibility';

type Label = string;
type Labels = Record<string, Label | null | (Label | null)[]>;

function idsOf(records: readonly WireRecord[], field: Field): readonly number[] {
  const ids = new Set<number>();
  for (const record of records) {
    const value = record[field.name];
    for (const id of Array.isArray(value) ? value : [value]) if (typeof id === 'number') ids.add(id);
  }
  return [...ids];
}

/** Names that the page has anyway: of its own records, which lie below one another. */
function ownNames(entity: Entity, records: readonly WireRecord[]): ReadonlyMap<string, Label> {
  const names = new Map<string, Label>();
  if (!entity.fields.some(field => field.relation?.to === entity.key)) return names;
  for (const record of records) {
    const name = record[entity.display];
    if (typeof name === 'string') names.set(`${entity.key} ${record.id}`, name);
  }
  return names;
}

interface Wanted {
  readonly target: string;
  readonly ids: ReadonlySet<number>;
}

function collect(
  context: Context,
  entity: Entity,
  records: readonly WireRecord[],
  known: ReadonlyMap<string, Label>,
): readonly Wanted[] {
  const wanted = new Map<string, Set<number>>();
  for (const field of visibleFields(context.actor, entity, context.model)) {
    if (!field.relation) continue;
    const ids = wanted.get(field.relation.to) ?? new Set<number>();
    for (const id of idsOf(records, field)) if (!known.has(`${field.relation.to} ${id}`)) ids.add(id);
    if (ids.size > 0) wanted.set(field.relation.to, ids);
  }
  return [...wanted].map(([target, ids]) => ({target, ids}));
}

function statement(context: Context, {target, ids}: Wanted): Fragment {
  const from = source(context, target, {deleted: 'both', action: 'read'});
  const display = from.entity.field[from.entity.display];
  if (!display)
    throw new Error(`${target} names "${from.entity.display}" as its display property, which it does not have.`);
  const {sql} = context;
  const conditions = conjunction(context, [sql`t.id = any(${sql.array([...ids], 20)})`, ...from.where]);
  return sql`
    select ${target} as target, t.id, ${from.ref(display)}::text as label from ${sql(from.entity.table)} t
    where ${conditions}`;
}

function labelsOf(entity: Entity, record: WireRecord, found: ReadonlyMap<string, Label>): Labels {
  const labels: Labels = {};
  for (const field of entity.fields) {
    const value = record[field.name];
    if (!field.relation || value === null || value === undefined) continue;
    const name = (id: unknown) => found.get(`${field.relation?.to} ${String(id)}`) ?? null;
    labels[field.name] = Array.isArray(value) ? value.map(name) : name(value);
  }
  return labels;
}

/** For each record its properties to the names of what they point to, null where the actor may not read that record. */
export async function labels(
  context: Context,
  entity: Entity,
  records: readonly WireRecord[],
): Promise<readonly Labels[]> {
  const known = ownNames(entity, records);
  const [first, ...rest] = collect(context, entity, records, known).map(wanted => statement(context, wanted));
  const found = new Map(known);
  if (first) {
    const query = rest.reduce<Fragment>((all, each) => context.sql`${all} union all ${each}`, first);
    const rows: readonly {target: string; id: number; label: string | null}[] = await context.sql`${query}`;
    for (const row of rows) if (row.label !== null) found.set(`${row.target} ${row.id}`, row.label);
  }
  return records.map(record => labelsOf(entity, record, found));
}

/** Id to name of the records of an entity that the actor may read, deleted ones included. */
export async function namesOfIds(
  context: Context,
  target: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Label>> {
  if (ids.length === 0) return new Map();
  const rows: readonly {id: number; label: string | null}[] =
    await context.sql`${statement(context, {target, ids: new Set(ids)})}`;
  return new Map(rows.flatMap(({id, label}) => (label === null ? [] : [[id, label] as const])));
}
