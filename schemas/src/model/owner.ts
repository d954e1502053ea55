import type {Predicate} from '../vocabulary/predicate';
import type {Entity} from './entity';
import type {Field} from './field';

/** Whether a condition compares with the id of whoever asks. */
function isActorId(operand: unknown): boolean {
  return typeof operand === 'object' && operand !== null && 'actor' in operand && operand.actor === 'id';
}

/** The properties that a scope compares with whoever asks, if need be beside other conditions. */
export function namesOfAsker(scope: Predicate | undefined): readonly string[] {
  if (!scope) return [];
  if ('any' in scope) return scope.any.flatMap(namesOfAsker);
  return 'eq' in scope && isActorId(scope.eq[1]) ? [scope.eq[0]] : [];
}

/**
 * The property that says whose a record is: the one that the scope "own" compares with the id of whoever asks, and with
 * nothing else. None where it cannot be written, or where several people own a record.
 */
export function ownerField({rights, field}: Pick<Entity, 'rights' | 'field'>): Field | undefined {
  const own = rights.scopes?.own;
  if (!own || !('eq' in own)) return undefined;
  const [name, operand] = own.eq;
  const owner = field[name];
  return isActorId(operand) && owner?.relation?.to === 'user' && !owner.readOnly ? owner : undefined;
}

function isOfAsker(fields: Entity['field'], predicate: Predicate): boolean {
  if ('any' in predicate) return predicate.any.length > 0 && predicate.any.every(each => isOfAsker(fields, each));
  if (!('eq' in predicate)) return false;
  const [name, operand] = predicate.eq;
  return isActorId(operand) && fields[name]?.relation?.to === 'user';
}

/**
 * The scope "own" where records say by themselves whose they are: one property names whoever asks, or one of several
 * does. None where that goes by other records, or where people are records of their own.
 */
export function ownRecords({rights, field}: Pick<Entity, 'rights' | 'field'>): Predicate | undefined {
  const own = rights.scopes?.own;
  return own && isOfAsker(field, own) ? own : undefined;
}
