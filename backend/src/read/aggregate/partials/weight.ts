/** Bytes that kept figures take in memory, as far as can be told without measuring each object. */
import type {PartialChunk, PartialRow} from './partial';

/** Of the chunks of one question: what their sums take comes on top. */
export const MAX_BYTES = 36_000_000;

/** A row, and a value or a list of ids in it. */
const ROW = 200;
const VALUE = 50;
const LIST = 200;

const weightOfValues = ({of, sums}: PartialRow): number => ROW + VALUE * (of.length + sums.length);

function weightOfIds({ids}: PartialRow): number {
  let weight = 0;
  for (const lists of ids) for (const list of lists ?? []) weight += LIST + list.byteLength;
  return weight;
}

export function weightOfChunks(chunks: Iterable<PartialChunk>): number {
  let weight = 0;
  for (const {rows} of chunks) for (const row of rows) weight += weightOfValues(row) + weightOfIds(row);
  return weight;
}

/** Of what chunks are together, which refers to their lists of ids. */
export function weightOfSums(rows: readonly PartialRow[]): number {
  return rows.reduce((weight, row) => weight + weightOfValues(row), 0);
}
