/** What was written into other tables, as days of the records that are counted by way of them. */
import type {Entity, Model} from '@emblem/schemas';
import type {Fragment, ISql} from 'postgres';
import {joinConditions} from '../../predicate/sql';
import type {Change, Counting} from './changes';

/** Rows of one table that are followed to the records that lead to them. */
const MAX_IDS = 2000;

/** Relations that are followed one after the other. */
const DEEPEST = 4;

/** Any record may count otherwise. */
const ALL: Change = {source: '', time: null, day: null, ids: null, ofAll: true};

/** What a statement reads: nothing else decides which record counts how. */
export interface Reading {
  readonly model: Model;
  readonly entity: Entity;
  readonly sources: readonly string[];
}

interface Rows {
  readonly table: string;
  readonly ids: ReadonlySet<number>;
}

/** The conditions under which a row of an entity leads to one of these rows by a relation of its own. */
function leading(
  sql: ISql,
  {model, sources}: Reading,
  {fields}: Entity,
  targets: readonly Rows[],
): readonly Fragment[] {
  return fields.flatMap(({relation, stored, column}) => {
    const to = relation && stored ? model.entities.get(relation.to)?.table : undefined;
    const found = to !== undefined && sources.includes(to) ? targets.find(({table}) => table === to) : undefined;
    return found ? [sql`${sql(column)} = any (${sql.array([...found.ids])}::bigint[])`] : [];
  });
}

/** The rows of the tables that are read which lead to one of these, in one step. */
async function leadersOf(sql: ISql, reading: Reading, targets: readonly Rows[]): Promise<readonly Rows[]> {
  const {model, sources} = reading;
  const found: Rows[] = [];
  for (const entity of model.entities.values()) {
    const ways = sources.includes(entity.table) ? leading(sql, reading, entity, targets) : [];
    if (ways.length === 0) continue;
    const rows = await sql<{id: string | number}[]>`
      select id from ${sql(entity.table)} where ${joinConditions(sql, ways, 'or')} limit ${MAX_IDS + 1}`;
    found.push({table: entity.table, ids: new Set(rows.map(({id}) => Number(id)))});
  }
  return found;
}

/**
 * These rows and all that lead to them, over whichever relations between tables that are read; undefined where they are
 * too many. Step by step, so that each is found by an index: in one statement the database would read whole tables.
 */
async function withLeaders(
  sql: ISql,
  reading: Reading,
  changed: readonly Rows[],
): Promise<readonly Rows[] | undefined> {
  const all = new Map(changed.map(({table, ids}) => [table, new Set(ids)]));
  let latest = changed;
  for (let step = 1; step < DEEPEST && latest.length > 0; step += 1) {
    const leaders = await leadersOf(sql, reading, latest);
    latest = leaders.flatMap(({table, ids}) => {
      const known = all.get(table) ?? new Set<number>();
      const others = new Set([...ids].filter(id => !known.has(id)));
      all.set(table, new Set([...known, ...others]));
      return others.size > 0 ? [{table, ids: others}] : [];
    });
    if ([...all.values()].some(({size}) => size > MAX_IDS)) return undefined;
  }
  return [...all].map(([table, ids]) => ({table, ids}));
}

/** Whether every table is one of an entity, so that records lead to each other by relations alone. */
function isByRelations({model, sources}: Reading): boolean {
  const entities = new Map([...model.entities.values()].map(entity => [entity.table, entity]));
  return sources.every(table => entities.get(table)?.about === undefined && entities.has(table));
}

/** Whether there are changes of tables that records are counted by way of. */
export function haveRelated(changes: readonly Change[], {source, rates}: Counting): boolean {
  return changes.some(change => change.source !== source && change.source !== rates);
}

/**
 * The changes with those of other tables turned into days of the counted records that lead there now. Who led there
 * before and does not now was written itself, or was what led there, and that is noted, too.
 */
export async function asDays(
  sql: ISql,
  reading: Reading,
  counting: Counting,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  if (!haveRelated(changes, counting)) return changes;
  const isRelated = ({source}: Change) => source !== counting.source && source !== counting.rates;
  const others = changes.filter(isRelated);
  if (!isByRelations(reading) || others.some(({ofAll}) => ofAll)) return [ALL];
  const changed = [...new Set(others.map(({source}) => source))].map(table => ({
    table,
    ids: new Set(others.flatMap(each => (each.source === table ? (each.ids ?? []) : []))),
  }));
  const all = changed.some(({ids}) => ids.size > MAX_IDS) ? undefined : await withLeaders(sql, reading, changed);
  const ways = all && leading(sql, reading, reading.entity, all);
  if (!ways || ways.length === 0) return [ALL];
  const at = counting.days ? sql`${sql(counting.time)}` : sql`(${sql(counting.time)} at time zone 'UTC')::date`;
  const rows = await sql<{day: string | null}[]>`
    select distinct ${at} as day from ${sql(counting.source)} where ${joinConditions(sql, ways, 'or')}`;
  const days = rows.map(({day}) => ({source: counting.source, time: counting.time, day, ids: null, ofAll: false}));
  return [...changes.filter(change => !isRelated(change)), ...days];
}
