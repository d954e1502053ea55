/** A page of records: one statement for the rows, one for the count where it is needed, one for the labels. */
import type {Fragment} from 'postgres';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import {ask} from './ask';
import {abilitiesTeller, abilityColumns, type Abilities} from './abilities';
import {columns, toRecord, type Row} from './select-list';
import {conditions} from './conditions';
import {cappedTotal, COUNT_CAP, countRows} from './count';
import {labels} from './labels';
import {orderBy, sortKeys} from './order';
import {numberFirst} from './search';
import {listSource, type Source} from './source';
import type {ListQuery, Page} from './types';

function abilitiesAsked(
  context: Context,
  from: Source,
  {present: wanted}: Pick<ListQuery, 'present'>,
): readonly Fragment[] {
  return wanted ? abilityColumns(context, from) : [];
}

export function selectList(context: Context, from: Source, query: Pick<ListQuery, 'omit' | 'present'>): Fragment {
  return abilitiesAsked(context, from, query).reduce<Fragment>(
    (list, ability) => context.sql`${list}, ${ability}`,
    columns(context, from, query.omit),
  );
}

/** Abilities as they are told the first time, then the id of the record that they were told with. */
function toldOnce(): (abilities: Abilities, id: number) => Abilities | number {
  const told = new Map<Abilities, number>();
  return (abilities, id) => {
    const earlier = told.get(abilities);
    if (earlier === undefined) told.set(abilities, id);
    return earlier ?? abilities;
  };
}

/** Rows to records, with names and abilities where asked. */
export async function present<Key extends string>(
  context: Context,
  from: Source,
  rows: readonly Row[],
  wanted: ListQuery['present'],
): Promise<readonly WireRecord<Key>[]> {
  const records = rows.map(row => toRecord<Key>(row));
  if (!wanted || records.length === 0) return records;
  const abilities = abilitiesTeller(context, from);
  const tell = wanted === 'once' ? toldOnce() : (each: Abilities) => each;
  const names = await labels(context, from.entity, records);
  for (const [index, record] of records.entries()) {
    record._abilities = tell(abilities(rows[index] ?? {}), record.id);
    record._labels = names[index];
  }
  return records;
}

type Total = Pick<Page, 'total' | 'capped'>;

/** The page itself tells the total when it is the last one. */
async function totalOf(
  context: Context,
  from: Source,
  where: Fragment,
  {offset = 0, limit, known, total}: ListQuery,
  found: number,
): Promise<Total> {
  const seen = offset + found;
  const isLast = limit === undefined || (found < limit && (found > 0 || offset === 0));
  if (isLast || known !== undefined || total === 'none' || total === undefined)
    return {total: isLast ? seen : (known ?? seen), capped: false};
  if (total === 'exact') return {total: await countRows(context, from, where), capped: false};
  const all = await cappedTotal(context, from, where);
  return all === undefined ? {total: seen + Math.min(found, 1), capped: true} : {total: all, capped: all > COUNT_CAP};
}

/** From here on rows that are passed over cost more than finding those of the page by their ids. */
const DEEP = 500;

interface Span {
  readonly offset: number;
  readonly limit: number | undefined;
  /** Counted from the last row, in the opposite order. */
  readonly backwards: boolean;
}

/** A page beyond the middle is nearer to the other end, where that is known and the way is long. */
function spanOf({offset = 0, limit, known}: ListQuery): Span {
  if (known === undefined || limit === undefined || offset >= known || offset < DEEP)
    return {offset, limit, backwards: false};
  const rows = Math.min(limit, known - offset);
  const behind = known - offset - rows;
  return behind < offset ? {offset: behind, limit: rows, backwards: true} : {offset, limit, backwards: false};
}

/**
 * Passed-over rows are computed like those of the page, with all they are joined to; so a page far down is first found
 * by its ids. So is a page that tells what may be done with each row: what that costs is no matter of how the rows are
 * found.
 */
function rowsOfPage(
  context: Context,
  from: Source,
  where: Fragment,
  order: Fragment,
  {offset, limit, byIds}: Span & {readonly byIds: boolean},
): Fragment {
  const {sql} = context;
  if (!byIds || limit === undefined)
    return sql`where ${where} ${order} ${limit === undefined ? sql`` : sql`limit ${limit}`}
      ${offset === 0 ? sql`` : sql`offset ${offset}`}`;
  return sql`where t.id = any(array(select t.id from ${sql(from.entity.table)} t
    where ${where} ${order} limit ${limit} offset ${offset})) ${order}`;
}

async function rowsOf(context: Context, from: Source, where: Fragment, query: ListQuery): Promise<readonly Row[]> {
  const {sql} = context;
  const span = spanOf(query);
  const keys = sortKeys(context, from, query.sort);
  const order = orderBy(context, from, keys, span.backwards);
  const byIds = span.offset >= DEEP || abilitiesAsked(context, from, query).length > 0;
  const rows = await ask<Row[]>(
    context,
    sql<Row[]>`
    select ${selectList(context, from, query)}
    from ${sql(from.entity.table)} t ${rowsOfPage(context, from, where, order, {...span, byIds})}`,
  );
  return span.backwards ? [...rows].reverse() : rows;
}

/** Where a page is searched for, on connections for that. */
function searcher(context: Context, {search}: ListQuery): Context {
  const {searching} = context;
  return searching && search !== undefined ? {...context, sql: searching} : context;
}

export async function list<Key extends string>(context: Context, key: Key, asked: ListQuery): Promise<Page<Key>> {
  const from = listSource(context, key, asked);
  const query = await numberFirst(context, from, asked);
  const where = conditions(context, from, query);
  const rows = await rowsOf(searcher(context, query), from, where, query);
  const total = await totalOf(context, from, where, query, rows.length);
  return {records: await present(context, from, rows, query.present), ...total};
}
