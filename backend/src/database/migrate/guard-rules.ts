/** Who must not point to a row for it to be deleted softly. */
import type {Entity, Model} from '@emblem/schemas';

/**
 * One rule per `restrict` reference: `column <table> <column> <soft|hard>`, or for a list of references
 * `list <join table> <owner's column> <soft|hard> <owner's table> <target's column>`. Rows that are themselves deleted
 * softly do not count.
 */
export function guardRules(entity: Entity, model: Model): readonly string[] {
  if (!entity.softDelete) return [];
  return (model.referencesTo.get(entity.key) ?? []).flatMap(reference => {
    if (reference.onDelete !== 'restrict') return [];
    const owner = model.entity(reference.entity);
    const field = owner.field[reference.field];
    const kind = owner.softDelete ? 'soft' : 'hard';
    if (field?.join) return [`list ${field.join.table} ${field.join.from} ${kind} ${owner.table} ${field.join.to}`];
    return field?.stored ? [`column ${owner.table} ${field.column} ${kind}`] : [];
  });
}
