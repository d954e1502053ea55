import type {Predicate} from '@emblem/schemas';
import {isValues} from './parse';

/** A view that shows only some records creates such records: `eq` conditions become values. */
export function valuesOfWhere(where: Predicate | undefined): Record<string, unknown> {
  if (where === undefined) return {};
  if ('all' in where) return Object.assign({}, ...where.all.map(valuesOfWhere));
  if (!('eq' in where)) return {};
  const [field, operand] = where.eq;
  return isValues(operand) ? {} : {[field]: operand};
}
