/** The rows of an answer about groups, and what two answers about the same groups give together. */
import type {Plain} from './measures';

/** The rows of the answer: `g` is 0 for a group and more for the totals; `d0`, `d1` ... and `m0`, `m1` ... */
export type GroupRow = Readonly<Record<string, unknown>>;

/** The columns of measures of which only some were asked for together. */
export function among(plains: readonly Plain[], some: readonly Plain[], row: GroupRow): GroupRow {
  return Object.fromEntries(some.map((each, index) => [`m${plains.indexOf(each)}`, row[`m${index}`]]));
}

/** The currencies of both, and the more records of the two, as amounts of the same records are asked for twice. */
export function ratelessOf(one: GroupRow = {}, other: GroupRow = {}): GroupRow {
  const [first, second] = [one, other].filter(
    ({rateless_records: records}) => records !== undefined && records !== null,
  );
  if (!first || !second) return first ? {rateless: first.rateless, rateless_records: first.rateless_records} : {};
  const currencies = [first, second].flatMap(({rateless}): readonly unknown[] =>
    Array.isArray(rateless) ? rateless : [],
  );
  const records = [first, second].map(({rateless_records: count}) => Number(count));
  return {rateless: [...new Set(currencies)], rateless_records: Math.max(...records)};
}

export const keyOf = ({g, d0}: GroupRow): string => JSON.stringify([String(g), d0 ?? null]);
