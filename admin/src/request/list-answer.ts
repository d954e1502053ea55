/**
 * What the console does not ask twice: abilities that many records of a page share, and the total while pages are
 * turned.
 */
import type {QueryClient} from '@tanstack/react-query';
import {asValues, isValues, type Values} from '../model/parse';

/** Gives every record its abilities again, where the server named the record that has the same. */
export function withAbilities<Row extends Values>(records: readonly Row[]): Row[] {
  const told = new Map(
    records.filter(({_abilities}) => isValues(_abilities)).map(record => [record.id, record._abilities]),
  );
  return records.map(record =>
    typeof record._abilities === 'number' ? {...record, _abilities: told.get(record._abilities)} : record,
  );
}

export interface Total {
  readonly total: number;
  /** True when there are more records than the server counts. */
  readonly capped: boolean;
}

/** What stands with the records of a list. */
export type ListMeta = Pick<Total, 'capped'>;

/** Whether the `meta` of a list says that there are more records than its total. */
export function isCapped(meta: unknown): boolean {
  return asValues(meta).capped === true;
}

interface Counted extends Total {
  readonly filter: string;
  readonly page: number;
}

/** Under which the exact number of a filter's records is kept, once somebody asked for it. */
export const countKey = (resource: string, filter: unknown): readonly unknown[] => [resource, 'count', filter];

const keyOf = (resource: string): readonly string[] => ['known total', resource];

/**
 * The totals of the lists last asked for, one for each resource. They stand with what was fetched, and are forgotten
 * with it at sign-in.
 */
export class KnownTotals {
  constructor(private readonly fetched: QueryClient) {}

  /** The total where only the page was turned; a page that is asked for again is counted again. */
  of(resource: string, filter: unknown, page: number): Total | undefined {
    const counted = this.fetched.getQueryData<Counted>(keyOf(resource));
    const isTurned = counted?.filter === JSON.stringify(filter) && counted.page !== page;
    if (!isTurned) return undefined;
    const exact = this.fetched.getQueryData<number>(countKey(resource, filter));
    return exact === undefined ? {total: counted.total, capped: counted.capped} : {total: exact, capped: false};
  }

  keep(resource: string, filter: unknown, page: number, {total, capped}: Total): void {
    this.fetched.setQueryData<Counted>(keyOf(resource), {filter: JSON.stringify(filter), page, total, capped});
  }
}
