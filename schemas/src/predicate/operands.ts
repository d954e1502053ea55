/** What the right-hand sides of predicates stand for, once the asking actor and the time are known. */
import type {Entity, Field} from '../model';
import {normalText} from '../normal-text';
import type {Dynamic, ListOperand, Operand, PredicateContext, Scalar} from './types';
import {isDate, LATEST, read, type Comparable, type Family} from './values';

export type Resolved =
  | {readonly is: 'value'; readonly value: Comparable}
  | {readonly is: 'null'}
  /** A dynamic value that the actor does not have. */
  | {readonly is: 'missing'}
  | {readonly is: 'field'; readonly field: Field};

export interface ResolvedList {
  readonly values: readonly Comparable[];
  readonly hasNull: boolean;
}

/** The field of that name. Throws for a name the entity does not have; `checkPredicate` reports it beforehand. */
export function fieldOf(entity: Entity, name: string): Field {
  const field = entity.field[name];
  if (!field) throw new Error(`${entity.key} has no property "${name}".`);
  return field;
}

/** Texts are stored in their normal form, and so what they are compared with takes it. */
function literal(value: Scalar, family: Family): Comparable {
  const result = read(family, family === 'text' && typeof value === 'string' ? normalText(value) : value);
  if (result === undefined) throw new Error(`${JSON.stringify(value)} is not a value of the family ${family}.`);
  return result;
}

function dynamicValue(dynamic: Dynamic, family: Family, context: PredicateContext): Comparable | undefined {
  if ('actor' in dynamic) {
    const value = context.actor[dynamic.actor];
    return value === null ? undefined : read(family, value);
  }
  const now = new Date(context.now).toISOString();
  return read(family, dynamic.now === 'date' ? now.slice(0, 10) : now);
}

/** What `operand` stands for when compared with values of `family`. */
export function resolveOperand(operand: Operand, family: Family, entity: Entity, context: PredicateContext): Resolved {
  if (operand === null) return {is: 'null'};
  if (typeof operand !== 'object') return {is: 'value', value: literal(operand, family)};
  if ('field' in operand) return {is: 'field', field: fieldOf(entity, operand.field)};
  const value = dynamicValue(operand, family, context);
  return value === undefined ? {is: 'missing'} : {is: 'value', value};
}

export type Order = 'lt' | 'lte' | 'gt' | 'gte';

const DAY_MS = 86_400_000;

function isDay(operand: Operand): boolean {
  if (typeof operand === 'string') return isDate(operand);
  return typeof operand === 'object' && operand !== null && 'now' in operand && operand.now === 'date';
}

/**
 * A comparison by order. A day on the right of a moment is all of that day in UTC: up to it is up to its end, after it
 * is after its end.
 */
export function resolveOrder(
  op: Order,
  operand: Operand,
  family: Family,
  entity: Entity,
  context: PredicateContext,
): {readonly op: Order; readonly resolved: Resolved} {
  const resolved = resolveOperand(operand, family, entity, context);
  if (family !== 'instant' || resolved.is !== 'value' || typeof resolved.value !== 'number' || !isDay(operand))
    return {op, resolved};
  const next = Math.min(resolved.value + DAY_MS, LATEST);
  if (op === 'lte') return {op: 'lt', resolved: {is: 'value', value: next}};
  return op === 'gt' ? {op: 'gte', resolved: {is: 'value', value: next}} : {op, resolved};
}

function isDynamic(list: ListOperand): list is Dynamic {
  return !Array.isArray(list);
}

/** The list that `in` and `nin` look into. */
export function resolveList(list: ListOperand, family: Family, context: PredicateContext): ResolvedList {
  const items = isDynamic(list) ? actorList(list, context) : list;
  return {
    values: items.filter(item => item !== null).map(item => literal(item, family)),
    hasNull: items.includes(null),
  };
}

function actorList(dynamic: Dynamic, context: PredicateContext): readonly Scalar[] {
  const value = 'actor' in dynamic ? context.actor[dynamic.actor] : undefined;
  if (!Array.isArray(value)) throw new Error(`${JSON.stringify(dynamic)} is not a list.`);
  return value;
}
