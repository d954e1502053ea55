/** What was written into other tables, as days of the records that are counted by way of them. */
import type {Entity, Model} from '@emblem/schemas';
import type {Fragment, ISql} from 'postgres';
import {joined} from '../../predicate/sql';
import type {Change, Counting} from './changes';

/** Rows of one table that are followed to the records that lead to them. */
const MOST_IDS = 2000;

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

/**
 * The conditions under which a row of an entity leads to one of these rows, over whichever relations between tables
 * that are read, `steps` of them at most.
 */
function leading(
  sql: ISql,
  {model, entity, sources}: Reading,
  target: {readonly table: string; readonly ids: readonly number[]},
  steps = DEEPEST,
): readonly Fragment[] {
  return entity.fields.flatMap(({relation, stored, column}) => {
    const to = relation && stored ? model.entities.get(relation.to) : undefined;
    if (!to || !sources.includes(to.table)) return [];
    const own = to.table === target.table ? [sql`${sql(column)} = any (${sql.array([...target.ids])}::bigint[])`] : [];
    const further = steps > 1 ? leading(sql, {model, entity: to, sources}, target, steps - 1) : [];
    const behind =
      further.length > 0
        ? [sql`${sql(column)} in (select id from ${sql(to.table)} where ${joined(sql, further, 'or')})`]
        : [];
    return [...own, ...behind];
  });
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
  const days: Change[] = [];
  for (const table of new Set(others.map(({source}) => source))) {
    const ids = [...new Set(others.flatMap(each => (each.source === table ? (each.ids ?? []) : [])))];
    const ways = leading(sql, reading, {table, ids});
    if (ids.length > MOST_IDS || ways.length === 0) return [ALL];
    const at = counting.days ? sql`${sql(counting.time)}` : sql`(${sql(counting.time)} at time zone 'UTC')::date`;
    const rows = await sql<{day: string | null}[]>`
      select distinct ${at} as day from ${sql(counting.source)} where ${joined(sql, ways, 'or')}`;
    days.push(...rows.map(({day}) => ({source: counting.source, time: counting.time, day, ids: null, ofAll: false})));
  }
  return [...changes.filter(change => !isRelated(change)), ...days];
}
