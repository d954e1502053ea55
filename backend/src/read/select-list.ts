/** The select list of an entity for one actor, and the way from a row to the record on the wire. */
import type {Field} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import type {Source} from './source';
import {sight} from './visibility';

/** Marks a column that tells whether the property of that name is seen on this row. */
const SEEN = '?';

/** Marks a column that tells whether the action of that name reaches this row. */
export const MAY = '!';

/** The column that tells the time zone of this row, where it is asked for and not told. */
export const ZONE = '@zone';

/** The time zone of a record that stands in a calendar by it, which is told. */
export const TOLD_ZONE = '_zone';

function isMark(name: string): boolean {
  return name.startsWith(SEEN) || name.startsWith(MAY) || name === ZONE;
}

export type Row = Record<string, unknown>;

function references(source: Source, field: Field): string {
  const join = field.join;
  if (!join) throw new Error(`${source.entity.key}.${field.name} has no join table.`);
  return (
    `(select coalesce(json_agg(j.${join.to} order by j.place), '[]') from "${join.table}" j where ` +
    `j."${join.from}" = ${source.alias}.id)`
  );
}

function plainColumn(source: Source, field: Field): string {
  const value = field.kind === 'references' ? references(source, field) : `${source.alias}."${field.column}"`;
  return `${value} as "${field.name}"`;
}

/** Every property the actor sees, but for those named in `omit`; a secret one only where the system asks. */
export function columns(context: Context, source: Source, omit: readonly string[] = []): Fragment {
  const always: string[] = [];
  const sometimes: Field[] = [];
  for (const field of source.entity.fields) {
    if (omit.includes(field.name) || (!field.stored && field.kind !== 'references')) continue;
    const seen = source.remaining(sight(context.actor, source.entity, context.model, field));
    if (seen === true) always.push(plainColumn(source, field));
    else if (seen !== false) sometimes.push(field);
  }
  const {sql} = context;
  return sometimes.reduce<Fragment>(
    (list, field) => {
      const seen = source.reached(sight(context.actor, source.entity, context.model, field));
      const value = sql.unsafe(plainColumn(source, field).replace(/ as "[^"]+"$/, ''));
      return sql`${list}, case when ${seen} then ${value} end as ${sql(field.name)},
        ${seen} as ${sql(SEEN + field.name)}`;
    },
    sql.unsafe(always.join(', ')),
  );
}

function isRecord<Key extends string>(row: Row): row is WireRecord<Key> {
  return typeof row.id === 'number';
}

/**
 * Drops what the actor does not see on this very row, so that hidden and empty differ, and every mark. The row itself
 * where there is nothing to drop.
 */
export function toRecord<Key extends string>(row: Row): WireRecord<Key> {
  const record: Row = Object.keys(row).some(isMark)
    ? Object.fromEntries(
        Object.entries(row).filter(([name]) => !isMark(name) && (!(SEEN + name in row) || row[SEEN + name] === true)),
      )
    : row;
  if (!isRecord<Key>(record)) throw new Error('A row without an id left the database.');
  return record;
}
