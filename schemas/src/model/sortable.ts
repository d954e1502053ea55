import type {Entity} from './entity';

/**
 * The properties by which lists may be sorted, because an index begins with them: the id, the drag-sort place (or the
 * first property of its scope), relations, and the first property of every unique and every ordinary index.
 */
export function sortableFields(entity: Entity): ReadonlySet<string> {
  const indexed = [
    ...(entity.sort ? [entity.sort.scope?.[0] ?? entity.sort.field] : []),
    ...entity.fields.filter(field => field.relation).map(field => field.name),
    ...entity.unique.map(unique => unique.fields[0]),
    ...entity.indexes.map(index => index.fields[0]?.replace(/^-/, '')),
  ];
  return new Set(
    [entity.system.id, ...indexed].filter((name): name is string => {
      const field = name === undefined ? undefined : entity.field[name];
      return field !== undefined && field.stored && field.sensitivity !== 'secret';
    }),
  );
}
