/** What the history keeps of a record. */
import type {Entity} from './entity';

/** Whether changes of the property stand in the history: never those of secrets and of what is not stored. */
export function isTracked(entity: Entity, name: string): boolean {
  const field = entity.field[name];
  if (!field || field.system || field.sensitivity === 'secret' || field.writeOnly) return false;
  return entity.audit === true || (typeof entity.audit === 'object' && !entity.audit.except.includes(name));
}
