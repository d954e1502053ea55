/** Which properties of an entity somebody sees. */
import type {Entity, Field} from '@emblem/schemas';
import {may, type Session} from './session';

/** Whether the user may see a property at all. */
export function isSeen(session: Session, entity: Entity, field: Field): boolean {
  if (field.sensitivity === 'secret') return false;
  if (field.sensitivity === 'personal') return may(session, entity.key, 'read-personal');
  return field.sensitivity !== 'confidential' || may(session, entity.key, 'read-confidential');
}
