/** The predicate grammar in JavaScript: the same answers as `backend/src/read/predicate` gives in SQL. */
import type {Entity, Field} from '../model';
import {fold} from './fold';
import {fieldOf, resolveList, resolveOperand, resolveOrder, todayIn, type Order, type Resolved} from './operands';
import type {PredicateContext} from './context';
import {take, type Comparison, type ListOperand, type Operand, type Predicate} from '../vocabulary/predicate';
import {compare, elementFamily, familyOf, read, type Comparable, type Family} from './values';

export type PredicateRecord = Readonly<Record<string, unknown>>;

/** The live records that a relation leads to: at most one, or several for a list of relations. */
export interface RelatedRecords {
  readonly entity: Entity;
  readonly records: readonly PredicateRecord[];
}

export type Related = (field: Field, record: PredicateRecord) => RelatedRecords;

interface Question {
  readonly entity: Entity;
  readonly record: PredicateRecord;
  readonly context: PredicateContext;
  readonly related?: Related;
}

function valueOf(field: Field, record: PredicateRecord): Comparable | undefined {
  const family = familyOf(field.kind);
  return family && read(family, record[field.name]);
}

function rightSide(resolved: Resolved, family: Family, {record, entity, context}: Question): Comparable | undefined {
  if (resolved.is === 'value') return resolved.value;
  if (resolved.is === 'today')
    return todayIn(context.zoneOf?.(entity, record) ?? 'UTC', family, context, resolved.later);
  return resolved.is === 'field' ? valueOf(resolved.field, record) : undefined;
}

function isEmpty({kind, name}: Field, record: PredicateRecord): boolean {
  const value = record[name] ?? null;
  return value === null || (kind === 'references' && Array.isArray(value) && value.length === 0);
}

function isEqual(field: Field, operand: Operand, question: Question): boolean {
  const {record, entity, context} = question;
  const family = familyOf(field.kind);
  if (!family) return isEmpty(field, record);
  const resolved = resolveOperand(operand, family, entity, context);
  if (resolved.is === 'missing') return false;
  const left = valueOf(field, record);
  const right = rightSide(resolved, family, question);
  return left === undefined || right === undefined ? left === right : compare(left, right) === 0;
}

const ORDER: Readonly<Record<Order, (difference: number) => boolean>> = {
  lt: difference => difference < 0,
  lte: difference => difference <= 0,
  gt: difference => difference > 0,
  gte: difference => difference >= 0,
};

function isOrdered(asked: Order, field: Field, operand: Operand, question: Question): boolean {
  const {record, entity, context} = question;
  const family = familyOf(field.kind);
  if (!family) throw new Error(`"${field.name}" has no order.`);
  const left = valueOf(field, record);
  const {op, resolved} = resolveOrder(asked, operand, family, entity, context);
  const right = rightSide(resolved, family, question);
  return left !== undefined && right !== undefined && ORDER[op](compare(left, right));
}

function listContains(field: Field, operand: Operand, question: Question): boolean {
  const {record, entity, context} = question;
  const family = field.kind === 'references' ? 'integer' : elementFamily(field);
  if (!family) throw new Error(`"${field.name}" is no list of plain values.`);
  const wanted = rightSide(resolveOperand(operand, family, entity, context), family, question);
  const list = record[field.name];
  if (wanted === undefined || !Array.isArray(list)) return false;
  return list.some(element => {
    const value = read(family, element);
    return value !== undefined && compare(value, wanted) === 0;
  });
}

function textContains(op: 'contains' | 'startsWith', field: Field, operand: Operand, question: Question): boolean {
  const {record, entity, context} = question;
  const text = valueOf(field, record);
  const part = rightSide(resolveOperand(operand, 'text', entity, context), 'text', question);
  if (typeof text !== 'string' || typeof part !== 'string') return false;
  return op === 'contains' ? fold(text).includes(fold(part)) : fold(text).startsWith(fold(part));
}

function compares(op: Comparison, field: Field, operand: Operand, question: Question): boolean {
  if (op === 'eq') return isEqual(field, operand, question);
  if (op === 'ne') return !isEqual(field, operand, question);
  if (op === 'startsWith') return textContains(op, field, operand, question);
  if (op === 'contains')
    return field.kind === 'string'
      ? textContains(op, field, operand, question)
      : listContains(field, operand, question);
  return isOrdered(op, field, operand, question);
}

function isIn(field: Field, list: ListOperand, {record, context}: Question): boolean {
  const family = familyOf(field.kind);
  if (!family) throw new Error(`"${field.name}" cannot be looked up in a list.`);
  const {values, hasNull} = resolveList(list, family, context);
  const left = valueOf(field, record);
  return left === undefined ? hasNull : values.some(value => compare(left, value) === 0);
}

function hasRelated(field: Field, inner: Predicate, question: Question): boolean {
  if (!question.related) throw new Error(`"has" on "${field.name}" needs the related records.`);
  const {entity, records} = question.related(field, question.record);
  return records.some(record => holds(inner, {...question, entity, record}));
}

function holds(predicate: Predicate, question: Question): boolean {
  const taken = take(predicate);
  if (taken.op === 'all' || taken.op === 'any')
    return taken.op === 'all'
      ? taken.of.every(part => holds(part, question))
      : taken.of.some(part => holds(part, question));
  if (taken.op === 'not') return !holds(taken.of, question);
  const field = fieldOf(question.entity, taken.field);
  if (taken.op === 'has') return hasRelated(field, taken.of, question);
  if (taken.op === 'in') return isIn(field, taken.list, question);
  if (taken.op === 'nin') return !isIn(field, taken.list, question);
  return compares(taken.op, field, taken.operand, question);
}

/**
 * Whether a checked predicate holds for a record in its wire form. A property that is absent or not of its kind (a form
 * half filled in) counts as null. `related` is needed for `has` only; it leaves deleted records out.
 */
export function evaluate(
  predicate: Predicate,
  record: PredicateRecord,
  context: PredicateContext,
  entity: Entity,
  related?: Related,
): boolean {
  return holds(predicate, {entity, record, context, related});
}
