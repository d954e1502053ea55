import type {Predicate} from '../vocabulary/predicate';
import type {Entity} from './entity';
import type {Field} from './field';

/**
 * The property that says whose a record is: the one that the scope "own" compares with the id of whoever asks, and with
 * nothing else. None where it cannot be written, or where several people own a record.
 */
export function ownerField({rights, field}: Pick<Entity, 'rights' | 'field'>): Field | undefined {
  const own = rights.scopes?.own;
  if (!own || !('eq' in own)) return undefined;
  const [name, operand] = own.eq;
  const isActor = typeof operand === 'object' && operand !== null && 'actor' in operand && operand.actor === 'id';
  const owner = field[name];
  return isActor && owner?.relation?.to === 'user' && !owner.readOnly ? owner : undefined;
}

function isOfAsker(predicate: Predicate): boolean {
  if ('any' in predicate) return predicate.any.length > 0 && predicate.any.every(isOfAsker);
  if (!('eq' in predicate)) return false;
  const [, operand] = predicate.eq;
  return typeof operand === 'object' && operand !== null && 'actor' in operand && operand.actor === 'id';
}

/**
 * The scope "own" where records say by themselves whose they are: one property names whoever asks, or one of several
 * does. None where that goes by other records.
 */
export function ownRecords({rights}: Pick<Entity, 'rights'>): Predicate | undefined {
  const own = rights.scopes?.own;
  return own && isOfAsker(own) ? own : undefined;
}
