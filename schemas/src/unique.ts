/** What makes records alike to a unique rule (`x-unique`). */
import type {Entity, Field} from './model';
import type {UniqueKeyword} from './vocabulary';

function isWritten({kind, options, number, sensitivity}: Field): boolean {
  return kind === 'string' && !options && !number && sensitivity !== 'secret';
}

/** The properties of a rule whose texts are alike whatever their case and width (`fold`). */
export function foldedFields(entity: Entity, {fields, exact}: UniqueKeyword): readonly Field[] {
  return exact ? [] : fields.flatMap(name => entity.field[name] ?? []).filter(isWritten);
}
