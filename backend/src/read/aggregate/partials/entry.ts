/** What is kept of a question, put together out of what was kept and what was asked for. */
import {coverOf, keptAmong, keyOf, tilesOf, type DayRange} from './chunks';
import {fitPartials} from './fit';
import {addUp} from './fold';
import type {Question} from './question';
import type {PartialChunk, PartialRow, Sum} from './partial';
import type {Entry} from './store';
import {MAX_BYTES, weightOfChunks} from './weight';

/** Where it would be more than is kept, so much is: with room for what comes next. */
const FITTING_BYTES = MAX_BYTES * 0.8;

type Chunks = ReadonlyMap<string, PartialChunk>;

/** By each tile the chunks that make it up; undefined where one of them is not kept. */
export function partsIn(chunks: Chunks, tiles: readonly DayRange[]): readonly (readonly PartialChunk[] | undefined)[] {
  const cover = {kept: keptAmong(chunks.values()), isSplit: () => false};
  return tiles.map(tile => {
    const wanted = coverOf(tile, cover);
    const parts = wanted.flatMap(chunk => chunks.get(keyOf(chunk)) ?? []);
    return parts.length === wanted.length ? parts : undefined;
  });
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** What the chunks of a tile are together, if they are the same as before from there. */
function sumOf(tile: DayRange, parts: readonly PartialChunk[], sums: Entry['sums']): Sum {
  const before = sums.get(keyOf(tile));
  return before && isSame(before.parts, parts) ? before : {parts, rows: addUp(parts.flatMap(({rows}) => rows))};
}

/** The rows of all that is asked for, by its tiles and their parts. */
export function rowsOf(
  tiles: readonly DayRange[],
  parts: readonly (readonly PartialChunk[] | undefined)[],
  sums: Entry['sums'],
): readonly PartialRow[] {
  return tiles.flatMap((tile, at) => {
    const own = parts[at] ?? [];
    return own.length === 1 ? (own[0]?.rows ?? []) : sumOf(tile, own, sums).rows;
  });
}

/** With fewer and longer chunks, where they take more room than there is; undefined where that is not enough. */
function fittedIn(chunks: Chunks, tiles: readonly DayRange[]): Chunks | undefined {
  if (weightOfChunks(chunks.values()) <= MAX_BYTES) return chunks;
  const order = new Map([...chunks.keys()].map((key, at) => [key, at]));
  const asked = partsIn(chunks, tiles).map(parts => parts ?? []);
  const parts = weightOfChunks(asked.flat()) > MAX_BYTES ? fitPartials(asked, order, FITTING_BYTES) : asked;
  const all = parts.flat().sort((one, other) => (order.get(keyOf(one)) ?? 0) - (order.get(keyOf(other)) ?? 0));
  return weightOfChunks(all) > MAX_BYTES ? undefined : new Map(all.map(chunk => [keyOf(chunk), chunk]));
}

interface Parts {
  readonly before: Entry | undefined;
  /** By their days, those that were asked for last at the end; all that the question asks for is among them. */
  readonly chunks: Chunks;
}

/** Undefined where there is no room for it. */
export function entryOf({days, today}: Question, {before, chunks}: Parts): Pick<Entry, 'chunks' | 'sums'> | undefined {
  const tiles = tilesOf(days, today);
  const fitting = fittedIn(chunks, tiles);
  if (!fitting) return undefined;
  const earlier = before?.sums ?? new Map<string, Sum>();
  const sums = new Map([...earlier].filter(([, {parts}]) => parts.every(part => fitting.get(keyOf(part)) === part)));
  const parts = partsIn(fitting, tiles);
  tiles.forEach((tile, at) => {
    const own = parts[at] ?? [];
    if (own.length > 1) sums.set(keyOf(tile), sumOf(tile, own, earlier));
  });
  return {chunks: fitting, sums};
}
