/** What a saved view of a list holds: its filter, order and columns. */
import {asNumber, asText, asTexts, asValues, type Values} from '../../model/parse';
import {SEARCH} from '../../model/filter-keys';

export interface ViewQuery {
  readonly filter: Values;
  readonly sort?: {readonly field: string; readonly order: 'ASC' | 'DESC'};
  readonly columns?: readonly string[];
  readonly perPage?: number;
}

/** What the `query` property of a saved view holds. */
export function toStored({filter, sort, columns, perPage}: ViewQuery): Record<string, unknown> {
  const {[SEARCH]: search, ...rest} = filter;
  return {
    filter: rest,
    ...(search === undefined ? {} : {search}),
    ...(sort ? {sort} : {}),
    ...(columns ? {columns} : {}),
    ...(perPage ? {perPage} : {}),
  };
}

export function fromStored(stored: unknown): ViewQuery {
  const {filter, search, sort, columns, perPage} = asValues(stored);
  const {field, order} = asValues(sort);
  const text = asText(search);
  const names = asTexts(columns);
  return {
    filter: {...asValues(filter), ...(text === undefined ? {} : {[SEARCH]: text})},
    ...(typeof field === 'string'
      ? {sort: {field, order: order === 'DESC' ? ('DESC' as const) : ('ASC' as const)}}
      : {}),
    ...(names.length > 0 ? {columns: names} : {}),
    ...(asNumber(perPage) === undefined ? {} : {perPage: asNumber(perPage)}),
  };
}
