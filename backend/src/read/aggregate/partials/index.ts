/**
 * Figures that are kept: what was added up for chunks of days is not added up again until something is written that
 * counts on these days. A question is known by its whole statement, rights included, so that nothing that was kept for
 * one is told to somebody who sees less.
 */
import {dayIn} from '@emblem/schemas';
import {RATES, TIME, timeOf, figureSources, type FigureSources, type Period} from '@emblem/schemas/reports';
import type {Model} from '@emblem/schemas';
import type {Fragment, ISql, Sql} from 'postgres';
import {ask} from '../../ask';
import {isAdditive, type Plain} from '../measures';
import {limitOf, moment, type Asking, type GroupRow} from '../statement';
import type {Days} from '../types';
import {isChanged, stateOf, type Counting, type State} from './changes';
import {chunksOf, dayAfter, runsOf, type DayRange} from './chunks';
import {fingerprint, writtenOut} from '../fingerprint';
import {fold} from './fold';
import {tablesOf} from './plan';
import {asDays, haveRelated} from './related';
import {partialRows} from './rows';
import {statementsOf, type Statement} from './statement';
import {Store, type Entry, type PartialChunk} from './store';

/** Groups of all chunks that are kept for one question. */
const MOST_ROWS = 10_000;

/** The condition on records, of a period alone. */
export type Within = (period: Period | undefined) => Fragment;

const stores = new WeakMap<object, Store>();

function storeOf(sql: object): Store {
  const store = stores.get(sql) ?? new Store();
  stores.set(sql, store);
  return store;
}

const sourcesKnown = new WeakMap<Model, FigureSources>();

function sourcesIn(model: Model): FigureSources {
  const sources = sourcesKnown.get(model) ?? figureSources(model);
  sourcesKnown.set(model, sources);
  return sources;
}

/** Outside of a transaction, whose own writes nobody else may see. */
function isPool(sql: ISql): sql is Sql {
  return 'begin' in sql;
}

/** Ids can be kept as what they are counted by. */
function isCountedById({joins}: Asking, {measure}: Plain): boolean {
  const kind = measure.distinct === undefined ? undefined : joins.reach(measure.distinct)?.field.kind;
  return kind === 'bigint' || kind === 'integer';
}

function isFoldable(asking: Asking): boolean {
  const {metric, query, plains} = asking;
  if (query.list || query.limit !== undefined || (query.step === 'hour' && query.by.includes(TIME))) return false;
  if (timeOf(metric, query.time).of.includes('.')) return false;
  // By the age of a record the same figure is another one at each moment.
  if (plains.some(({measure}) => measure.age)) return false;
  return plains.every(each => isAdditive(each) || isCountedById(asking, each));
}

interface Question {
  readonly asking: Asking;
  readonly within: Within;
  readonly days: Days;
  readonly counting: Counting;
  readonly store: Store;
  readonly key: string;
  /** The statements without days. */
  readonly statements: readonly Statement[];
}

function questionOf(asking: Asking, within: Within, days: Days, sql: Sql): Question | undefined {
  const {context, metric, query, from} = asking;
  const statements = statementsOf(asking, within(undefined), context.sql`0`, MOST_ROWS);
  const written = writtenOut([
    metric.$id,
    query.time ?? '',
    days.timeZone,
    query.step,
    ...statements.map(each => each.sql),
  ]);
  // What is asked about now is not asked again.
  if (written.includes(`string ${JSON.stringify(context.now)}`)) return undefined;
  const {of} = timeOf(metric, query.time);
  const counting: Counting = {
    source: from.entity.table,
    time: from.entity.field[of]?.column ?? '',
    days: timeOf(metric, query.time).days === true,
    rates: context.model.entities.get(RATES.entity)?.table ?? '',
  };
  return {asking, within, days, counting, statements, store: storeOf(sql), key: fingerprint(written)};
}

/** The tables of all statements; undefined where writes to one of them are not noted. */
async function sourcesOf(sql: ISql, {asking, statements, counting}: Question): Promise<readonly string[] | undefined> {
  const known = sourcesIn(asking.context.model);
  const found = new Set<string>();
  for (const statement of statements) {
    const tables = await tablesOf(sql, statement.sql);
    // A record that counts by way of another one of its kind counts on other days than it was written.
    if (tables.filter(table => table === counting.source).length > 1) return undefined;
    for (const table of tables) found.add(table);
  }
  return [...found].every(table => known.has(table)) ? [...found] : undefined;
}

const keyOf = ({from, to}: DayRange): string => `${from}/${to}`;

function isStanding(entry: Entry | undefined, state: State): entry is Entry {
  return entry !== undefined && state.isNoted && state.server === entry.server;
}

/** What was kept and still holds. */
function standingChunks(entry: Entry | undefined, state: State, counting: Counting): ReadonlyMap<string, PartialChunk> {
  if (!isStanding(entry, state)) return new Map();
  if (state.changes.length === 0) return entry.chunks;
  return new Map([...entry.chunks].filter(([, chunk]) => !isChanged(state.changes, chunk, counting)));
}

interface Instant {
  readonly day: string;
  readonly at: string;
}

async function periodsOf(sql: ISql, {timeZone}: Days, ranges: readonly DayRange[]): Promise<readonly Period[]> {
  const days = [...new Set(ranges.flatMap(({from, to}) => [from, dayAfter(to)]))];
  const instants = await sql<Instant[]>`
    select day::text, (day::timestamp at time zone ${timeZone}) as at
    from unnest(${sql.array(days)}::date[]) as each (day)`;
  const at = new Map(instants.map(instant => [instant.day, instant.at]));
  return ranges.map(({from, to}) => ({from, to, since: at.get(from) ?? '', until: at.get(dayAfter(to)) ?? ''}));
}

/** Asks for chunks that follow each other; undefined where there are more groups than are kept. */
async function askedRun(
  sql: ISql,
  {asking, within, days}: Question,
  run: readonly DayRange[],
): Promise<readonly PartialChunk[] | undefined> {
  const {context, query, plains} = asking;
  const periods = await periodsOf(sql, days, run);
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  // Written into the statement: a value would be read anew for each record. They are times that the database told.
  const starts = periods.map(({since}) => since).join(',');
  const bucket =
    periods.length === 1
      ? context.sql`1`
      : context.sql`width_bucket(${moment(asking)}, ${context.sql.unsafe(`'{${starts}}'::timestamptz[]`)})`;
  const whole: Period = {from: first.from, since: first.since, to: last.to, until: last.until};
  const statements = statementsOf(asking, within(whole), bucket, MOST_ROWS);
  const answers: (readonly GroupRow[])[] = [];
  for (const {sql: statement} of statements) {
    const rows = await ask(context, sql<GroupRow[]>`${statement}`);
    if (rows.length >= MOST_ROWS) return undefined;
    answers.push(rows);
  }
  const rows = partialRows({by: query.by.length, plains, statements, answers});
  return periods.map((period, at) => ({...period, rows: rows.get(at + 1) ?? []}));
}

async function renew(sql: ISql, question: Question, chunks: readonly DayRange[]): Promise<Entry | 'unnoted' | 'large'> {
  const {store, key, counting} = question;
  const before = store.get(key);
  const sources = before?.sources ?? (await sourcesOf(sql, question));
  if (!sources) return 'unnoted';
  const noted = await stateOf(sql, sources, before?.snapshot);
  const reading = {model: question.asking.context.model, entity: question.asking.from.entity, sources};
  const changes = isStanding(before, noted) ? await asDays(sql, reading, counting, noted.changes) : [];
  const state = {...noted, changes};
  const kept = standingChunks(before, state, counting);
  const made: PartialChunk[] = [];
  for (const run of runsOf(chunks, chunk => !kept.has(keyOf(chunk)))) {
    const asked = await askedRun(sql, question, run);
    if (!asked) return 'large';
    made.push(...asked);
  }
  const all = [...kept.values(), ...made];
  if (all.reduce((count, {rows}) => count + rows.length, 0) > MOST_ROWS) return 'large';
  return {
    snapshot: state.snapshot,
    server: state.server,
    sources,
    chunks: new Map(all.map(chunk => [keyOf(chunk), chunk])),
  };
}

function rowsIn({asking: {query, plains}}: Question, {chunks}: Entry, asked: readonly DayRange[]): readonly GroupRow[] {
  const rows = asked.flatMap(chunk => chunks.get(keyOf(chunk))?.rows ?? []);
  return fold(rows, {by: query.by, measures: plains.length, limit: limitOf(query) + 2});
}

/** What is kept, where all of it still holds: one statement finds out. */
async function keptRows(sql: Sql, question: Question, asked: readonly DayRange[]) {
  const {store, key, counting} = question;
  const entry = store.get(key);
  if (!entry || asked.some(chunk => !entry.chunks.has(keyOf(chunk)))) return undefined;
  const state = await stateOf(sql, entry.sources, entry.snapshot);
  if (haveRelated(state.changes, counting)) return undefined;
  const kept = standingChunks(entry, state, counting);
  if (asked.some(chunk => !kept.has(keyOf(chunk)))) return undefined;
  store.set(key, {...entry, snapshot: state.snapshot, chunks: kept});
  return rowsIn(question, {...entry, chunks: kept}, asked);
}

/**
 * The groups and their totals, as of one moment; undefined where figures like these are not kept: outside of days, by
 * hours, of what somebody filtered, within a transaction, of more groups than are worth it.
 */
export async function foldedRows(asking: Asking, within: Within): Promise<readonly GroupRow[] | undefined> {
  const {context, query} = asking;
  const {sql} = context;
  const {days} = query;
  if (!days || !isPool(sql) || !isFoldable(asking)) return undefined;
  const question = questionOf(asking, within, days, sql);
  if (!question) return undefined;
  const {store, key} = question;
  for (let grain = store.grainOf(key); grain !== 'none'; grain = store.grainOf(key)) {
    const asked = chunksOf(days, dayIn(context.now, days.timeZone), grain);
    const kept = await keptRows(sql, question, asked);
    if (kept) return kept;
    const entry = await sql.begin('isolation level repeatable read read only', tx => renew(tx, question, asked));
    if (entry === 'unnoted') store.refuse(key);
    else if (entry === 'large') store.coarsen(key);
    else {
      store.set(key, entry);
      return rowsIn(question, entry, asked);
    }
  }
  return undefined;
}
