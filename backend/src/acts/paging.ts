/** Pages as the documented calls ask for them and answer them. */
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {list, type ListQuery} from '../read';

/** The documents ask for pages of up to 99999 rows. */
const LARGEST = 99_999;
/** Far beyond any table; keeps the position of a row a safe integer. */
const LAST_PAGE = 1_000_000_000;
const DEFAULT_SIZE = 10;

export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export interface DocumentedPage<T> {
  readonly records: readonly T[];
  readonly total: number;
  readonly pages: number;
  readonly current: number;
  readonly size: number;
}

/** As a number or as its digits: `1e3` is none. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return Math.trunc(value);
  return typeof value === 'string' && /^ *\d{1,16}(?:\.\d{1,16})? *$/.test(value)
    ? Math.trunc(Number(value))
    : Number.NaN;
}

function positive(value: unknown, otherwise: number): number {
  const number = numberOf(value);
  return Number.isFinite(number) && number > 0 ? number : otherwise;
}

/** Reads `page` and `pageSize`; what is no number above 0 counts as absent. */
export function pageRequest(input: Values, defaultSize = DEFAULT_SIZE): PageRequest {
  return {
    page: Math.min(positive(input.page, 1), LAST_PAGE),
    size: Math.min(positive(input.pageSize, defaultSize), LARGEST),
  };
}

export function toPage<T>(records: readonly T[], total: number, {page, size}: PageRequest): DocumentedPage<T> {
  return {records, total, pages: Math.ceil(total / size), current: page, size};
}

/** One page of what matches and the actor may read, counted exactly. */
export async function listPage<Key extends string>(
  context: Context,
  entity: Key,
  query: ListQuery,
  request: PageRequest,
): Promise<DocumentedPage<WireRecord<Key>>> {
  const {page, size} = request;
  const {records, total} = await list(context, entity, {
    ...query,
    offset: (page - 1) * size,
    limit: size,
    total: 'exact',
  });
  return toPage(records, total, request);
}
