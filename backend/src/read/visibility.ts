/**
 * Which properties of an entity an actor sees, and on which rows. Filters, sorts, search, exports and history all ask
 * here.
 */
import type {Entity, Field, Model} from '@emblem/schemas';
import type {Actor} from '../access/actor';
import {reach, type Reach} from '../access/reach';

/** True: seen wherever the row is seen. False: as if it did not exist. A predicate: only on rows for which it holds. */
export type Sight = Reach;

function sensitiveSight(
  actor: Actor,
  entity: Entity,
  model: Model,
  action: 'read-personal' | 'read-confidential',
): Sight {
  if (actor.kind !== 'member') return reach(actor, entity, model, action);
  if (action === 'read-confidential') return false;
  return entity.rights.member?.['read-personal'] ?? entity.rights.member?.read ?? false;
}

export function sight(actor: Actor, entity: Entity, model: Model, field: Field): Sight {
  if (field.sensitivity === 'secret') return actor.kind === 'system';
  if (actor.isAdmin) return true;
  if (field.sensitivity === 'personal') return sensitiveSight(actor, entity, model, 'read-personal');
  if (field.sensitivity === 'confidential') return sensitiveSight(actor, entity, model, 'read-confidential');
  return true;
}

/** The properties that exist for this actor at all. */
export function visibleFields(actor: Actor, entity: Entity, model: Model): readonly Field[] {
  return entity.fields.filter(field => sight(actor, entity, model, field) !== false);
}

/** `products.quantity` for each property of a line that is seen on all lines. */
export function visibleLines(actor: Actor, entity: Entity, model: Model): readonly string[] {
  return entity.lines.flatMap(lines => {
    const child = model.entity(lines.entity);
    return child.fields
      .filter(field => sight(actor, child, model, field) === true)
      .map(field => `${lines.name}.${field.name}`);
  });
}
