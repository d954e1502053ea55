/** The filters that inquiry and order lists have in common (CO-308 to CO-311). */
import type {Predicate} from '@emblem/schemas';
import {badInput, optionalText} from '../../acts/input';
import type {Values} from '../../values';
import type {Context} from '../../context';
import {coerce} from '../../calls/coerce';
import type {SortKey} from '../../read';

/** Pinned records first, then the newest. */
export const PINNED_FIRST: readonly SortKey[] = [
  {field: 'isTop', descending: true},
  {field: 'createdAt', descending: true},
];

/** Equality for each parameter that is sent; the parameter's name, then the property's where it differs. */
export function equalities(
  context: Context,
  entity: string,
  input: Values,
  names: readonly (string | readonly [string, string])[],
): readonly Predicate[] {
  return names.flatMap(name => {
    const [parameter, property] = typeof name === 'string' ? [name, name] : name;
    const field = context.model.entity(entity).field[property];
    const text = optionalText(context, input, parameter);
    if (!field || text === undefined) return [];
    const value = coerce(field, text);
    return typeof value === 'string' || typeof value === 'number' ? [{eq: [property, value]} as const] : [];
  });
}

/** `minPrice` and `maxPrice`, both inclusive. */
export function prices(context: Context, input: Values, property: string): readonly Predicate[] {
  const price = (name: string) => {
    const text = optionalText(context, input, name);
    return text === undefined || /^\d+(\.\d+)?$/.test(text) ? text : badInput(context, name);
  };
  const [least, most] = [price('minPrice'), price('maxPrice')];
  return [
    ...(least === undefined ? [] : [{gte: [property, least]} as const]),
    ...(most === undefined ? [] : [{lte: [property, most]} as const]),
  ];
}

const DAY_MS = 24 * 60 * 60_000;

function instant(
  context: Context,
  input: Values,
  name: string,
): {readonly time: number; readonly wholeDay: boolean} | undefined {
  const text = optionalText(context, input, name);
  if (text === undefined) return undefined;
  const time = Date.parse(text.includes('T') || !text.includes(' ') ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? badInput(context, name) : {time, wholeDay: /^\d{4}-\d{2}-\d{2}$/.test(text)};
}

/** `startTime` and `endTime` in UTC, both inclusive; a day without a time means all of it. */
export function createdWithin(context: Context, input: Values): readonly Predicate[] {
  const [start, end] = [instant(context, input, 'startTime'), instant(context, input, 'endTime')];
  return [
    ...(start ? [{gte: ['createdAt', new Date(start.time).toISOString()]} as const] : []),
    ...(end?.wholeDay ? [{lt: ['createdAt', new Date(end.time + DAY_MS).toISOString()]} as const] : []),
    ...(end && !end.wholeDay ? [{lte: ['createdAt', new Date(end.time).toISOString()]} as const] : []),
  ];
}

/** A keyword anywhere in one of the properties. */
export function keyword(context: Context, input: Values, properties: readonly string[]): readonly Predicate[] {
  const text = optionalText(context, input, 'keyword');
  return text === undefined ? [] : [{any: properties.map(property => ({contains: [property, text]}) as const)}];
}
