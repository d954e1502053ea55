/** What makes records alike to a unique rule (`x-unique`). */
import type {Entity} from './entity';
import type {Field} from './field';
import type {UniqueKeyword} from '../vocabulary';

function isWritten({kind, options, number, sensitivity}: Field): boolean {
  return kind === 'string' && !options && !number && sensitivity !== 'secret';
}

/** The properties of a rule that are texts which people write, and not options, document numbers or secrets. */
export function writtenFields({field}: Entity, {fields}: UniqueKeyword): readonly Field[] {
  return fields.flatMap(name => field[name] ?? []).filter(isWritten);
}

/** The properties of a rule whose texts are alike whatever their case and width (`fold`). */
export function foldedFields(entity: Entity, rule: UniqueKeyword): readonly Field[] {
  return rule.exact ? [] : writtenFields(entity, rule);
}
