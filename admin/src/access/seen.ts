/** Which properties of an entity somebody sees, and which of them he or she may change. */
import {isRuledOut, labelAction, type Entity, type Field, type PermissionSwitch} from '@emblem/schemas';
import {may, type Session} from './session';

/** Whether a permission label lets the user see or change what it is on; without a label nothing is in the way. */
function labelAllows(session: Session, entity: Entity, kind: PermissionSwitch, label: string | undefined): boolean {
  return label === undefined || may(session, entity.key, labelAction(kind, label));
}

/** Whether the user may see a property at all: by its sensitivity and by its label. */
export function isSeen(session: Session, entity: Entity, field: Field): boolean {
  if (field.sensitivity === 'secret' || !labelAllows(session, entity, 'view', field.permission.view)) return false;
  if (field.sensitivity === 'personal') return may(session, entity.key, 'read-personal');
  return field.sensitivity !== 'confidential' || may(session, entity.key, 'read-confidential');
}

/** Whether the label of a property, if it has one, lets the user change it. */
export function isHandedOver(session: Session, entity: Entity, field: Field): boolean {
  return labelAllows(session, entity, 'edit', field.permission.edit);
}

/** What a new record must lead to, and nothing fills in. */
function mustBeChosen(field: Field): boolean {
  const isFilledIn = field.readOnly || field.system !== undefined || field.default !== undefined;
  return field.required && field.relation !== undefined && !isFilledIn;
}

/** Whether a form could be saved: all that it must lead to can be seen, and so be chosen. */
function canComplete(session: Session, {fields}: Entity): boolean {
  return fields.filter(mustBeChosen).every(({relation}) => relation !== undefined && may(session, relation.to, 'read'));
}

/**
 * Whether the user may do something with records of an entity: an act under a label needs the label, too, and a new
 * record needs what it must lead to.
 */
export function mayAct(session: Session, entity: Entity, action: string): boolean {
  if (isRuledOut(entity, action)) return false;
  if (!labelAllows(session, entity, 'edit', entity.actionPermissions.get(action))) return false;
  if (!may(session, entity.key, action)) return false;
  return action !== 'create' || canComplete(session, entity);
}
