/**
 * Which properties of an entity an actor sees, and on which rows. Filters, sorts, search, exports and history all ask
 * here.
 */
import {labelAction, type Entity, type Field, type Model, type PermissionSwitch} from '@emblem/schemas';
import type {Actor} from '../actor';
import {both, reach, type Reach} from '../rights/reach';

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

/** A link reads what the schema names, and what tells one version of the record from another. */
function isOpenByLink({accessLink}: Entity, {name, system}: Field): boolean {
  return system === 'id' || system === 'version' || accessLink?.properties.includes(name) === true;
}

/** Customers are not told until when the house means to have acted: no promise was made to them. */
function isOfTheHouse({kind}: Actor, {isDue}: Field): boolean {
  return isDue === true && kind !== 'staff' && kind !== 'system';
}

export function sight(actor: Actor, entity: Entity, model: Model, field: Field): Sight {
  if (field.sensitivity === 'secret') return actor.kind === 'system';
  if (actor.isAdmin) return true;
  if (isOfTheHouse(actor, field)) return false;
  if (actor.kind === 'link') return isOpenByLink(entity, field);
  return both(sensitivitySight(actor, entity, model, field), labelSight(actor, entity, model, 'view', field));
}

function sensitivitySight(actor: Actor, entity: Entity, model: Model, {sensitivity}: Field): Sight {
  if (sensitivity === 'personal') return sensitiveSight(actor, entity, model, 'read-personal');
  if (sensitivity === 'confidential') return sensitiveSight(actor, entity, model, 'read-confidential');
  return true;
}

/** The rows on which a property's label lets an actor see or change it. Labels are about staff alone. */
export function labelSight(
  actor: Actor,
  entity: Entity,
  model: Model,
  kind: PermissionSwitch,
  {permission}: Field,
): Sight {
  const label = permission[kind];
  if (label === undefined || actor.kind !== 'staff') return true;
  return reach(actor, entity, model, labelAction(kind, label));
}

/** On which rows an actor may change a property, as far as that goes by its label. */
export function hand(actor: Actor, entity: Entity, model: Model, field: Field): Sight {
  return actor.isAdmin || labelSight(actor, entity, model, 'edit', field);
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
