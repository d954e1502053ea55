import type {Entity} from './model';

/**
 * The properties by which lists may be sorted, because an index begins with them: the id, the drag-sort place, and the
 * first property of every unique and every ordinary index. Lists offer no other sort.
 */
export function sortableFields(entity: Entity): ReadonlySet<string> {
  const indexed = [
    ...entity.unique.map(unique => unique.fields[0]),
    ...entity.indexes.filter(index => index.kind !== 'trigram').map(index => index.fields[0]?.replace(/^-/, '')),
  ];
  const names = [entity.system.id, entity.sort?.field, ...indexed];
  return new Set(names.filter((name): name is string => {
    const field = name === undefined ? undefined : entity.field[name];
    return field !== undefined && field.stored && field.sensitivity !== 'secret';
  }));
}
