/** What a card or a block tells of a record beside its name: what the view shows first. */
import type {Entity, Field} from '@emblem/schemas';

/**
 * Flags such as "pinned" tell the least, except the one that switches the record itself on and off: it says whether the
 * record is there at all.
 */
function isFlag(entity: Entity, field: Field): boolean {
  return field.control === 'toggle' && field.name !== entity.toggle?.field;
}

/** At most `count` of the columns, in the view's order, flags last; `shown` are those that stand there already. */
export function detailsOf(
  entity: Entity,
  columns: readonly Field[],
  count: number,
  shown: readonly (Field | undefined)[],
): readonly Field[] {
  const others = columns.filter(
    field =>
      !shown.includes(field) &&
      field.name !== entity.display &&
      field.name !== entity.sort?.field &&
      field.control !== 'image',
  );
  const flags = others.filter(field => isFlag(entity, field));
  return [...others.filter(field => !flags.includes(field)), ...flags].slice(0, count);
}
