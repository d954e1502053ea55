/** What a user may do with the records of an entity. */
import {isRuledOut, type Entity, type Field} from '@emblem/schemas';
import {labelAllows} from './field-rights';
import {may, type Session} from './session';

/** Whether it is a required relation that the user must choose: neither a default nor the system fills it in. */
function mustBeChosen(field: Field): boolean {
  const isFilledIn = field.readOnly || field.system !== undefined || field.default !== undefined;
  return field.required && field.relation !== undefined && !isFilledIn;
}

/** Whether a new record could be saved: the user can see, and so choose, everything that it must lead to. */
function canComplete(session: Session, {fields}: Entity): boolean {
  return fields.filter(mustBeChosen).every(({relation}) => relation !== undefined && may(session, relation.to, 'read'));
}

/**
 * Whether the user may do something with records of an entity. An action under a permission label needs the label, too;
 * a new record needs the records that it must lead to.
 */
export function mayAct(session: Session, entity: Entity, action: string): boolean {
  if (isRuledOut(entity, action)) return false;
  if (!labelAllows(session, entity, 'edit', entity.actionPermissions.get(action))) return false;
  if (!may(session, entity.key, action)) return false;
  return action !== 'create' || canComplete(session, entity);
}
