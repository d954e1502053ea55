/** Rows of the database as they are kept. */
import type {GroupRow} from '../group-rows';
import {isAdditive, type Plain} from '../measures';
import type {Statement} from './statement';
import {idsOf, type Ids} from './ids';
import type {PartialRow} from './partial';

interface Growing {
  readonly of: readonly unknown[];
  readonly sums: (string | null)[];
  readonly ids: (readonly Ids[] | undefined)[];
  rateless: readonly unknown[];
  ratelessRecords: number;
}

interface Answered {
  /** How many dimensions tell groups apart. */
  readonly by: number;
  readonly plains: readonly Plain[];
  readonly statements: readonly Statement[];
  /** Of each statement. */
  readonly answers: readonly (readonly GroupRow[])[];
}

function fill(growing: Growing, row: GroupRow, places: readonly number[], plains: readonly Plain[]): void {
  places.forEach((place, at) => {
    const value = row[`m${at}`];
    const plain = plains[place];
    if (plain && !isAdditive(plain)) growing.ids[place] = [idsOf(Array.isArray(value) ? value : [])];
    else growing.sums[place] = typeof value === 'string' ? value : null;
  });
  if (Array.isArray(row.rateless)) growing.rateless = row.rateless;
  growing.ratelessRecords += Number(row.rateless_records ?? 0);
}

/** The rows of each chunk by its number; what the statements tell of one group is one row. */
export function partialRows({by, plains, statements, answers}: Answered): ReadonlyMap<number, readonly PartialRow[]> {
  const chunks = new Map<number, Map<string, Growing>>();
  statements.forEach(({plains: some}, at) => {
    const places = some.map(each => plains.indexOf(each));
    for (const row of answers[at] ?? []) {
      const chunk = chunks.get(Number(row.k)) ?? new Map<string, Growing>();
      chunks.set(Number(row.k), chunk);
      const of = Array.from({length: by}, (_, index) => row[`d${index}`]);
      const key = JSON.stringify(of);
      const sums = plains.map(() => null);
      const growing = chunk.get(key) ?? {of, sums, ids: plains.map(() => undefined), rateless: [], ratelessRecords: 0};
      chunk.set(key, growing);
      fill(growing, row, places, plains);
    }
  });
  return new Map([...chunks].map(([number, rows]) => [number, [...rows.values()]]));
}
