/** Computed properties in JavaScript: the same figures as `backend/src/read/computed` gives in SQL. */
import Decimal from 'decimal.js';
import type {Entity, Field} from '../model';
import {evaluate} from '../predicate/evaluate';
import {fieldOf} from '../predicate/operands';
import type {PredicateContext} from '../predicate/context';
import {familyOf, isDecimal, read} from '../predicate/values';
import {propertiesRead} from './inspect';
import {joinTexts} from './texts';
import {amountText, currencyPlaces, isAmount, USUAL_PLACES} from '../money';
import {Exact, quotient, roomOf} from './numbers';
import {
  expressionOf,
  rollupOf,
  takeExpression,
  type Expression,
  type Operation,
  type Places,
} from '../vocabulary/expression';

/** A number (NaN where it cannot be computed), another value as it travels, or null. */
export type Result = Decimal | string | boolean | null;

export type FigureValues = Readonly<Record<string, unknown>>;

/** Why a value cannot be had: something is divided by zero, or the number is too large for its column. */
export type Fault = 'division' | 'overflow' | 'currencies';

export interface Figures {
  /** The values by property, as they travel. */
  readonly values: FigureValues;
  /** The properties that cannot be computed, and why. */
  readonly faults: Readonly<Record<string, Fault>>;
}

export type Stored = {readonly value: unknown} | {readonly fault: Fault};

/** Conditions in expressions ask for nothing but the record. */
export const NOBODY: PredicateContext = {
  actor: {
    id: null,
    departmentIds: [],
    roleIds: [],
    platformIds: [],
    marketPlatformIds: [],
    memberId: null,
    email: null,
  },
  now: '1970-01-01T00:00:00.000Z',
};

export interface Question {
  readonly entity: Entity;
  readonly record: FigureValues;
  readonly isNumber: boolean;
}

export function propertyValue(field: Field, record: FigureValues): Result {
  const value = record[field.name];
  if (roomOf(field)) {
    const number = read(field.kind === 'decimal' ? 'decimal' : 'integer', value);
    return number === undefined ? null : new Exact(String(number));
  }
  const family = familyOf(field.kind);
  if (family === undefined || read(family, value) === undefined) return null;
  return typeof value === 'string' || typeof value === 'boolean' ? value : null;
}

function placesOf(places: Places, record: FigureValues): number {
  return typeof places === 'number' ? places : currencyPlaces(record[places.currency]);
}

export function isNumber(result: Result): result is Decimal {
  return result instanceof Decimal;
}

const FOLD: Readonly<Record<Exclude<Operation, 'coalesce' | 'min' | 'max'>, (a: Decimal, b: Decimal) => Decimal>> = {
  sum: (a, b) => a.plus(b),
  difference: (a, b) => a.minus(b),
  product: (a, b) => a.times(b),
  quotient,
};

function furthest(op: 'min' | 'max', numbers: readonly Decimal[]): Result {
  if (numbers.length === 0) return null;
  if (numbers.some(number => number.isNaN())) return new Exact(NaN);
  return op === 'min' ? Exact.min(...numbers) : Exact.max(...numbers);
}

function operate(op: Operation, of: readonly Expression[], question: Question): Result {
  if (op === 'coalesce') {
    for (const part of of) {
      const value = resultOf(part, question);
      if (value !== null) return value;
    }
    return null;
  }
  const results = of.map(part => resultOf(part, question));
  const numbers = results.filter(isNumber);
  if (op === 'min' || op === 'max') return furthest(op, numbers);
  const [first, ...rest] = numbers;
  if (!first || numbers.length < results.length) return null;
  return rest.reduce(FOLD[op], first);
}

export function resultOf(expression: Expression, question: Question): Result {
  const taken = takeExpression(expression);
  const {entity, record} = question;
  switch (taken.op) {
    case 'property':
      return propertyValue(fieldOf(entity, taken.name), record);
    case 'value':
      if (!question.isNumber) return typeof taken.value === 'number' ? String(taken.value) : taken.value;
      return isDecimal(String(taken.value)) ? new Exact(String(taken.value)) : null;
    case 'if':
      return resultOf(taken.of[evaluate(taken.when, record, NOBODY, entity) ? 0 : 1], question);
    case 'joined':
      return joinTexts(
        taken.of.map(part => resultOf(part, question)),
        taken.by,
      );
    case 'round': {
      const value = resultOf(taken.of, question);
      return isNumber(value) && !value.isNaN()
        ? value.toDecimalPlaces(placesOf(taken.places, record), Decimal.ROUND_HALF_UP)
        : value;
    }
    default:
      return operate(taken.op, taken.of, question);
  }
}

/** A decimal as it travels. */
function decimalText({schema, scale = 0}: Field, number: Decimal): string {
  return isAmount(schema) ? amountText(number) : (number.isZero() ? number.abs() : number).toFixed(scale);
}

/** The rollups of a record that nothing points to yet. */
export function emptyRollups(entity: Entity): FigureValues {
  return Object.fromEntries(
    entity.computed.flatMap(field => {
      const rollup = rollupOf(field.computed);
      if (!rollup) return [];
      const nothing = field.kind === 'decimal' ? decimalText(field, new Exact(0)) : 0;
      return [[field.name, rollup.latest === undefined ? nothing : (field.default ?? null)]];
    }),
  );
}

/**
 * As it is stored in the property. Amounts are rounded to the currency that `record` says, but keep two digits: sums
 * are as fine as their parts, of which old ones may be finer than their currency; what is multiplied says its rounding.
 */
export function storedValue(field: Field, result: Result, record: FigureValues): Stored {
  if (result === null) return {value: field.default ?? null};
  const room = roomOf(field);
  if (!isNumber(result) || !room) return {value: isNumber(result) ? null : result};
  if (result.isNaN()) return {fault: 'division'};
  const places =
    room.currency === undefined ? room.places : Math.max(USUAL_PLACES, currencyPlaces(record[room.currency]));
  const rounded = result.toDecimalPlaces(places, Decimal.ROUND_HALF_UP);
  if (rounded.abs().greaterThanOrEqualTo(room.below)) return {fault: 'overflow'};
  return {value: field.kind === 'decimal' ? decimalText(field, rounded) : rounded.toNumber()};
}

/** What an expression gives for `field`, the record being as it is; why not, where it cannot be had. */
export function computeValue(
  entity: Entity,
  field: Field,
  expression: Expression,
  record: FigureValues,
): {readonly value: unknown} | {readonly fault: Fault} {
  return storedValue(field, resultOf(expression, {entity, record, isNumber: roomOf(field) !== undefined}), record);
}

/**
 * Whether a figure over the record's own values can be worked out where only the properties that `has` tells of are
 * known.
 */
export function isComputable(
  {field}: Pick<Entity, 'field'>,
  {computed}: Field,
  has: (name: string) => boolean,
): boolean {
  const expression = expressionOf(computed);
  if (expression === undefined) return false;
  return propertiesRead(expression).every(name => {
    const read = field[name];
    return has(name) || (read !== undefined && isComputable({field}, read, has));
  });
}

/**
 * The computed properties that follow from the record's own values, rollups and copies being as they are in `record`.
 * What is null takes the property's default.
 */
export function computeFigures(entity: Entity, record: FigureValues): Figures {
  const all: Record<string, unknown> = {...record};
  const values: Record<string, unknown> = {};
  const faults: Record<string, Fault> = {};
  for (const field of entity.computed) {
    const expression = expressionOf(field.computed);
    if (expression === undefined) continue;
    const result = computeValue(entity, field, expression, all);
    if ('fault' in result) faults[field.name] = result.fault;
    else values[field.name] = result.value;
    all[field.name] = 'fault' in result ? null : result.value;
  }
  return {values, faults};
}
