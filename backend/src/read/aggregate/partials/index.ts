/**
 * Figures that are kept: what was added up for chunks of days is not added up again until something is written that
 * counts on these days. A question is known by its whole statement, rights included, so that nothing that was kept for
 * one is told to somebody who sees less.
 */
import {dayIn, type Model} from '@emblem/schemas';
import {figureSources, type FigureSources} from '@emblem/schemas/reports';
import type {ISql, Sql} from 'postgres';
import type {GroupRow} from '../group-rows';
import {limitOf, type Asking} from '../statement';
import {askedChunks} from './asked';
import {changedAmong, stateOf, type State} from './changes';
import {coverOf, isLong, keptAmong, keyOf, piecesOf, runsOf, tilesOf, type Grain} from './chunks';
import {entryOf, partsIn, rowsOf} from './entry';
import {fold} from './fold';
import {grainFor} from './grain';
import {tablesOf} from './plan';
import {isFoldable, questionOf, type Question, type Within} from './question';
import {asDays, haveRelated} from './related';
import type {PartialChunk} from './partial';
import {Store, type Entry} from './store';
import {MAX_BYTES, weightOfChunks} from './weight';

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

function isStanding(entry: Entry | undefined, state: State): entry is Entry {
  return entry !== undefined && state.isNoted && state.server === entry.server;
}

/** Chunks are asked for in pieces, where few of them changed and their pieces do not take too much room. */
const MAX_SPLITS = 12;
const MAX_SHARE = 1 / 4;

function splitsOf(changed: ReadonlySet<PartialChunk>): ReadonlySet<string> {
  if (changed.size > MAX_SPLITS) return new Set();
  const few = [...changed].filter(chunk => weightOfChunks([chunk]) * piecesOf(chunk).length <= MAX_BYTES * MAX_SHARE);
  return new Set(few.map(keyOf));
}

type Renewed = Pick<Entry, 'chunks' | 'sums'> | 'large';

interface Renewing {
  readonly grain: Grain;
  /** What still holds, and what does not any more. */
  readonly standing: readonly PartialChunk[];
  readonly changed: ReadonlySet<PartialChunk>;
  readonly before: Entry | undefined;
}

async function renewedChunks(sql: ISql, question: Question, renewing: Renewing): Promise<Renewed> {
  const {grain, standing, changed, before} = renewing;
  const {days, today} = question;
  const splits = splitsOf(changed);
  const chunks = new Map(standing.map(chunk => [keyOf(chunk), chunk]));
  const kept = keptAmong(standing);
  const cover = tilesOf(days, today).flatMap(tile =>
    coverOf(tile, {kept, isSplit: chunk => splits.has(keyOf(chunk)) || isLong(chunk, grain, today)}),
  );
  const made = await askedChunks(
    sql,
    question,
    runsOf(cover, chunk => !chunks.has(keyOf(chunk))),
  );
  if (!made) return 'large';
  for (const chunk of made) {
    chunks.delete(keyOf(chunk));
    chunks.set(keyOf(chunk), chunk);
  }
  return entryOf(question, {before, chunks}) ?? 'large';
}

async function renew(sql: ISql, store: Store, question: Question): Promise<Entry | 'unkept' | 'large'> {
  const {key, counting, asking} = question;
  const before = store.get(key);
  const sources = before?.sources ?? (await sourcesOf(sql, question));
  if (!sources) return 'unkept';
  const noted = await stateOf(sql, sources, before?.snapshot);
  const reading = {model: asking.context.model, entity: asking.from.entity, sources};
  const kept = isStanding(before, noted) ? [...before.chunks.values()] : [];
  const changes = kept.length > 0 ? await asDays(sql, reading, counting, noted.changes) : [];
  const changed = changedAmong(kept, changes, counting);
  const grain = store.grainOf(key) ?? (await grainFor(sql, question));
  if (grain === 'none') return 'unkept';
  store.setGrain(key, grain);
  const standing = kept.filter(chunk => !changed.has(chunk));
  const renewed = await renewedChunks(sql, question, {grain, standing, changed, before});
  return renewed === 'large' ? renewed : {snapshot: noted.snapshot, server: noted.server, sources, ...renewed};
}

type Parts = ReturnType<typeof partsIn>;

/** Out of the parts of the question's tiles. */
function foldRows({asking, days, today}: Question, {sums}: Entry, parts: Parts): readonly GroupRow[] {
  const {query, plains} = asking;
  const rows = rowsOf(tilesOf(days, today), parts, sums);
  return fold(rows, {by: query.by, measures: plains.length, limit: limitOf(query) + 2});
}

/** What is kept, where all of it still holds: one statement finds out. */
async function confirmedRows(sql: Sql, store: Store, question: Question): Promise<readonly GroupRow[] | undefined> {
  const {key, counting, days, today} = question;
  const entry = store.get(key);
  const parts = entry && partsIn(entry.chunks, tilesOf(days, today));
  if (!entry || !parts || parts.includes(undefined)) return undefined;
  const state = await stateOf(sql, entry.sources, entry.snapshot);
  if (!isStanding(entry, state) || haveRelated(state.changes, counting)) return undefined;
  const changed = changedAmong(entry.chunks.values(), state.changes, counting);
  if (parts.some(some => some?.some(part => changed.has(part)))) return undefined;
  if (changed.size === 0) store.confirm(key, state.snapshot);
  else {
    const chunks = new Map([...entry.chunks].filter(([, chunk]) => !changed.has(chunk)));
    store.set(key, {...entry, snapshot: state.snapshot, chunks});
  }
  return foldRows(question, entry, parts);
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
  const question = questionOf(asking, within, days, dayIn(context.now, days.timeZone));
  if (!question) return undefined;
  const store = storeOf(sql);
  const {key} = question;
  while (store.grainOf(key) !== 'none') {
    const kept = await confirmedRows(sql, store, question);
    if (kept) return kept;
    const entry = await sql.begin('isolation level repeatable read read only', tx => renew(tx, store, question));
    if (entry === 'unkept') store.refuse(key);
    else if (entry === 'large') store.coarsen(key);
    else {
      store.set(key, entry);
      return foldRows(question, entry, partsIn(entry.chunks, tilesOf(question.days, question.today)));
    }
  }
  return undefined;
}
