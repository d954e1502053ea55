/** The rights of lines: whoever may change a record may change its lines, within it. */
import type {Entity} from '@emblem/schemas';
import {asActor, type Context} from '../context';
import type {Actor} from '../actor';
import {scopesOf} from './reach';

/** What is done to the record whose lines are read or written. */
export type Within = 'read' | 'create' | 'update';

const OPENED: Readonly<Record<Within, readonly string[]>> = {
  read: ['read'],
  create: ['read', 'create'],
  update: ['read', 'create', 'update', 'delete', 'restore'],
};

function rightsWithin(actor: Actor, entity: Entity, child: Entity, within: Within): Actor['rights'] {
  const rights = new Map(actor.rights);
  for (const action of OPENED[within]) {
    const scopes = scopesOf(actor, entity, action === 'read' ? 'read' : within);
    if (scopes.length > 0)
      rights.set(`${child.key}.${action}`, [...new Set([...scopesOf(actor, child, action), ...scopes])]);
  }
  return rights;
}

/**
 * The same request with the rights over `entity` extended to the records of `child`, which are its lines. Scopes mean
 * the same rows there, since lines are reached with their record; sensitive values keep rights of their own.
 */
export function withinRecord(context: Context, entity: Entity, child: Entity, within: Within): Context {
  const {actor} = context;
  if (actor.isAdmin || actor.kind !== 'staff') return context;
  const viewer = actor.viewer && {...actor.viewer, rights: rightsWithin(actor.viewer, entity, child, within)};
  return asActor(context, {...actor, rights: rightsWithin(actor, entity, child, within), ...(viewer && {viewer})});
}
