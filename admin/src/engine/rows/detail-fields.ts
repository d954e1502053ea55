/** What a card or a block tells of a record beside its name: what the view shows first. */
import type {Entity, Field} from '@emblem/schemas';

/**
 * Flags such as "pinned" tell the least, except the one that switches the record itself on and off: it says whether the
 * record is there at all.
 */
function isFlag(entity: Entity, field: Field): boolean {
  return field.control === 'toggle' && field.name !== entity.toggle?.field;
}

/**
 * At most `count` of the columns, in the view's order, flags last; `shown` are those that stand there already. Until
 * when a record is waited for is told besides, wherever its column stands.
 */
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
  const inTurn = [...others.filter(field => !flags.includes(field)), ...flags];
  const due = inTurn.slice(count).find(({name}) => name === entity.due?.field);
  return [...inTurn.slice(0, count), ...(due ? [due] : [])];
}
