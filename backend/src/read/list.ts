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
import {orderBy} from './order';
import {listSource, type Source} from './source';
import type {ListQuery, Page, SortKey} from './types';

function defaultSort(source: Source): readonly SortKey[] {
  const sort = source.entity.sort?.field ?? source.entity.views.default?.sort ?? 'id';
  return [{field: sort.replace(/^-/, ''), descending: sort.startsWith('-')}];
}

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
  if (query.total === 'none' || query.total === undefined) return undefined;
  return total(context, from, where, query.total);
}

/** The page itself tells the total when it is not full. */
function totalOf(query: ListQuery, found: number, counted: number | undefined): number {
  return counted ?? (query.offset ?? 0) + found;
}

/** From here on rows that are passed over cost more than finding those of the page by their ids. */
const DEEP = 500;

/** Passed-over rows are computed like those of the page, with all they are joined to; so a page far down is first found by its ids. */
function rowsOfPage(context: Context, from: Source, where: Fragment, order: Fragment, {offset = 0, limit}: ListQuery): Fragment {
  const {sql} = context;
  if (offset < DEEP || limit === undefined) return sql`where ${where} ${order} ${limit === undefined ? sql`` : sql`limit ${limit}`} ${offset === 0 ? sql`` : sql`offset ${offset}`}`;
  return sql`where t.id = any(array(select t.id from ${sql(from.entity.table)} t where ${where} ${order} limit ${limit} offset ${offset})) ${order}`;
}

export async function list(context: Context, key: string, query: ListQuery): Promise<Page> {
  const from = listSource(context, key, query);
  const where = conditions(context, from, query);
  const {sql} = context;
  const {offset = 0, limit} = query;
  const order = orderBy(context, from, query.sort?.length ? query.sort : defaultSort(from));
  const page = sql<Row[]>`
    select ${selectList(context, from, query)} from ${sql(from.entity.table)} t ${rowsOfPage(context, from, where, order, query)}`;
  const rows = await ask<Row[]>(context, page);
  const short = limit === undefined || (rows.length < limit && (rows.length > 0 || offset === 0));
  const counted = short ? undefined : await pageTotal(context, from, where, query);
  const all = totalOf(query, rows.length, counted);
  return {
    records: await present(context, from, rows, query.present),
    total: all,
    capped: query.total === 'capped' && all > COUNT_CAP,
  };
}
