/** On whose clocks a day of a record begins (`x-zone`), in SQL. */
import type {Entity, Model, ZoneKeyword, ZoneOf} from '@emblem/schemas';
import {identifier, type Fragment, type Tag} from './sql';

const UTC = 'UTC';

/**
 * Since 1980 offsets of zones are whole quarters of an hour, so no day begins in between; what is asked in one is kept
 * for it.
 */
const QUARTER_MS = 900_000;

function zoneHeld(sql: Tag, model: Model, target: Entity, {from}: ZoneOf, alias: string): Fragment {
  if (from === undefined) return zoneOfRow(sql, model, target, alias);
  return sql`${identifier(sql, alias)}.${identifier(sql, target.field[from]?.column ?? from)}`;
}

/** What is said of a record that leads to those with these ids by its relations; null where nothing is. */
export function zoneSaid(
  sql: Tag,
  model: Model,
  {field, zone = UTC}: Pick<Entity, 'field' | 'zone'>,
  idOf: (relation: string) => Fragment,
  alias: string,
): Fragment {
  const said = (each: ZoneKeyword): Fragment => {
    if (typeof each === 'string') return sql`${each}::text`;
    if (!('via' in each)) return each.map(said).reduceRight((rest, one) => sql`coalesce(${one}, ${rest})`);
    const target = model.entity(field[each.via]?.relation?.to ?? '');
    return sql`(select ${zoneHeld(sql, model, target, each, alias)} from ${identifier(sql, target.table)}
      as ${identifier(sql, alias)} where ${identifier(sql, alias)}.id = ${idOf(each.via)})`;
  };
  return said(zone);
}

/** The time zone of a row; null where the record that says it is not there. */
function zoneOfRow(sql: Tag, model: Model, entity: Entity, alias: string): Fragment {
  const idOf = (relation: string): Fragment =>
    sql`${identifier(sql, alias)}.${identifier(sql, entity.field[relation]?.column ?? relation)}`;
  return zoneSaid(sql, model, entity, idOf, `${alias}_z`);
}

/** The time zone of a row, of whose table `alias` tells the name in the statement. */
export function rowZone(sql: Tag, model: Model, entity: Entity, alias: string): Fragment {
  return sql`coalesce(${zoneOfRow(sql, model, entity, alias)}, ${UTC})`;
}

/** The day in a zone, or so many days later. */
export function todayIn(sql: Tag, zone: Fragment, now: string, later: number): Fragment {
  const quarter = new Date(Math.floor(Date.parse(now) / QUARTER_MS) * QUARTER_MS).toISOString();
  return sql`((${quarter}::text::timestamptz at time zone ${zone})::date + ${later}::int)`;
}

/** The first or the last day that it can be anywhere, whatever the zone. */
export function outermostDay(sql: Tag, now: string, side: 'first' | 'last', later: number): Fragment {
  const days = later + (side === 'first' ? -1 : 1);
  return sql`((${now.slice(0, 'YYYY-MM-DD'.length)}::text)::date + ${days}::int)`;
}
