/** The parameters of a reading call as a query. */
import type {Call, Entity, Field, Parameter, Predicate, Scalar} from '@emblem/schemas';
import {isBlank} from '../acts/input';
import {pageRequest, type PageRequest} from '../acts/paging';
import type {Values} from '../values';
import type {ListQuery, SortKey} from '../read';
import {coerce} from './coerce';

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function listOf(field: Field, value: unknown): readonly Scalar[] {
  const parts: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',')
      : [value];
  return parts.map(part => coerce(field, part)).filter(isScalar);
}

function filter(field: Field, as: Parameter['as'], value: unknown): Predicate | undefined {
  if (as === 'in' || Array.isArray(value)) {
    const list = listOf(field, value);
    return field.kind === 'references'
      ? {any: list.map((each): Predicate => ({contains: [field.name, each]}))}
      : {in: [field.name, list]};
  }
  const operand = coerce(field, value);
  if (Array.isArray(operand)) return filter(field, 'in', operand);
  if (!isScalar(operand)) return undefined;
  if (as === 'contains' || field.kind === 'references') return {contains: [field.name, operand]};
  if (as === 'gte') return {gte: [field.name, operand]};
  if (as === 'lte') return {lte: [field.name, operand]};
  return {eq: [field.name, operand]};
}

function sortKeys(call: Call, entity: Entity, direction: unknown): readonly SortKey[] {
  const sort = call.sort ?? entity.sort?.field ?? entity.views.default?.sort ?? 'id';
  const field = sort.replace(/^-/, '');
  if (direction === 'ASC' || direction === 'DESC') return [{field, descending: direction === 'DESC'}];
  return [{field, descending: sort.startsWith('-')}];
}

export type Question = ListQuery & PageRequest;

/**
 * Blank parameters ask for nothing; those that the table does not know are passed over, as the documents' clients send
 * many.
 */
export function questionOf(call: Call, entity: Entity, input: Values): Question {
  const parts: Predicate[] = [];
  const found: {search?: string; page?: unknown; size?: unknown; direction?: unknown} = {};
  for (const [name, parameter] of Object.entries(call.params ?? {})) {
    const value = input[name];
    if (isBlank(value)) continue;
    if (parameter.as === 'search') {
      if (isScalar(value)) found.search = String(value);
    } else if (parameter.as === 'page') found.page = value;
    else if (parameter.as === 'pageSize') found.size = value;
    else if (parameter.as === 'sort') found.direction = value;
    else if (parameter.as !== 'ignore') {
      const field = entity.field[parameter.field ?? name];
      const part = field && filter(field, parameter.as, value);
      if (part) parts.push(part);
    }
  }
  return {
    where: parts.length === 0 ? undefined : {all: parts},
    search: found.search,
    sort: sortKeys(call, entity, found.direction),
    ...pageRequest({page: found.page ?? input.page, pageSize: found.size ?? input.pageSize}),
  };
}
