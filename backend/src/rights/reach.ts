/**
 * Which rows of an entity an actor reaches with an action, as a predicate. The only place where rights become
 * conditions.
 */
import {isRuledOut, labelAction, type Entity, type Model, type Predicate, type ScopeName} from '@emblem/schemas';
import {PAPER} from '@emblem/schemas/papers';
import type {Actor} from '../actor';

/** True: every row. False: none. */
export type Reach = boolean | Predicate;

/**
 * What is asked of one related record is asked at once: PostgreSQL looks at each only once, and need not gather them
 * for each question.
 */
function together(some: readonly Predicate[]): readonly Predicate[] {
  const asked = new Map<string, Predicate[]>();
  const others: Predicate[] = [];
  for (const each of some) {
    if ('has' in each) asked.set(each.has[0], [...(asked.get(each.has[0]) ?? []), each.has[1]]);
    else others.push(each);
  }
  return [...others, ...[...asked].map(([field, inner]): Predicate => ({has: [field, anyOf(inner)]}))];
}

function anyOf(some: readonly Predicate[]): Predicate {
  const parts = together(some);
  return parts.length === 1 && parts[0] ? parts[0] : {any: parts};
}

export function either(reaches: readonly Reach[]): Reach {
  if (reaches.includes(true)) return true;
  const some = reaches.filter((reach): reach is Predicate => typeof reach === 'object');
  return some.length === 0 ? false : anyOf(some);
}

/** The rows of one scope; where the entity says nothing itself it follows the record it inherits from. */
function scopeReach(entity: Entity, model: Model, scope: ScopeName): Reach {
  if (scope === 'all') return true;
  const own = entity.rights.scopes?.[scope];
  if (own) return own;
  const parents = entity.fields.filter(field => field.relation?.inherit === true);
  return either(
    parents.map(field => {
      const reach = scopeReach(model.entity(field.relation?.to ?? ''), model, scope);
      return typeof reach === 'object' ? {has: [field.name, reach]} : reach;
    }),
  );
}

function audienceReach(entity: Entity, audience: 'member' | 'visitor', action: string): Reach {
  return entity.rights[audience]?.[action] ?? false;
}

/** Granted, or opened to all staff by the schema. */
function heldScopes(actor: Actor, entity: Entity, action: string): readonly ScopeName[] {
  const everybody = entity.rights.staff?.[action];
  return [...(actor.rights.get(`${entity.key}.${action}`) ?? []), ...(everybody ? [everybody] : [])];
}

/**
 * The scopes in which a staff user holds an action. Whoever sees the console as that user gets those alone which are
 * held on all rows by the viewer too, since the rows of a narrower scope are not the same for the two.
 */
export function scopesOf(actor: Actor, entity: Entity, action: string): readonly ScopeName[] {
  const {viewer} = actor;
  const isWithin = !viewer || viewer.isAdmin || heldScopes(viewer, entity, action).includes('all');
  return isWithin ? heldScopes(actor, entity, action) : [];
}

/** The scopes in which a label of no entity is granted; it is about no rows, so that any of them holds it. */
export function labelScopes({rights, viewer}: Actor, right: string): readonly ScopeName[] {
  return !viewer || holdsLabel(viewer, right) ? (rights.get(right) ?? []) : [];
}

/** Whether an actor holds a label of no entity, such as one of figures. */
export function holdsLabel(actor: Actor, right: string): boolean {
  return actor.isAdmin || labelScopes(actor, right).length > 0;
}

/** The rows of both; what is asked twice is asked once. */
export function both(one: Reach, other: Reach): Reach {
  if (one === false || other === false) return false;
  if (one === true || (other !== true && JSON.stringify(one) === JSON.stringify(other))) return other;
  return other === true ? one : {all: [one, other]};
}

/** An act under a permission label needs the label, too. */
function grantedReach(actor: Actor, entity: Entity, model: Model, action: string): Reach {
  const granted = either(scopesOf(actor, entity, action).map(scope => scopeReach(entity, model, scope)));
  const label = entity.actionPermissions.get(action);
  return label === undefined ? granted : both(granted, grantedReach(actor, entity, model, labelAction('edit', label)));
}

/** The reaches of a session's grants, worked out once: every request asks for dozens of them. */
const known = new WeakMap<Actor['rights'], Map<string, Reach>>();

function staffReach(actor: Actor, entity: Entity, model: Model, action: string): Reach {
  const reaches = known.get(actor.rights) ?? new Map<string, Reach>();
  known.set(actor.rights, reaches);
  const key = `${entity.key}.${action}`;
  const reach = reaches.get(key) ?? grantedReach(actor, entity, model, action);
  reaches.set(key, reach);
  return reach;
}

/** The one record of a link, for what its schema says that a link is for. */
function linkReach({link}: Actor, {key, accessLink}: Entity, action: string): Reach {
  if (!link || !accessLink || link.entity !== key) return false;
  const opened = ['read', PAPER, ...(accessLink.actions ?? [])];
  return opened.includes(action) && {eq: ['id', link.recordId]};
}

/**
 * Rows of `entity` that `actor` may `action`. Everything is denied until a grant, or the schema for members and
 * visitors, allows it.
 */
export function reach(actor: Actor, entity: Entity, model: Model, action: string): Reach {
  if (isRuledOut(entity, action) && actor.kind !== 'system') return false;
  if (actor.isAdmin) return true;
  if (actor.kind === 'staff') return staffReach(actor, entity, model, action);
  if (actor.kind === 'link') return linkReach(actor, entity, action);
  const open = audienceReach(entity, 'visitor', action);
  return actor.kind === 'member' ? either([open, audienceReach(entity, 'member', action)]) : open;
}
