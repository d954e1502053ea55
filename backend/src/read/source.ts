/**
 * An entity as one actor may query it: its rows limited to what is reached, its columns guarded. Every read starts
 * here.
 */
import type {Entity, Field, Predicate, PredicateContext} from '@emblem/schemas';
import {covers} from '@emblem/schemas/predicate';
import type {Fragment} from 'postgres';
import type {Context} from '../context';
import {requireReach} from '../rights/decide-reach';
import {reach, type Reach} from '../rights/reach';
import {aboutReadable} from './about';
import {compilePredicate, type Place, type RelatedOf} from './predicate';
import type {ListQuery} from './types';
import {sight} from './visibility';

export interface Source {
  readonly entity: Entity;
  readonly alias: string;
  /** The value of a property as the actor sees it: null where it is hidden. For rows that satisfy `where`. */
  ref(field: Field): Fragment;
  /** Whether the actor sees a property on all these rows. */
  isOpen(field: Field): boolean;
  /** What is left to ask of a row that satisfies `where`. */
  remaining(reach: Reach): Reach;
  /** Conditions on the rows, rights included. */
  readonly where: readonly Fragment[];
  /** The part of them that goes by the records that these are about, whatever the action. */
  readonly about: readonly Fragment[];
  /** A further condition, over guarded values. */
  condition(predicate: Predicate): Fragment;
  /** A condition of the rights themselves, over the stored values, as a value for each row of a page. */
  reached(reach: Reach): Fragment;
}

export interface SourceOptions {
  /** Which right limits the rows; `read` unless told. */
  readonly action?: string;
  readonly deleted?: 'live' | 'deleted' | 'both';
  readonly alias?: string;
}

/** `zoneOf` is asked where the entity leads to another record for its time zone. */
export function predicateContext(context: Context, zoneOf?: PredicateContext['zoneOf']): PredicateContext {
  const {id, departmentIds, roleIds, platformIds, marketPlatformIds, memberId, email} = context.actor;
  return {
    actor: {id, departmentIds, roleIds, platformIds, marketPlatformIds, memberId, email},
    now: context.now,
    zoneOf,
  };
}

/** `t."column"`; both come from the model, never from a request. */
export function column(context: Context, alias: string, name: string): Fragment {
  return context.sql.unsafe(`${alias}."${name}"`);
}

export function conjunction(context: Context, conditions: readonly Fragment[]): Fragment {
  const {sql} = context;
  const [first, ...rest] = conditions;
  if (!first) return sql`true`;
  return rest.reduce<Fragment>((all, condition) => sql`${all} and ${condition}`, first);
}

/** Over the stored values: for the rights themselves, which look at what is there whatever the actor sees of it. */
function rawCondition(
  context: Context,
  entity: Entity,
  predicate: Predicate,
  {alias, perRow}: Required<Place>,
): Fragment {
  return compilePredicate(
    context.sql,
    entity,
    context.model,
    predicate,
    predicateContext(context),
    field => rawRef(context, alias, field),
    undefined,
    {alias, perRow},
  );
}

function rawRef(context: Context, alias: string, field: Field): Fragment {
  return column(context, alias, field.join ? 'id' : field.column);
}

function reachCondition(context: Context, entity: Entity, what: Reach, place: Required<Place>): Fragment {
  if (typeof what === 'boolean') return what ? context.sql`true` : context.sql`false`;
  return context.sql`(${rawCondition(context, entity, what, place)})`;
}

/**
 * Rights are granted together more often than not: where the rows are limited by the same condition already, nothing is
 * left to ask.
 */
function remaining(rows: Reach, what: Reach): Reach {
  return typeof what === 'object' && typeof rows === 'object' && covers(what, rows) ? true : what;
}

function guardedRef(context: Context, entity: Entity, alias: string, rows: Reach, field: Field): Fragment {
  const seen = remaining(rows, sight(context.actor, entity, context.model, field));
  if (seen === true) return rawRef(context, alias, field);
  if (seen === false) return context.sql`null`;
  return context.sql`(case when ${reachCondition(context, entity, seen, {alias, perRow: true})} then
    ${rawRef(context, alias, field)} end)`;
}

function liveness(
  context: Context,
  entity: Entity,
  alias: string,
  deleted: 'live' | 'deleted' | 'both',
): readonly Fragment[] {
  if (deleted === 'both') return [];
  if (!entity.softDelete) return deleted === 'live' ? [] : [context.sql`false`];
  return [context.sql.unsafe(`${alias}."deleted_at" is ${deleted === 'live' ? '' : 'not '}null`)];
}

/** Related rows are those the actor may read, seen as the actor sees them. */
function relatedRows(context: Context): RelatedOf {
  return (target, alias) => {
    const related = source(context, target.key, {alias});
    return {where: conjunction(context, related.where), ref: related.ref};
  };
}

export function source(context: Context, key: string, options: SourceOptions = {}): Source {
  const {action = 'read', deleted = 'live', alias = 't'} = options;
  const entity = context.model.entity(key);
  const rows = reach(context.actor, entity, context.model, action);
  const ref = (field: Field) => guardedRef(context, entity, alias, rows, field);
  const about = aboutReadable(context, entity, alias, (other, actions, inner) =>
    conjunction(
      context,
      actions.flatMap(each => source(context, other, {action: each, deleted: 'both', alias: inner}).where),
    ),
  );
  return {
    entity,
    alias,
    ref,
    where: [
      ...liveness(context, entity, alias, deleted),
      ...(rows === true ? [] : [reachCondition(context, entity, rows, {alias, perRow: false})]),
      ...about,
    ],
    about,
    condition: predicate =>
      compilePredicate(
        context.sql,
        entity,
        context.model,
        predicate,
        predicateContext(context),
        ref,
        relatedRows(context),
        {alias},
      ),
    isOpen: field => remaining(rows, sight(context.actor, entity, context.model, field)) === true,
    remaining: what => remaining(rows, what),
    reached: what => reachCondition(context, entity, what, {alias, perRow: true}),
  };
}

/**
 * The rows that a list is about: live ones, or of the deleted ones those that the actor might restore; or those on
 * which an action may be taken.
 */
export function listSource(
  context: Context,
  key: string,
  {deleted, reaching}: Pick<ListQuery, 'deleted' | 'reaching'>,
): Source {
  requireReach(context, key, 'read');
  const action = deleted ? 'restore' : reaching;
  if (action === undefined) return source(context, key);
  requireReach(context, key, action);
  const read = source(context, key, {deleted: deleted ? 'deleted' : 'live'});
  return {...read, where: [...read.where, ...source(context, key, {action, deleted: 'both'}).where]};
}
