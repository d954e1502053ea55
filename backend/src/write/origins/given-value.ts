/** What a property of a new record is given by the record that it is made from. */
import {Decimal} from 'decimal.js';
import {dayIn, evaluate, type Entity, type Field, type Given, type Text} from '@emblem/schemas';
import {computeValue, NOBODY, roomOf} from '@emblem/schemas/expression';
import {fieldAt, takeGiven} from '@emblem/schemas/origins';
import type {Context} from '../../context';
import {addressLines} from '../../read/address/lines';
import {addressWriting} from '../../read/address/writing';
import {todayOf, zoneOf} from '../../read/zone';
import type {Values, WireRecord} from '../../values';
import type {Taken} from './taken';

const DAY_MS = 86_400_000;

/** The origin, or a line of it, and what is made. */
export interface Reading {
  readonly context: Context;
  /** With the paths that are read as properties. */
  readonly origin: Entity;
  readonly record: WireRecord;
  /** Its values, and those at the ends of paths. */
  readonly values: Values;
  readonly taken: Taken;
  readonly made: Entity;
}

const isSomething = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Numbers are worked out, so that they have the digits of their property; other values are copied as they are. */
function expressionValue({origin, values, context}: Reading, field: Field, given: Given): unknown {
  const source = typeof given === 'string' ? fieldAt(context.model, origin, given)?.field : undefined;
  if (typeof given === 'string' && source && roomOf(field) === undefined) return values[given];
  const taken = takeGiven(given);
  if (taken.op !== 'expression') return undefined;
  const computed = computeValue(origin, {...field, default: undefined}, taken.of, values);
  return 'fault' in computed ? undefined : computed.value;
}

function restValue(reading: Reading, field: Field, given: Extract<Given, {readonly rest: string}>): unknown {
  const all = expressionValue(reading, field, given.rest);
  if (typeof all !== 'string' && typeof all !== 'number') return undefined;
  if (given.when && !evaluate(given.when, reading.values, NOBODY, reading.origin)) return all;
  const left = Decimal.max(0, new Decimal(all).minus(reading.taken(field.name)));
  return typeof all === 'number' ? left.toNumber() : left.toFixed(Math.max(left.decimalPlaces(), decimalsOf(all)));
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** On several lines; undefined where the origin has none of them. */
async function addressValue({context, origin, record}: Reading, uses: readonly string[]): Promise<unknown> {
  const writing = await addressWriting(context, record);
  for (const use of uses) {
    const address = origin.addresses.find(each => each.use === use);
    const lines = address ? await addressLines(context, origin.key, record, address, writing) : [];
    if (lines.length > 0) return lines.join('\n');
  }
  return undefined;
}

/** On the clocks of what is made, else of what it is made from. */
async function dayValue({context, made, origin, record}: Reading, values: Values, days: number): Promise<string> {
  const today = await (made.zone ? todayOf(context, made, values) : todayOf(context, origin, record));
  return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, today.length);
}

async function dayOfValue({context, made, origin, record, values: read}: Reading, values: Values, path: string) {
  const moment = read[path];
  if (typeof moment !== 'string') return undefined;
  return dayIn(moment, await (made.zone ? zoneOf(context, made, values) : zoneOf(context, origin, record)));
}

function labelValue({context, origin, values: read}: Reading, path: string, language?: keyof Text): string | undefined {
  const options = fieldAt(context.model, origin, path)?.field.options ?? [];
  return options.find(({value}) => value === read[path])?.label[language ?? context.actor.language];
}

/** Undefined where it comes to nothing. `values` are those that the new record has so far. */
export async function givenValue(reading: Reading, field: Field, given: Given, values: Values): Promise<unknown> {
  const taken = takeGiven(given);
  switch (taken.op) {
    case 'expression':
      return expressionValue(reading, field, given);
    case 'rest':
      return restValue(reading, field, {rest: taken.of, when: taken.when});
    case 'address':
      return addressValue(reading, taken.uses);
    case 'today':
      return dayValue(reading, values, taken.days);
    case 'dayOf':
      return dayOfValue(reading, values, taken.of);
    case 'labelOf':
      return labelValue(reading, taken.of, taken.language);
    case 'first':
      for (const each of taken.of) {
        const value = await givenValue(reading, field, each, values);
        if (isSomething(value)) return value;
      }
      return undefined;
  }
}

/** All of them, days last, which go by the others; what comes to nothing is left out. */
export async function givenValues(reading: Reading, given: Readonly<Record<string, Given>>): Promise<Values> {
  const values: Values = {};
  const isDay = (each: Given) => /"(today|dayOf)":/.test(JSON.stringify(each));
  const inTurn = Object.entries(given).toSorted(([, a], [, b]) => Number(isDay(a)) - Number(isDay(b)));
  for (const [name, each] of inTurn) {
    const field = reading.made.field[name];
    const value = field && (await givenValue(reading, field, each, values));
    if (isSomething(value)) values[name] = value;
  }
  return values;
}
