/** LoopBack's `where` and `order` in the terms of the read path. */
import type {Predicate, Scalar} from '@emblem/schemas';
import type {SortKey} from '../read';
import {isObject} from '../web/body';

/** What LoopBack can ask for and the read path does not answer. Never passed over: a condition less would find more. */
export class Unsupported extends Error {
  constructor(what: string) {
    super(`This repository does not support ${what}.`);
    this.name = 'Unsupported';
  }
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function scalar(value: unknown): Scalar {
  const plain = value instanceof Date ? value.toISOString() : value;
  if (!isScalar(plain)) throw new Unsupported(`${JSON.stringify(value)} as an operand`);
  return plain;
}

function scalars(value: unknown): readonly Scalar[] {
  if (!Array.isArray(value)) throw new Unsupported('a list operator without a list');
  return value.map(scalar);
}

function comparison(name: string, operator: string, operand: unknown): Predicate {
  switch (operator) {
    case 'eq':
      return {eq: [name, scalar(operand)]};
    case 'neq':
      return {ne: [name, scalar(operand)]};
    case 'gt':
      return {gt: [name, scalar(operand)]};
    case 'gte':
      return {gte: [name, scalar(operand)]};
    case 'lt':
      return {lt: [name, scalar(operand)]};
    case 'lte':
      return {lte: [name, scalar(operand)]};
    case 'inq':
      return {in: [name, scalars(operand)]};
    case 'nin':
      return {nin: [name, scalars(operand)]};
    case 'between': {
      const [from = null, to = null] = scalars(operand);
      return {all: [{gte: [name, from]}, {lte: [name, to]}]};
    }
    default:
      throw new Unsupported(`the operator "${operator}"`);
  }
}

function property(name: string, condition: unknown): Predicate {
  if (!isObject(condition) || condition instanceof Date) return {eq: [name, scalar(condition)]};
  return {all: Object.entries(condition).map(([operator, operand]) => comparison(name, operator, operand))};
}

function list(value: unknown): readonly Predicate[] {
  if (!Array.isArray(value)) throw new Unsupported('"and" or "or" without a list');
  return value.map(toPredicate);
}

/** An absent or empty `where` finds everything. Throws `Unsupported`. */
export function toPredicate(where: unknown): Predicate {
  if (where === undefined || where === null) return {all: []};
  if (!isObject(where)) throw new Unsupported(`${JSON.stringify(where)} as a condition`);
  return {
    all: Object.entries(where)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): Predicate => {
        if (name === 'and') return {all: list(value)};
        if (name === 'or') return {any: list(value)};
        return property(name, value);
      }),
  };
}

/** `['name DESC', 'id']`. */
export function toSort(order: readonly string[] | undefined): readonly SortKey[] {
  return (order ?? []).map(key => {
    const match = /^(\S+)(?:\s+(ASC|DESC))?$/i.exec(key.trim());
    if (!match?.[1]) throw new Unsupported(`the order "${key}"`);
    return {field: match[1], descending: match[2]?.toUpperCase() === 'DESC'};
  });
}
