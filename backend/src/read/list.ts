/** A page of records: one statement for the rows, one for the count where it is needed, one for the labels. */
import type {Fragment} from 'postgres';
import type {WireRecord} from '../acts/registry';
import type {Context} from '../context';
import {ask} from './ask';
import {abilitiesTeller, abilityColumns, type Abilities} from './abilities';
import {columns, toRecord, type Row} from './columns';
import {conditions} from './conditions';
import {COUNT_CAP, total} from './count';
import {labels} from './labels';
import {orderBy, sortKeys} from './order';
import {numberFirst} from './search';
import {listSource, type Source} from './source';
import type {ListQuery, Page} from './types';

export function selectList(context: Context, from: Source, query: Pick<ListQuery, 'omit' | 'present'>): Fragment {
  const abilities = query.present ? abilityColumns(context, from) : [];
  return abilities.reduce<Fragment>((list, ability) => context.sql`${list}, ${ability}`, columns(context, from, query.omit));
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
export async function present(
  context: Context, from: Source, rows: readonly Row[], wanted: ListQuery['present'],
): Promise<readonly WireRecord[]> {
  const records = rows.map(toRecord);
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

async function pageTotal(context: Context, from: Source, where: Fragment, query: ListQuery): Promise<number | undefined> {
  if (query.known !== undefined) return query.known;
  if (query.total === 'none' || query.total === undefined) return undefined;
  return total(context, from, where, query.total);
}

/** The page itself tells the total when it is not full. */
function totalOf(query: ListQuery, found: number, counted: number | undefined): number {
  return counted ?? (query.offset ?? 0) + found;
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
  if (known === undefined || limit === undefined || offset >= known || offset < DEEP) return {offset, limit, backwards: false};
  const rows = Math.min(limit, known - offset);
  const behind = known - offset - rows;
  return behind < offset ? {offset: behind, limit: rows, backwards: true} : {offset, limit, backwards: false};
}

/** Passed-over rows are computed like those of the page, with all they are joined to; so a page far down is first found by its ids. */
function rowsOfPage(context: Context, from: Source, where: Fragment, order: Fragment, {offset, limit}: Span): Fragment {
  const {sql} = context;
  if (offset < DEEP || limit === undefined) return sql`where ${where} ${order} ${limit === undefined ? sql`` : sql`limit ${limit}`} ${offset === 0 ? sql`` : sql`offset ${offset}`}`;
  return sql`where t.id = any(array(select t.id from ${sql(from.entity.table)} t where ${where} ${order} limit ${limit} offset ${offset})) ${order}`;
}

async function rowsOf(context: Context, from: Source, where: Fragment, query: ListQuery): Promise<readonly Row[]> {
  const {sql} = context;
  const span = spanOf(query);
  const keys = sortKeys(context, from, query.sort);
  const order = orderBy(context, from, keys, span.backwards);
  const rows = await ask<Row[]>(context, sql<Row[]>`
    select ${selectList(context, from, query)} from ${sql(from.entity.table)} t ${rowsOfPage(context, from, where, order, span)}`);
  return span.backwards ? [...rows].reverse() : rows;
}

export async function list(context: Context, key: string, asked: ListQuery): Promise<Page> {
  const from = listSource(context, key, asked);
  const query = await numberFirst(context, from, asked);
  const where = conditions(context, from, query);
  const {offset = 0, limit} = query;
  const rows = await rowsOf(context, from, where, query);
  const short = limit === undefined || (rows.length < limit && (rows.length > 0 || offset === 0));
  const counted = short ? undefined : await pageTotal(context, from, where, query);
  const all = totalOf(query, rows.length, counted);
  return {
    records: await present(context, from, rows, query.present),
    total: all,
    capped: query.total === 'capped' && all > COUNT_CAP,
  };
}
