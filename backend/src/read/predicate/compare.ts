/** The comparisons of the predicate grammar in SQL. */
import {foldedFields, type Entity, type Field, type Model} from '@emblem/schemas';
import {
  bindable,
  elementFamily,
  familyOf,
  plainText,
  resolveList,
  resolveOperand,
  resolveOrder,
} from '@emblem/schemas/predicate';
import type {
  Comparable,
  Comparison,
  Family,
  ListOperand,
  Operand,
  Order,
  PredicateContext,
  Resolved,
} from '@emblem/schemas/predicate';
import {foldedFragment, plainFragment, searchText} from '../../database/search-text';
import {identifier, type Fragment, type Ref, type Tag} from './sql';
import {outermostDay, rowZone, todayIn} from './zone';

export interface Row {
  readonly sql: Tag;
  readonly entity: Entity;
  readonly model: Model;
  readonly context: PredicateContext;
  readonly ref: Ref;
  /** What the table of the row is called in the statement. */
  readonly alias: string;
}

/** The opposite of a condition that may come out as unknown. */
export function opposite(sql: Tag, condition: Fragment): Fragment {
  return sql`((${condition}) is not true)`;
}

function cast(sql: Tag, family: Family): Fragment {
  switch (family) {
    case 'text':
      return sql`text`;
    case 'integer':
      return sql`bigint`;
    case 'float':
      return sql`double precision`;
    case 'decimal':
      return sql`numeric`;
    case 'boolean':
      return sql`boolean`;
    case 'instant':
      return sql`timestamptz`;
    case 'date':
      return sql`date`;
  }
}

/** Bound as text whatever its type, so that one rule of conversion holds: PostgreSQL's own input syntax. */
function parameter(sql: Tag, value: Comparable, family: Family): Fragment {
  return family === 'text' ? sql`${String(value)}::text` : sql`${bindable(value, family)}::text::${cast(sql, family)}`;
}

function orderedFamily(field: Field): Family {
  const family = familyOf(field.kind);
  if (!family) throw new Error(`"${field.name}" cannot be compared.`);
  return family;
}

/** A list of relations is empty where no row of its join table is of the record. */
function isEmptyList({sql, ref}: Row, field: Field, join: NonNullable<Field['join']>, wanted: boolean): Fragment {
  const owners = sql`(select ${identifier(sql, join.from)} from ${identifier(sql, join.table)})`;
  return wanted ? sql`(${ref(field)} not in ${owners})` : sql`(${ref(field)} in ${owners})`;
}

/** The day that it is for the row, or the moment at which it begins. */
function today({sql, model, entity, alias, context}: Row, later: number, family: Family): Fragment {
  const zone = rowZone(sql, model, entity, alias);
  const day = todayIn(sql, zone, context.now, later);
  return family === 'instant' ? sql`(${day}::timestamp at time zone ${zone})` : day;
}

function equal(row: Row, field: Field, operand: Operand, wanted: boolean): Fragment {
  const {sql, entity, context, ref} = row;
  if (field.join) return isEmptyList(row, field, field.join, wanted);
  const family = familyOf(field.kind);
  if (!family || operand === null) return wanted ? sql`(${ref(field)} is null)` : sql`(${ref(field)} is not null)`;
  const resolved = resolveOperand(operand, family, entity, context);
  const right = rightSide(row, resolved, family);
  if (!right) return wanted ? sql`false` : sql`true`;
  if (!wanted) return sql`(${ref(field)} is distinct from ${right})`;
  // Only `=` is answered from an index; with a value on the right it differs from `is not distinct from` in nothing
  // else.
  if (resolved.is === 'field') return sql`(${ref(field)} is not distinct from ${right})`;
  return equality(row, field, right);
}

/** A text that a unique rule holds folded is looked for in the rule's index, too. */
function equality(row: Row, field: Field, right: Fragment): Fragment {
  const {sql, ref} = row;
  const same = sql`(${ref(field)} = ${right})`;
  return isFolded(row, field)
    ? sql`(${foldedFragment(sql, ref(field))} = ${foldedFragment(sql, right)} and ${same})`
    : same;
}

/** Whether the index of a unique rule holds the field's texts as they are alike. It finds the same text, too. */
function isFolded({entity}: Row, field: Field): boolean {
  return entity.unique.some(rule => foldedFields(entity, rule).includes(field));
}

function rightSide(row: Row, resolved: Resolved, family: Family): Fragment | undefined {
  if (resolved.is === 'value') return parameter(row.sql, resolved.value, family);
  if (resolved.is === 'today') return today(row, resolved.later, family);
  return resolved.is === 'field' ? row.ref(resolved.field) : undefined;
}

/** An index finds what can be in order with a day that is another one for each row. */
function within({sql, ref, context: {now}}: Row, op: Order, field: Field, resolved: Resolved): Fragment {
  if (resolved.is !== 'today' || field.kind !== 'date') return sql``;
  return op === 'lt' || op === 'lte'
    ? sql`${ref(field)} <= ${outermostDay(sql, now, 'last', resolved.later)} and`
    : sql`${ref(field)} >= ${outermostDay(sql, now, 'first', resolved.later)} and`;
}

function orderCondition(row: Row, asked: Order, field: Field, operand: Operand): Fragment {
  const {sql, ref} = row;
  const family = orderedFamily(field);
  const {op, resolved} = resolveOrder(asked, operand, family, row.entity, row.context);
  const right = rightSide(row, resolved, family);
  if (!right) return sql`false`;
  const bounds = within(row, op, field, resolved);
  const left = family === 'text' ? sql`${ref(field)} collate "C"` : ref(field);
  switch (op) {
    case 'lt':
      return sql`(${bounds} ${left} < ${right})`;
    case 'lte':
      return sql`(${bounds} ${left} <= ${right})`;
    case 'gt':
      return sql`(${bounds} ${left} > ${right})`;
    case 'gte':
      return sql`(${bounds} ${left} >= ${right})`;
  }
}

function escapePattern(text: string): string {
  return plainText(text).replace(/[\\%_]/g, '\\$&');
}

/** The pattern of `ilike` for texts that contain this one. */
export function containing(text: string): string {
  return `%${escapePattern(text)}%`;
}

/** A text that is searched together with others has its index with them, which says where to look. */
function containsByIndex({sql, entity, alias}: Row, field: Field, part: string): Fragment {
  const together = entity.search.includes(field.name) ? searchText(entity, alias) : undefined;
  return together === undefined ? sql`` : sql`${sql.unsafe(together)} ilike ${containing(part)}::text and`;
}

function textContains(row: Row, op: 'contains' | 'startsWith', field: Field, operand: Operand): Fragment {
  const {sql, ref} = row;
  const resolved = resolveOperand(operand, 'text', row.entity, row.context);
  if (resolved.is === 'value') {
    const part = String(resolved.value);
    return sql`(${containsByIndex(row, field, part)} ${plainFragment(sql, ref(field))} ilike
      ${op === 'contains' ? containing(part) : `${escapePattern(part)}%`}::text)`;
  }
  if (resolved.is !== 'field') return sql`false`;
  const text = foldedFragment(sql, ref(field));
  const part = foldedFragment(sql, ref(resolved.field));
  return op === 'contains' ? sql`(strpos(${text}, ${part}) > 0)` : sql`starts_with(${text}, ${part})`;
}

function listContains(row: Row, field: Field, operand: Operand): Fragment {
  const {sql, ref} = row;
  const family = field.join ? 'integer' : elementFamily(field);
  if (!family) throw new Error(`"${field.name}" is no list of plain values.`);
  const element = rightSide(row, resolveOperand(operand, family, row.entity, row.context), family);
  if (!element) return sql`false`;
  if (!field.join) return sql`(${ref(field)} @> to_jsonb(${element}))`;
  const {from, to, table} = field.join;
  return sql`((${ref(field)}, ${element}) in (select ${identifier(sql, from)}, ${identifier(sql, to)}
    from ${identifier(sql, table)}))`;
}

/** A condition for one comparison; with `wanted` false, for its opposite. Unknown stands for false. */
export function comparison(row: Row, op: Comparison, field: Field, operand: Operand, wanted: boolean): Fragment {
  if (op === 'eq' || op === 'ne') return equal(row, field, operand, (op === 'eq') === wanted);
  const condition = positive(row, op, field, operand);
  return wanted ? condition : opposite(row.sql, condition);
}

function positive(row: Row, op: Exclude<Comparison, 'eq' | 'ne'>, field: Field, operand: Operand): Fragment {
  if (op === 'startsWith') return textContains(row, op, field, operand);
  if (op === 'contains')
    return field.kind === 'string' ? textContains(row, op, field, operand) : listContains(row, field, operand);
  return orderCondition(row, op, field, operand);
}

/** Of a list PostgreSQL thinks that it may be long, and would rather read all of a country than look for a name. */
function isOneOf(row: Row, field: Field, values: readonly Comparable[], family: Family): Fragment {
  const {sql, ref} = row;
  const [first, second] = values;
  if (first !== undefined && second === undefined) return equality(row, field, parameter(sql, first, family));
  const texts = values.map(value => bindable(value, family));
  return sql`${ref(field)} = any (${texts}::text[]::${cast(sql, family)}[])`;
}

/** `in` and, with `wanted` false, `nin`. Unknown stands for false. */
export function membership(row: Row, field: Field, list: ListOperand, wanted: boolean): Fragment {
  const {sql, context, ref} = row;
  const family = orderedFamily(field);
  const {values, hasNull} = resolveList(list, family, context);
  const found = values.length > 0 ? isOneOf(row, field, values, family) : sql`false`;
  const condition = hasNull ? sql`(${found} or ${ref(field)} is null)` : sql`(${found})`;
  return wanted ? condition : opposite(sql, condition);
}
