/** Which properties of an entity a user sees, and which of them they may change. */
import {labelAction, type Entity, type Field, type PermissionSwitch} from '@emblem/schemas';
import {may, type Session} from './session';

/** Whether a permission label lets the user see or change what it is on; without a label nothing is in the way. */
export function labelPermits(
  kind: PermissionSwitch,
  label: string | undefined,
  mayAct: (action: string) => boolean,
): boolean {
  return label === undefined || mayAct(labelAction(kind, label));
}

/** The same for an entity, by the rights of the session. */
export function labelAllows(
  session: Session,
  entity: Entity,
  kind: PermissionSwitch,
  label: string | undefined,
): boolean {
  return labelPermits(kind, label, action => may(session, entity.key, action));
}

/** Whether the user may see a property at all: by its sensitivity and by its label. */
export function canSee(session: Session, entity: Entity, field: Field): boolean {
  if (field.sensitivity === 'secret' || !labelAllows(session, entity, 'view', field.permission.view)) return false;
  if (field.sensitivity === 'personal') return may(session, entity.key, 'read-personal');
  return field.sensitivity !== 'confidential' || may(session, entity.key, 'read-confidential');
}

/** Whether the label of a property, if it has one, lets the user change it. */
export function canEdit(session: Session, entity: Entity, field: Field): boolean {
  return labelAllows(session, entity, 'edit', field.permission.edit);
}
