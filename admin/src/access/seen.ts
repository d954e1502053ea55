/** Which properties of an entity somebody sees, and which of them he or she may change. */
import {isRuledOut, labelAction, type Entity, type Field, type PermissionSwitch} from '@emblem/schemas';
import {may, type Session} from './session';

function allows(session: Session, entity: Entity, kind: PermissionSwitch, {permission}: Field): boolean {
  const label = permission[kind];
  return label === undefined || may(session, entity.key, labelAction(kind, label));
}

/** Whether the user may see a property at all: by its sensitivity and by its label. */
export function isSeen(session: Session, entity: Entity, field: Field): boolean {
  if (field.sensitivity === 'secret' || !allows(session, entity, 'view', field)) return false;
  if (field.sensitivity === 'personal') return may(session, entity.key, 'read-personal');
  return field.sensitivity !== 'confidential' || may(session, entity.key, 'read-confidential');
}

/** Whether the label of a property, if it has one, lets the user change it. */
export function isHandedOver(session: Session, entity: Entity, field: Field): boolean {
  return allows(session, entity, 'edit', field);
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
  const label = entity.actionPermissions.get(action);
  const isLabelled = label === undefined || may(session, entity.key, labelAction('edit', label));
  if (!isLabelled || !may(session, entity.key, action)) return false;
  return action !== 'create' || canComplete(session, entity);
}
