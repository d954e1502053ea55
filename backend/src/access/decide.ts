/**
 * What an actor may do at all, by right key such as `plating-colour.update`. Which rows it reaches is decided in
 * `reach`.
 */
import {labelAction, partsOfRight, type Model, type ScopeName} from '@emblem/schemas';
import type {Context} from '../context';
import {deny} from '../rights/decide-reach';
import {labelScopes, scopesOf} from '../rights/reach';
import {union} from './rights';

type Asked = Pick<Context, 'actor' | 'model'>;

/** The scopes in which the actor holds the right; empty when not at all. Members and visitors hold none. */
export function may({actor, model}: Asked, right: string): readonly ScopeName[] {
  if (actor.isAdmin) return ['all'];
  if (actor.kind !== 'staff') return [];
  const {key, action} = partsOfRight(right);
  const entity = model.entities.get(key);
  if (!entity) return model.labels.has(right) ? union(labelScopes(actor, right)) : [];
  const label = entity.actionPermissions.get(action);
  if (label !== undefined && scopesOf(actor, entity, labelAction('edit', label)).length === 0) return [];
  return union(scopesOf(actor, entity, action));
}

/** Whether the actor holds the right at least in this scope. Own, department and platform do not contain each other. */
export function holds(context: Asked, right: string, scope: ScopeName): boolean {
  const scopes = may(context, right);
  return scopes.includes('all') || scopes.includes(scope);
}

/** Every right key of the model, labels of no entity included. */
export function allRights(model: Model): readonly string[] {
  const ofEntities = [...model.entities.values()].flatMap(entity =>
    entity.rightActions.map(action => `${entity.key}.${action}`),
  );
  return [...ofEntities, ...model.labels];
}

/** 401 for a visitor, 403 for everybody else who holds none of the rights. */
export function requireRight(context: Context, ...rights: readonly string[]): void {
  if (!rights.some(right => may(context, right).length > 0)) deny(context);
}
