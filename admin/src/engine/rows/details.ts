/** What a card or a block tells of a record beside its name: what the view shows first. */
import type {Entity, Field} from '@emblem/schemas';

/**
 * Marks such as "pinned" say the least of a record; the one that it is switched on and off by says whether it is there
 * at all.
 */
function isMark(entity: Entity, field: Field): boolean {
  return field.control === 'toggle' && field.name !== entity.toggle?.field;
}

/** At most `count` of the columns, in the view's order, marks last; `shown` are those that stand there already. */
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
  const marks = others.filter(field => isMark(entity, field));
  return [...others.filter(field => !marks.includes(field)), ...marks].slice(0, count);
}
