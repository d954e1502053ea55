/** Computed properties in SQL: the same figures as `computeFigures` of `@emblem/schemas` gives, and the rollups. */
import {locksOfFigures, type Computed, type Entity, type Field, type Model, type Rollup} from '@emblem/schemas';
import {
  copiedOf,
  copiedTextsOf,
  copiesOf,
  expressionOf,
  isOfOneCurrency,
  NOBODY,
  roomOf,
  rollupOf,
  rollupSource,
  summedCurrency,
  type Copied,
} from '@emblem/schemas/expression';
import {fieldOf} from '@emblem/schemas/predicate';
import {compilePredicate, type Fragment, type Ref, type Tag} from '../predicate';
import {identifier, joinConditions, relatedAlias} from '../predicate/sql';
import {compileExpression, joinTexts, roundToColumn, type Row} from './expression';

export interface FigureSource {
  readonly sql: Tag;
  readonly model: Model;
  /** Works out again all that a figure follows from; otherwise what is stored is taken as it is. */
  readonly deep: boolean;
}

function columnOf({sql}: FigureSource, alias: string, field: Field): Fragment {
  return sql`${identifier(sql, alias)}.${identifier(sql, field.join ? 'id' : field.column)}`;
}

function rowOf(source: FigureSource, entity: Entity, alias: string): Row {
  const ref: Ref = field =>
    source.deep && field.computed !== undefined
      ? compileFigure(source, entity, field, alias)
      : columnOf(source, alias, field);
  return {sql: source.sql, model: source.model, entity, alias, ref};
}

function sumSql(source: FigureSource, rollup: Rollup, field: Field, row: Row, parent: Row): Fragment {
  const {sql} = source;
  const total = sql`coalesce(sum(${compileExpression(row, rollup.sum ?? {value: 0}, field)}), 0)`;
  const theirs = summedCurrency(row.entity, rollup);
  if (theirs === undefined || field.currency === undefined || isOfOneCurrency(row.entity, rollup, field)) return total;
  const strange = sql`${row.ref(theirs)} is distinct from ${parent.ref(fieldOf(parent.entity, field.currency))}`;
  return sql`case when count(*) filter (where ${strange}) > 0 then 'NaN'::numeric else ${total} end`;
}

function rolledUp(source: FigureSource, rollup: Rollup, field: Field, parent: Row): Fragment {
  const {sql, model} = source;
  const {entity: key, relation} = rollupSource(rollup);
  const entity = model.entity(key);
  const alias = relatedAlias(parent.alias);
  const row = rowOf(source, entity, alias);
  const name = identifier(sql, alias);
  const conditions = [
    sql`${columnOf(source, alias, fieldOf(entity, relation))} = ${identifier(sql, parent.alias)}.id`,
    ...(entity.softDelete ? [sql`${name}.deleted_at is null`] : []),
    ...(rollup.where ? [compilePredicate(sql, entity, model, rollup.where, NOBODY, row.ref, undefined, {alias})] : []),
  ];
  const rows = sql`from ${identifier(sql, entity.table)} as ${name} where ${joinConditions(sql, conditions, 'and')}`;
  if (rollup.latest !== undefined) {
    const latest = sql`(select ${row.ref(fieldOf(entity, rollup.latest))} ${rows} order by ${name}.id desc limit 1)`;
    return roomOf(field) ? sql`${latest}::numeric` : latest;
  }
  if (rollup.count) return sql`(select count(*)::numeric ${rows})`;
  return sql`(select ${sumSql(source, rollup, field, row, parent)} ${rows})`;
}

function oneCopied(source: FigureSource, {via: name, from}: Copied, row: Row): Fragment {
  const {sql, model} = source;
  const via = fieldOf(row.entity, name);
  const target = model.entity(via.relation?.to ?? '');
  const alias = relatedAlias(row.alias);
  const value = rowOf(source, target, alias).ref(fieldOf(target, from));
  const table = identifier(sql, alias);
  return sql`(select ${value} from ${identifier(sql, target.table)} as ${table} where ${table}.id = ${row.ref(via)})`;
}

function copiedFrom(source: FigureSource, computed: Computed, row: Row): Fragment | undefined {
  const parts = copiesOf(computed).map(copied => oneCopied(source, copied, row));
  const texts = copiedTextsOf(computed);
  return texts ? joinTexts(source.sql, parts, texts.by) : parts[0];
}

/** True for rows whose own state, or that of the record that they are lines of, keeps the figure as it is. */
function keptBy(source: FigureSource, entity: Entity, field: Field, alias: string): readonly Fragment[] {
  const {sql, model} = source;
  const inState = (of: Entity, at: string, name: string) =>
    locksOfFigures(of.workflows, name).map(lock => {
      const state = fieldOf(of, lock.field);
      return sql`${columnOf(source, at, state)} = any (${lock.from.map(String)}::text[]::${sql.unsafe(state.sql)}[])`;
    });
  const place = model.linesIn.get(entity.key);
  if (!place) return inState(entity, alias, field.name);
  const owner = model.entity(place.entity);
  const above = `${alias}_o`;
  const locks = inState(owner, above, place.lines.name);
  if (locks.length === 0) return inState(entity, alias, field.name);
  const link = columnOf(source, alias, fieldOf(entity, place.lines.field));
  return [
    ...inState(entity, alias, field.name),
    sql`exists (select 1 from ${identifier(sql, owner.table)} as ${identifier(sql, above)}
      where ${identifier(sql, above)}.id = ${link} and ${joinConditions(sql, locks, 'or')})`,
  ];
}

/** What a computed property should be for the row of the table called `alias`; NaN where it cannot be computed. */
export function compileFigure(source: FigureSource, entity: Entity, field: Field, alias: string): Fragment {
  const {sql} = source;
  const {computed} = field;
  if (computed === undefined) throw new Error(`${entity.key}.${field.name} is not computed.`);
  const row = rowOf(source, entity, alias);
  const rollup = rollupOf(computed);
  const expression = expressionOf(computed);
  const value =
    copiedFrom(source, computed, row) ??
    (rollup ? rolledUp(source, rollup, field, row) : compileExpression(row, expression ?? field.name, field));
  const room = roomOf(field);
  const exact = room && !copiedOf(computed) ? roundToColumn(row, value, room) : value;
  const right =
    field.default === undefined || field.default === null
      ? exact
      : sql`coalesce(${exact}, ${String(field.default)}::text::${room ? sql`numeric` : sql.unsafe(field.sql)})`;
  const kept = keptBy(source, entity, field, alias);
  return kept.length === 0
    ? right
    : sql`(case when ${joinConditions(sql, kept, 'or')} then ${columnOf(source, alias, field)} else ${right} end)`;
}
