/** Records about records (`x-about`): who may not read a record finds nothing that is about it. */
import type {Entity} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import {reach} from '../rights/reach';
import type {Context} from '../context';
import {sight} from './visibility';

/** The rows of an entity that the actor may read, deleted ones included, under an alias. */
type ReadableRows = (key: string, alias: string) => Fragment;

const OTHER = 'about';

/** The properties that the actor sees on every row that they may read. */
function openNames({actor, model}: Context, other: Entity): readonly string[] {
  return other.fields.filter(field => sight(actor, other, model, field) === true).map(({name}) => name);
}

/** Of one entity; undefined where the actor reads none of it. */
function aboutOne(
  context: Context,
  entity: Entity,
  other: Entity,
  {alias, readable}: {readonly alias: string; readonly readable: ReadableRows},
): Fragment | undefined {
  const {sql, actor, model} = context;
  const {about} = entity;
  const rows = reach(actor, other, model, 'read');
  if (!about || rows === false || other.about) return undefined;
  const ref = (name: string) => sql.unsafe(`${alias}."${entity.field[name]?.column}"`);
  const named = sql`${ref(about.entity)} = ${other.key}`;
  const seen =
    about.property === undefined
      ? named
      : sql`${named} and ${ref(about.property)} = any(${[...openNames(context, other)]}::text[])`;
  if (rows === true) return sql`(${seen})`;
  return sql`(${seen} and ${ref(about.record)} in (
    select ${sql.unsafe(OTHER)}.id from ${sql(other.table)} ${sql.unsafe(OTHER)} where ${readable(other.key, OTHER)}))`;
}

/** The condition on the rows of such an entity; none for others, and for administrators. */
export function aboutReadable(
  context: Context,
  entity: Entity,
  alias: string,
  readable: ReadableRows,
): readonly Fragment[] {
  if (!entity.about || context.actor.isAdmin) return [];
  const {sql} = context;
  const [first, ...rest] = [...context.model.entities.values()].flatMap(
    other => aboutOne(context, entity, other, {alias, readable}) ?? [],
  );
  if (!first) return [sql`false`];
  return [sql`(${rest.reduce<Fragment>((all, part) => sql`${all} or ${part}`, first)})`];
}
