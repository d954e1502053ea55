/** The rows of a list by one of their properties: how many have each value or lie in each span, what they come to. */
import {COMPANY_ZONE, dayAfter, isDay, startOfDay, type Entity, type Field, type Predicate} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {Context} from '../context';
import {ask} from './ask';
import {conditions} from './conditions';
import {inTime} from './count';
import {namesOfIds} from './labels';
import {numberFirst} from './search';
import {listSource, type Source} from './source';
import type {ListQuery} from './types';
import {sight} from './visibility';

/** More groups are no overview; the largest are told. */
export const GROUP_LIMIT = 100;
/** A group comes once for each currency of its amounts. */
const ROW_LIMIT = 5 * GROUP_LIMIT;

export const SPANS = ['day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** What a list is grouped by. */
export interface Grouping {
  readonly field: Field;
  /** For days and moments, and for them alone; moments by the clock where the company is. */
  readonly span: Span | undefined;
}

/** What the records of a group come to in one currency; null where the figures have none. */
export interface GroupSum {
  readonly currency: string | null;
  /** Decimals by the names of the figures that lead a record (`x-summary`). */
  readonly amounts: Readonly<Record<string, string>>;
}

export interface Group {
  /** Of a span its first day. */
  readonly value: string | number | boolean | null;
  /** What the record is called that the value leads to; null elsewhere, and for whoever may not read that record. */
  readonly label: string | null;
  readonly count: number;
  readonly sums: readonly GroupSum[];
  /** The condition that holds for these rows of the list. */
  readonly where: Predicate;
}

export interface Groups {
  readonly groups: readonly Group[];
  /** There are further, smaller ones. */
  readonly isCut: boolean;
}

export function isSpanned({kind}: Field): boolean {
  return kind === 'date' || kind === 'datetime';
}

/** Whether rows can be put together by the property, as this actor sees it. */
export function isGroupable({actor, model}: Context, entity: Entity, field: Field): boolean {
  const hasGroups = field.options !== undefined || field.relation !== undefined || isSpanned(field);
  return hasGroups && field.stored && field.kind !== 'json' && sight(actor, entity, model, field) !== false;
}

interface Figures {
  readonly fields: readonly Field[];
  readonly currency: Field | undefined;
}

/** Those that lead a record and can be added up: amounts of one and the same currency, and numbers. */
function figuresOf({actor, model}: Context, entity: Entity): Figures {
  const seen = (field: Field | undefined) => field !== undefined && sight(actor, entity, model, field) !== false;
  const fields = entity.summary.figures
    .flatMap(name => entity.field[name] ?? [])
    .filter(field => field.stored && field.kind === 'decimal' && field.currency !== undefined && seen(field));
  const currency = entity.field[fields[0]?.currency ?? ''];
  if (!seen(currency)) return {fields: [], currency: undefined};
  return {fields: fields.filter(field => field.currency === currency?.name), currency};
}

function valueOf({sql}: Context, from: Source, {field, span}: Grouping): Fragment {
  const value = from.ref(field);
  if (span === undefined) return value;
  const shown = field.kind === 'date' ? sql`${value}::timestamp` : sql`${value} at time zone ${COMPANY_ZONE}`;
  return sql`to_char(date_trunc(${span}, ${shown}), 'YYYY-MM-DD')`;
}

interface Row {
  readonly value: string | number | boolean | null;
  readonly currency: string | null;
  readonly count: number;
  readonly sums: readonly (string | null)[];
}

async function rowsOf(
  context: Context,
  from: Source,
  where: Fragment,
  grouping: Grouping,
  {fields, currency}: Figures,
): Promise<readonly Row[]> {
  const {sql} = context;
  const sums = fields.reduce<Fragment>(
    (list, field, index) => sql`${list} ${index === 0 ? sql`` : sql`,`} sum(${from.ref(field)})::text`,
    sql``,
  );
  return ask<Row[]>(
    context,
    sql<Row[]>`
      select ${valueOf(context, from, grouping)} as value,
        ${currency ? from.ref(currency) : sql`null::text`} as currency,
        count(*)::int as count, json_build_array(${sums}) as sums
      from ${sql(from.entity.table)} t where ${where} group by 1, 2 order by 3 desc, 1 limit ${ROW_LIMIT}`,
  );
}

const LENGTHS = {day: 1, week: 7} as const;

function dayAfterSpan(first: string, span: Span): string {
  if (span !== 'month') return dayAfter(first, LENGTHS[span]);
  // The 31st day after the first of a month lies in the next one.
  return `${dayAfter(first, 31).slice(0, 'YYYY-MM'.length)}-01`;
}

function whereOf({field, span}: Grouping, value: Row['value']): Predicate {
  if (span === undefined || typeof value !== 'string' || !isDay(value)) return {eq: [field.name, value]};
  const at = (day: string) => (field.kind === 'date' ? day : new Date(startOfDay(day, COMPANY_ZONE)).toISOString());
  return {all: [{gte: [field.name, at(value)]}, {lt: [field.name, at(dayAfterSpan(value, span))]}]};
}

function sumsOf(rows: readonly Row[], {fields}: Figures): readonly GroupSum[] {
  return rows.flatMap(({currency, sums}) => {
    const amounts = fields.flatMap(({name}, index) => {
      const sum = sums[index];
      return sum === null || sum === undefined ? [] : [[name, sum] as const];
    });
    return amounts.length === 0 ? [] : [{currency, amounts: Object.fromEntries(amounts)}];
  });
}

/** States in the order of the workflow, days in theirs, records by name; what has no value comes last. */
function inOrder({field}: Grouping, groups: readonly Group[]): readonly Group[] {
  const rank = ({value}: Group) => field.options?.findIndex(option => option.value === value) ?? 0;
  const word = ({value, label}: Group) => label ?? String(value);
  return [...groups].sort(
    (a, b) =>
      Number(a.value === null) - Number(b.value === null) ||
      rank(a) - rank(b) ||
      word(a).localeCompare(word(b), undefined, {numeric: true}),
  );
}

/** The groups of the rows that the actor may read; undefined where adding them up takes longer than one waits. */
export async function groupsBy(
  context: Context,
  entity: Entity,
  grouping: Grouping,
  query: Pick<ListQuery, 'where' | 'search' | 'deleted'>,
): Promise<Groups | undefined> {
  const from = listSource(context, entity.key, query);
  const where = conditions(context, from, await numberFirst(context, from, query));
  const figures = figuresOf(context, entity);
  const rows = await inTime(context, from, asking => rowsOf(asking, from, where, grouping, figures));
  if (!rows) return undefined;
  const byValue = new Map<Row['value'], Row[]>();
  for (const row of rows) byValue.set(row.value, [...(byValue.get(row.value) ?? []), row]);
  const largest = [...byValue].slice(0, GROUP_LIMIT);
  const {relation} = grouping.field;
  const ids = largest.flatMap(([value]) => (typeof value === 'number' ? [value] : []));
  const names = relation ? await namesOfIds(context, relation.to, ids) : new Map<number, string>();
  const groups = largest.map(([value, of]): Group => ({
    value,
    label: typeof value === 'number' ? (names.get(value) ?? null) : null,
    count: of.reduce((sum, {count}) => sum + count, 0),
    sums: sumsOf(of, figures),
    where: whereOf(grouping, value),
  }));
  return {groups: inOrder(grouping, groups), isCut: byValue.size > GROUP_LIMIT || rows.length === ROW_LIMIT};
}
