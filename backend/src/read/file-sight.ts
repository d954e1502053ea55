/** Who may have a private file: whoever reads a record that holds it. */
import type {Entity, Field} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {Context} from '../context';
import {reach} from '../rights/reach';
import {conjunction, source} from './source';

/** For so long after an upload its sender has it without a record, which is yet to be saved. Hours. */
const UNSAVED_HOURS = 24;
const FILE = 'file';

/** Files of a folder that is called like an entity are of its records: so the documented upload names them. */
function holds({key}: Entity, folder: string | undefined, {stored, schema, control}: Field): boolean {
  if (!stored) return false;
  return schema['x-upload']?.private === true || (folder === key && (control === 'file' || control === 'image'));
}

function holder(context: Context, {key, table}: Entity, field: Field, addresses: readonly string[]): Fragment {
  const {sql} = context;
  const {ref, where} = source(context, key, {deleted: 'both'});
  const held =
    field.kind === 'json'
      ? sql`${ref(field)} ?| ${[...addresses]}::text[]`
      : sql`${ref(field)} = any(${[...addresses]}::text[])`;
  return sql`exists (select 1 from ${sql(table)} t where ${held} and ${conjunction(context, where)})`;
}

function holders(context: Context, key: string): readonly Fragment[] {
  const {actor, model} = context;
  const folder = key.split('/')[1];
  const addresses = [`/files/${key}`, `/files/${key.split('/').map(encodeURIComponent).join('/')}`];
  return [...model.entities.values()]
    .filter(entity => reach(actor, entity, model, 'read') !== false)
    .flatMap(entity =>
      entity.fields
        .filter(field => holds(entity, folder, field))
        .map(field => holder(context, entity, field, addresses)),
    );
}

/** By its key in the store. Members and visitors are given signed addresses instead. */
export async function isFileInSight(context: Context, key: string): Promise<boolean> {
  const {actor, sql, model} = context;
  if (actor.kind === 'system') return true;
  if (actor.kind !== 'staff') return false;
  if (actor.isAdmin) return true;
  const ways = holders(context, key).reduce<Fragment>((all, one) => sql`${all} or ${one}`, sql`false`);
  const [found]: readonly {inSight: boolean}[] = await sql`
    select (${ways} or exists (
      select 1 from ${sql(model.entity(FILE).table)} where key = ${key} and user_id = ${actor.id}
      and created_at > now() - make_interval(hours => ${UNSAVED_HOURS}))) as "inSight"`;
  return found?.inSight === true;
}
