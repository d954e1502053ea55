/** Paths from a record over relations to one other record each, such as `memberId.email`. */
import type {Entity, Field, Model} from '../model';

type Entities = Pick<Model, 'entities'>;

/** The property at the end of a path, and the entity that has it; undefined where the path leads nowhere. */
export function fieldAt(
  {entities}: Entities,
  entity: Entity,
  path: string,
): {readonly entity: Entity; readonly field: Field} | undefined {
  const names = path.split('.');
  let at = entity;
  for (const name of names.slice(0, -1)) {
    const {relation, join} = at.field[name] ?? {};
    const next = relation && !join ? entities.get(relation.to) : undefined;
    if (!next) return undefined;
    at = next;
  }
  const field = at.field[names.at(-1) ?? ''];
  return field && {entity: at, field};
}

/** Of a path's property, the currency as a path: that which stands beside it. */
function currencyAt({currency}: Field, path: string): string | undefined {
  return currency === undefined ? undefined : [...path.split('.').slice(0, -1), currency].join('.');
}

/** The entity with what paths lead to as properties of its own, under the path as their name. */
export function withPaths(model: Entities, entity: Entity, paths: readonly string[]): Entity {
  const field: Record<string, Field> = Object.create(null);
  Object.assign(field, entity.field);
  for (const path of paths) {
    const found = path.includes('.') ? fieldAt(model, entity, path)?.field : undefined;
    if (found) field[path] = {...found, name: path, currency: currencyAt(found, path)};
  }
  return {...entity, field};
}
