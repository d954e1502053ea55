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

const isCalledByAnother = ({model}: Context, target: string): boolean => {
  const {field, display} = model.entity(target);
  return field[display]?.relation !== undefined;
};

/** Names by target and id, in one statement for those that have a name of their own. */
async function namesOf(context: Context, wanted: readonly Wanted[]): Promise<ReadonlyMap<string, Label>> {
  const [first, ...rest] = wanted
    .filter(({target}) => !isCalledByAnother(context, target))
    .map(each => statement(context, each));
  const names = new Map<string, Label>();
  if (first) {
    const query = rest.reduce<Fragment>((all, each) => context.sql`${all} union all ${each}`, first);
    const rows: readonly {target: string; id: number; label: string | null}[] = await context.sql`${query}`;
    for (const row of rows) if (row.label !== null) names.set(`${row.target} ${row.id}`, row.label);
  }
  for (const {target, ids} of wanted.filter(each => isCalledByAnother(context, each.target)))
    for (const [id, name] of await namesOfIds(context, target, [...ids])) names.set(`${target} ${id}`, name);
  return names;
}

/** For each record its properties to the names of what they point to, null where the actor may not read that record. */
export async function labels(
  context: Context,
  entity: Entity,
  records: readonly WireRecord[],
): Promise<readonly Labels[]> {
  const known = ownNames(entity, records);
  const found = new Map([...known, ...(await namesOf(context, collect(context, entity, records, known)))]);
  return records.map(record => labelsOf(entity, record, found));
}

/**
 * Id to name of the records of an entity that the actor may read, deleted ones included; a record that is called by
 * another one has its name.
 */
export async function namesOfIds(
  context: Context,
  target: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Label>> {
  if (ids.length === 0) return new Map();
  const {field, display} = context.model.entity(target);
  const rows: readonly {id: number; label: string | null}[] =
    await context.sql`${statement(context, {target, ids: new Set(ids)})}`;
  const called = new Map(rows.flatMap(({id, label}) => (label === null ? [] : [[id, label] as const])));
  const further = field[display]?.relation?.to;
  if (further === undefined) return called;
  const names = await namesOfIds(context, further, [...new Set([...called.values()].map(Number))]);
  return new Map(
    [...called].flatMap(([id, other]) => {
      const name = names.get(Number(other));
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}
