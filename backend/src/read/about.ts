/** Records about records (`x-about`): who may not read a record finds nothing that is about it. */
import type {Entity} from '@emblem/schemas';
import {PAPER} from '@emblem/schemas/papers';
import type {Fragment} from 'postgres';
import {both, reach} from '../rights/reach';
import type {Context} from '../context';
import {sight} from './visibility';

/** The rows of an entity on which the actor may do all of this, deleted ones included, under an alias. */
type ReachedRows = (key: string, actions: readonly string[], alias: string) => Fragment;

interface Place {
  readonly alias: string;
  readonly reached: ReachedRows;
}

const OTHER = 'about';

/** The properties that the actor sees on every row that they may read. */
function openNames({actor, model}: Context, other: Entity): readonly string[] {
  return other.fields.filter(field => sight(actor, other, model, field) === true).map(({name}) => name);
}

/** What else is needed of a record of the other entity, and which of those about it that opens. */
interface Part {
  readonly actions: readonly string[];
  readonly named?: Fragment;
}

/** By what they name of the record: one of its papers, one of its properties. */
function partsOf(context: Context, entity: Entity, other: Entity, ref: (name: string) => Fragment): readonly Part[] {
  const {sql} = context;
  const {paper, property} = entity.about ?? {};
  if (paper !== undefined) return other.papers.length > 0 ? [{actions: ['read', PAPER]}] : [];
  if (property === undefined) return [{actions: ['read']}];
  return [{actions: ['read'], named: sql`${ref(property)} = any(${[...openNames(context, other)]}::text[])`}];
}

function aboutPart(context: Context, entity: Entity, other: Entity, {actions, named}: Part, place: Place) {
  const {sql, actor, model} = context;
  const {about} = entity;
  const rows = actions.map(action => reach(actor, other, model, action)).reduce(both);
  if (!about || rows === false) return undefined;
  const ref = (name: string) => sql.unsafe(`${place.alias}."${entity.field[name]?.column}"`);
  const known = sql`${ref(about.entity)} = ${other.key}`;
  const seen = named ? sql`${known} and ${named}` : known;
  if (rows === true) return sql`(${seen})`;
  return sql`(${seen} and ${ref(about.record)} in (
    select ${sql.unsafe(OTHER)}.id from ${sql(other.table)} ${sql.unsafe(OTHER)}
    where ${place.reached(other.key, actions, OTHER)}))`;
}

/** Of one entity: what opens of the records about its own. */
function aboutOne(context: Context, entity: Entity, other: Entity, place: Place): readonly Fragment[] {
  if (other.about) return [];
  const ref = (name: string) => context.sql.unsafe(`${place.alias}."${entity.field[name]?.column}"`);
  return partsOf(context, entity, other, ref).flatMap(part => aboutPart(context, entity, other, part, place) ?? []);
}

/** The condition on the rows of such an entity; none for others, and for administrators. */
export function aboutReadable(
  context: Context,
  entity: Entity,
  alias: string,
  reached: ReachedRows,
): readonly Fragment[] {
  if (!entity.about || context.actor.isAdmin) return [];
  const {sql} = context;
  const [first, ...rest] = [...context.model.entities.values()].flatMap(other =>
    aboutOne(context, entity, other, {alias, reached}),
  );
  if (!first) return [sql`false`];
  return [sql`(${rest.reduce<Fragment>((all, part) => sql`${all} or ${part}`, first)})`];
}
