/** The select list of an entity for one actor, and the way from a row to the record on the wire. */
import type {Field} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {WireRecord} from '../acts/registry';
import type {Context} from '../context';
import type {Source} from './source';
import {sight} from './visibility';

/** Marks a column that tells whether the property of that name is seen on this row. */
const SEEN = '?';

export type Row = Record<string, unknown>;

function references(source: Source, field: Field): string {
  const join = field.join;
  if (!join) throw new Error(`${source.entity.key}.${field.name} has no join table.`);
  return `(select coalesce(json_agg(j.${join.to} order by j.place), '[]') from "${join.table}" j where j."${join.from}" = ${source.alias}.id)`;
}

function plain(source: Source, field: Field): string {
  const value = field.kind === 'references' ? references(source, field) : `${source.alias}."${field.column}"`;
  return `${value} as "${field.name}"`;
}

/** Every property the actor sees, but for those named in `omit`; a secret one only where the system asks. */
export function columns(context: Context, source: Source, omit: readonly string[] = []): Fragment {
  const always: string[] = [];
  const sometimes: Field[] = [];
  for (const field of source.entity.fields) {
    if (omit.includes(field.name) || (!field.stored && field.kind !== 'references')) continue;
    const seen = sight(context.actor, source.entity, context.model, field);
    if (seen === true) always.push(plain(source, field));
    else if (seen !== false) sometimes.push(field);
  }
  const {sql} = context;
  return sometimes.reduce<Fragment>((list, field) => {
    const seen = source.reached(sight(context.actor, source.entity, context.model, field));
    const value = sql.unsafe(plain(source, field).replace(/ as "[^"]+"$/, ''));
    return sql`${list}, case when ${seen} then ${value} end as ${sql(field.name)}, ${seen} as ${sql(SEEN + field.name)}`;
  }, sql.unsafe(always.join(', ')));
}

/** Drops what the actor does not see on this very row, so that hidden and empty differ. */
export function toRecord(row: Row): WireRecord {
  const record: Row = {};
  for (const [name, value] of Object.entries(row)) {
    if (name.startsWith(SEEN)) {
      if (value !== true) delete record[name.slice(1)];
    } else record[name] = value;
  }
  if (typeof record.id !== 'number') throw new Error('A row without an id left the database.');
  return {...record, id: record.id};
}
