/** What the right-hand sides of predicates stand for, once the asking actor and the time are known. */
import type {Entity, Field} from '../model';
import {normalText} from '../text/normal-text';
import {COMPANY_ZONE, dayAfter, dayIn, mondayAfter, startOfDay} from '../time/time-zone';
import type {PredicateContext} from './context';
import type {Dynamic, ListOperand, Operand, Scalar} from '../vocabulary/predicate';
import {isDate, LATEST, read, type Comparable, type Family} from './values';

export type Resolved =
  | {readonly is: 'value'; readonly value: Comparable}
  | {readonly is: 'null'}
  /** A dynamic value that the actor does not have. */
  | {readonly is: 'missing'}
  /** The day that it is for each record by itself, or so many days later; of a moment, when that day begins. */
  | {readonly is: 'today'; readonly later: number}
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

/** The day in a time zone, or so many days later, as `family` holds it: of moments the one at which it begins. */
export function todayIn(zone: string, family: Family, {now}: Pick<PredicateContext, 'now'>, later = 0): Comparable {
  const day = dayAfter(dayIn(now, zone), later);
  return family === 'instant' ? startOfDay(day, zone) : day;
}

/** The Monday after the present week of the company, as `family` holds it. */
function nextWeek(family: Family, {now}: Pick<PredicateContext, 'now'>): Comparable {
  const monday = mondayAfter(dayIn(now, COMPANY_ZONE));
  return family === 'instant' ? startOfDay(monday, COMPANY_ZONE) : monday;
}

function dynamicValue(dynamic: Dynamic, family: Family, entity: Entity, context: PredicateContext): Resolved {
  const {zone = 'UTC'} = entity;
  if ('now' in dynamic && dynamic.now === 'date')
    return typeof zone === 'string' ? {is: 'value', value: todayIn(zone, family, context)} : {is: 'today', later: 0};
  if ('now' in dynamic && dynamic.now === 'nextWeek') return {is: 'value', value: nextWeek(family, context)};
  const told = 'actor' in dynamic ? context.actor[dynamic.actor] : new Date(context.now).toISOString();
  const value = told === null ? undefined : read(family, told);
  return value === undefined ? {is: 'missing'} : {is: 'value', value};
}

/** What `operand` stands for when compared with values of `family`. */
export function resolveOperand(operand: Operand, family: Family, entity: Entity, context: PredicateContext): Resolved {
  if (operand === null) return {is: 'null'};
  if (typeof operand !== 'object') return {is: 'value', value: literal(operand, family)};
  if ('field' in operand) return {is: 'field', field: fieldOf(entity, operand.field)};
  return dynamicValue(operand, family, entity, context);
}

export type Order = 'lt' | 'lte' | 'gt' | 'gte';

const DAY_MS = 86_400_000;

const isToday = (operand: Operand): boolean =>
  typeof operand === 'object' && operand !== null && 'now' in operand && operand.now === 'date';

/** What begins as the day on the right of a moment ends; undefined where that is no day. */
function endOf(operand: Operand, resolved: Resolved, entity: Entity, context: PredicateContext): Resolved | undefined {
  if (resolved.is === 'today') return {...resolved, later: 1};
  if (resolved.is !== 'value' || typeof resolved.value !== 'number') return undefined;
  if (isToday(operand) && typeof entity.zone === 'string')
    return {is: 'value', value: todayIn(entity.zone, 'instant', context, 1)};
  const isDay = isToday(operand) || (typeof operand === 'string' && isDate(operand));
  return isDay ? {is: 'value', value: Math.min(resolved.value + DAY_MS, LATEST)} : undefined;
}

/**
 * A comparison by order. A day on the right of a moment is all of that day, in UTC where it is written out and on the
 * clocks of the record where it is today: up to it is up to its end, after it is after its end.
 */
export function resolveOrder(
  op: Order,
  operand: Operand,
  family: Family,
  entity: Entity,
  context: PredicateContext,
): {readonly op: Order; readonly resolved: Resolved} {
  const resolved = resolveOperand(operand, family, entity, context);
  const end = family === 'instant' ? endOf(operand, resolved, entity, context) : undefined;
  if (!end) return {op, resolved};
  if (op === 'lte') return {op: 'lt', resolved: end};
  return op === 'gt' ? {op: 'gte', resolved: end} : {op, resolved};
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
