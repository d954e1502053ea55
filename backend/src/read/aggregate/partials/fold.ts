/** The figures of chunks in one. */
import {Decimal} from 'decimal.js';
import {TIME} from '@emblem/schemas/reports';
import type {GroupRow} from '../statement';
import type {PartialRow} from './store';

/** Digits enough for any sum that PostgreSQL tells: it is added up and not rounded. */
const Exact = Decimal.clone({precision: 200});

/** Ids up to this have a bit each: a megabyte for all of them. */
const MOST_BITS = 8_000_000;

/** How many different ids there are in all lists. */
export function countOnce(lists: readonly Float64Array[]): number {
  const [first, ...rest] = lists;
  if (!first) return 0;
  if (rest.length === 0) return first.length;
  let [least, greatest] = [0, 0];
  for (const list of lists)
    for (const id of list) {
      least = Math.min(least, id);
      greatest = Math.max(greatest, id);
    }
  if (least < 0 || greatest > MOST_BITS) return new Set(lists.flatMap(list => [...list])).size;
  const bits = new Uint8Array((greatest >> 3) + 1);
  let count = 0;
  for (const list of lists)
    for (const id of list) {
      const bit = 1 << (id & 7);
      const byte = bits[id >> 3] ?? 0;
      if ((byte & bit) === 0) {
        bits[id >> 3] = byte | bit;
        count += 1;
      }
    }
  return count;
}

function sumOf(values: readonly (string | null)[]): string | null {
  const given = values.filter(value => value !== null);
  const [first, ...rest] = given;
  if (first === undefined) return null;
  return rest.length === 0 ? first : rest.reduce((sum, value) => sum.plus(value), new Exact(first)).toFixed();
}

/** One group out of its parts, as the database would tell it. */
function mergeRows(rows: readonly PartialRow[], of: readonly unknown[], measures: number): GroupRow {
  const figures = Array.from({length: measures}, (_, at) => {
    const lists = rows.flatMap(({ids}) => ids[at] ?? []);
    const figure = lists.length > 0 ? String(countOnce(lists)) : sumOf(rows.map(({sums}) => sums[at] ?? null));
    return [`m${at}`, figure] as const;
  });
  return {
    ...Object.fromEntries(of.map((value, at) => [`d${at}`, value])),
    ...Object.fromEntries(figures),
    rateless: [...new Set(rows.flatMap(({rateless}) => rateless))],
    rateless_records: rows.reduce((all, {ratelessRecords}) => all + ratelessRecords, 0),
  };
}

/** As the database orders: what is not there comes last. */
function compareValues(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null || one === undefined) return 1;
  if (other === null || other === undefined) return -1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : 1;
}

function compareFirst({m0: one}: GroupRow, {m0: other}: GroupRow): number {
  if (typeof one !== 'string' || typeof other !== 'string')
    return Number(typeof other === 'string') - Number(typeof one === 'string');
  return new Exact(other).cmp(one);
}

export interface Folding {
  readonly by: readonly string[];
  readonly measures: number;
  /** Rows that are told at most. */
  readonly limit: number;
}

/** The total, and the groups in their order. */
export function fold(rows: readonly PartialRow[], {by, measures, limit}: Folding): readonly GroupRow[] {
  const total = {...mergeRows(rows, [], measures), g: 1};
  if (by.length === 0) return [total];
  const groups = new Map<string, PartialRow[]>();
  for (const row of rows) {
    const key = JSON.stringify(row.of);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const steps = by.indexOf(TIME);
  const told = [...groups.values()].map(group => ({...mergeRows(group, group[0]?.of ?? [], measures), g: 0}));
  const ofStep = (row: GroupRow) => (steps < 0 ? undefined : row[`d${steps}`]);
  const ordered = told.sort((one: GroupRow, other: GroupRow) => {
    const first = compareValues(ofStep(one), ofStep(other)) || compareFirst(one, other);
    return first || by.reduce((found, _, at) => found || compareValues(one[`d${at}`], other[`d${at}`]), 0);
  });
  return [total, ...ordered].slice(0, limit);
}
