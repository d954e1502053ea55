/** Filters that find what is late (`x-due`), or due soon, at whatever moment they are asked for. */
import type {Field} from '@emblem/schemas';
import {asValues, type Values} from './parse';

const NOW = {now: 'time'} as const;
const NEXT_WEEK = {now: 'nextWeek'} as const;

const fromOf = ({name}: Field): string => `${name}_gte`;
const untilOf = ({name}: Field): string => `${name}_lt`;

export function lateFilter(field: Field): Values {
  return {[untilOf(field)]: NOW};
}

export function isLateFilter(field: Field, values: Values): boolean {
  return field.isDue === true && asValues(values[untilOf(field)]).now === NOW.now;
}

/** From now until the week of the company is over. */
export function thisWeekFilter(field: Field): Values {
  return {[fromOf(field)]: NOW, [untilOf(field)]: NEXT_WEEK};
}

export function isThisWeekFilter(field: Field, values: Values): boolean {
  const isUntil = asValues(values[untilOf(field)]).now === NEXT_WEEK.now;
  return field.isDue === true && isUntil && asValues(values[fromOf(field)]).now === NOW.now;
}

/** The filter without any condition on the limit. */
export function withoutLimit(field: Field): Values {
  return {[fromOf(field)]: undefined, [untilOf(field)]: undefined};
}
