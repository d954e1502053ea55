/** What can be said of predicates without looking at a record. */
import type {ZoneKeyword} from '../vocabulary';
import {take, type Predicate} from '../vocabulary/predicate';

function operandFields(operand: unknown): readonly string[] {
  const isReference =
    typeof operand === 'object' && operand !== null && 'field' in operand && typeof operand.field === 'string';
  return isReference ? [String(operand.field)] : [];
}

/** The properties of the record itself whose values decide; `has` names the relation it follows. */
export function fieldsNamed(predicate: Predicate): readonly string[] {
  const taken = take(predicate);
  switch (taken.op) {
    case 'all':
    case 'any':
      return taken.of.flatMap(fieldsNamed);
    case 'not':
      return fieldsNamed(taken.of);
    case 'has':
    case 'in':
    case 'nin':
      return [taken.field];
    default:
      return [taken.field, ...operandFields(taken.operand)];
  }
}

/** Conditions that are asked together, each by itself. */
export function conjuncts(predicate: Predicate): readonly Predicate[] {
  return 'all' in predicate ? predicate.all.flatMap(conjuncts) : [predicate];
}

/** Whether other records have to be looked at. */
export function asksRelated(predicate: Predicate): boolean {
  const taken = take(predicate);
  if (taken.op === 'all' || taken.op === 'any') return taken.of.some(asksRelated);
  return taken.op === 'has' || (taken.op === 'not' && asksRelated(taken.of));
}

/** Whether the day decides that it is asked on. */
export function asksToday(predicate: Predicate): boolean {
  const taken = take(predicate);
  if (taken.op === 'all' || taken.op === 'any') return taken.of.some(asksToday);
  if (taken.op === 'not' || taken.op === 'has') return asksToday(taken.of);
  if (taken.op === 'in' || taken.op === 'nin') return false;
  const {operand} = taken;
  return typeof operand === 'object' && operand !== null && 'now' in operand && operand.now === 'date';
}

/** Whether it is decided by who asks, or by when. */
export function asksAsker(predicate: Predicate): boolean {
  const taken = take(predicate);
  if (taken.op === 'all' || taken.op === 'any') return taken.of.some(asksAsker);
  if (taken.op === 'not' || taken.op === 'has') return asksAsker(taken.of);
  const asked: unknown = taken.op === 'in' || taken.op === 'nin' ? taken.list : taken.operand;
  return typeof asked === 'object' && asked !== null && ('now' in asked || 'actor' in asked);
}

/** Whether more than the record itself has to be known: other records, or the time zone that one of them says. */
export function asksOthers({zone}: {readonly zone?: ZoneKeyword}, predicate: Predicate): boolean {
  return asksRelated(predicate) || (typeof zone === 'object' && asksToday(predicate));
}

/** Whether it holds for no record, by its form alone. */
function isNever(predicate: Predicate): boolean {
  const taken = take(predicate);
  if (taken.op === 'all') return taken.of.some(isNever);
  if (taken.op === 'any') return taken.of.every(isNever);
  if (taken.op === 'not') return isAlways(taken.of);
  return taken.op === 'in' && Array.isArray(taken.list) && taken.list.length === 0;
}

/** Whether it says nothing: it holds for every record, by its form alone. */
export function isAlways(predicate: Predicate): boolean {
  const taken = take(predicate);
  if (taken.op === 'all') return taken.of.every(isAlways);
  if (taken.op === 'any') return taken.of.some(isAlways);
  if (taken.op === 'not') return isNever(taken.of);
  return taken.op === 'nin' && Array.isArray(taken.list) && taken.list.length === 0;
}

function alternatives(predicate: Predicate): readonly string[] {
  return ('any' in predicate ? predicate.any : [predicate]).map(each => JSON.stringify(each));
}

/**
 * Whether `wide` surely holds wherever `narrow` does: each alternative of `narrow` is one of `wide`. False when that is
 * not plain to see.
 */
export function covers(wide: Predicate, narrow: Predicate): boolean {
  if (wide === narrow) return true;
  const known = new Set(alternatives(wide));
  return alternatives(narrow).every(each => known.has(each));
}
