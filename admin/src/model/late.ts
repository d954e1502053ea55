/** The filter that finds what is late (`x-due`) at whatever moment it is asked for. */
import type {Field} from '@emblem/schemas';
import {asValues, type Values} from './parse';

const BEFORE_NOW = {now: 'time'} as const;

const keyOf = ({name}: Field): string => `${name}_lt`;

export function lateFilter(field: Field): Values {
  return {[keyOf(field)]: BEFORE_NOW};
}

export function isLateFilter(field: Field, values: Values): boolean {
  return field.isDue === true && asValues(values[keyOf(field)]).now === BEFORE_NOW.now;
}

/** The filter without any condition on the limit. */
export function withoutLimit({name}: Field): Values {
  return {[`${name}_gte`]: undefined, [`${name}_lt`]: undefined};
}
