/** The figures of chunks in one. */
import {Decimal} from 'decimal.js';
import {TIME} from '@emblem/schemas/reports';
import type {GroupRow} from '../group-rows';
import {exactSum} from './exact-sum';
import {countOnce} from './ids';
import type {PartialRow} from './partial';

/** Digits enough to compare any sums that PostgreSQL tells. */
const Exact = Decimal.clone({precision: 200});

function sumOf(values: readonly (string | null)[]): string | null {
  const given = values.filter(value => value !== null);
  const [first] = given;
  return first === undefined || given.length === 1 ? (first ?? null) : exactSum(given);
}

/** One group out of its parts. */
function mergeRows(rows: readonly PartialRow[]): PartialRow {
  const [first, ...rest] = rows;
  if (!first) throw new Error('There is nothing to add up.');
  if (rest.length === 0) return first;
  return {
    of: first.of,
    sums: first.sums.map((_, at) => sumOf(rows.map(({sums}) => sums[at] ?? null))),
    ids: first.ids.map((_, at) => {
      const lists = rows.flatMap(({ids}) => ids[at] ?? []);
      return lists.length > 0 ? lists : undefined;
    }),
    rateless: [...new Set(rows.flatMap(({rateless}) => rateless))],
    ratelessRecords: rows.reduce((all, {ratelessRecords}) => all + ratelessRecords, 0),
  };
}

/** Each group once. */
export function addUp(rows: readonly PartialRow[]): readonly PartialRow[] {
  const groups = new Map<string, PartialRow[]>();
  for (const row of rows) {
    const key = JSON.stringify(row.of);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].map(mergeRows);
}

/** A group as the database would tell it. */
function groupRow({of, sums, ids, rateless, ratelessRecords}: PartialRow): GroupRow {
  const figures = sums.map((sum, at) => [`m${at}`, ids[at] ? String(countOnce(ids[at])) : sum] as const);
  return {
    ...Object.fromEntries(of.map((value, at) => [`d${at}`, value])),
    ...Object.fromEntries(figures),
    rateless,
    rateless_records: ratelessRecords,
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

/** No record at all. */
const nothing = (measures: number): PartialRow => ({
  of: [],
  sums: Array.from({length: measures}, () => null),
  ids: Array.from({length: measures}, () => undefined),
  rateless: [],
  ratelessRecords: 0,
});

export interface Folding {
  readonly by: readonly string[];
  readonly measures: number;
  /** Rows that are told at most. */
  readonly limit: number;
}

/** The total, and the groups in their order. */
export function fold(rows: readonly PartialRow[], {by, measures, limit}: Folding): readonly GroupRow[] {
  const groups = addUp(rows);
  const total = {...groupRow({...(groups.length > 0 ? mergeRows(groups) : nothing(measures)), of: []}), g: 1};
  if (by.length === 0) return [total];
  const steps = by.indexOf(TIME);
  const ofStep = (row: GroupRow) => (steps < 0 ? undefined : row[`d${steps}`]);
  const ordered = groups
    .map((group): GroupRow => ({...groupRow(group), g: 0}))
    .sort((one, other) => {
      const first = compareValues(ofStep(one), ofStep(other)) || compareFirst(one, other);
      return first || by.reduce((found, _, at) => found || compareValues(one[`d${at}`], other[`d${at}`]), 0);
    });
  return [total, ...ordered].slice(0, limit);
}
