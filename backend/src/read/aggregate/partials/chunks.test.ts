/** Chunks tile what is asked for, whatever day it is and whatever is kept, and are the same in other ranges. */
import {
  coverOf,
  isLong,
  keptAmong,
  keyOf,
  piecesOf,
  recentDays,
  runsOf,
  sampleOf,
  tilesOf,
  type DayRange,
} from './chunks';

const DAY = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const TODAY = '2026-11-27';

/** Numbers by a seed alone. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return most => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * (most + 1));
  };
}

function expectTiling(chunks: readonly DayRange[], {from, to}: DayRange): void {
  expect([chunks[0]?.from, chunks.at(-1)?.to]).toEqual([from, to]);
  const apart = chunks.filter((chunk, at) => {
    const next = chunks[at + 1];
    return chunk.from > chunk.to || (next && Date.parse(next.from) !== Date.parse(chunk.to) + DAY);
  });
  expect(apart).toEqual([]);
}

const written = (chunks: readonly DayRange[]) => chunks.map(({from, to}) => `${from} ${to}`);

test('tiles follow each other from the first day to the last one, and pieces tile what they are of', () => {
  const upTo = numbers(7);
  for (let round = 0; round < 100; round += 1) {
    const today = dayOf(Date.UTC(2020, 0, 1) + upTo(3000) * DAY);
    const from = dayOf(Date.UTC(2015, 0, 1) + upTo(5000) * DAY);
    const range = {from, to: dayOf(Date.parse(from) + upTo(1500) * DAY)};
    const tiles = tilesOf(range, today);
    expectTiling(tiles, range);
    expect(tiles.length).toBeLessThan(60);
    for (const tile of tiles) {
      const pieces = piecesOf(tile);
      expect(pieces.length === 0).toBe(tile.from === tile.to);
      if (pieces.length > 0) expectTiling(pieces, tile);
    }
  }
});

test('tiles are years of long ago, months, and what is to come', () => {
  const spans = written(tilesOf({from: '2022-12-15', to: '2027-01-31'}, TODAY));
  expect(spans.slice(0, 4)).toEqual([
    '2022-12-15 2022-12-31',
    '2023-01-01 2023-12-31',
    '2024-01-01 2024-12-31',
    '2025-01-01 2025-01-31',
  ]);
  expect(spans.slice(-2)).toEqual(['2026-11-01 2026-11-27', '2026-11-28 2027-01-31']);
});

test('pieces are months of a year, thirds of a month, days of a third', () => {
  expect(piecesOf({from: '2024-01-01', to: '2024-12-31'})).toHaveLength(12);
  expect(written(piecesOf({from: '2026-02-05', to: '2026-02-28'}))).toEqual([
    '2026-02-05 2026-02-10',
    '2026-02-11 2026-02-20',
    '2026-02-21 2026-02-28',
  ]);
  expect(piecesOf({from: '2026-05-21', to: '2026-05-31'})).toHaveLength(11);
  expect(piecesOf({from: '2026-05-21', to: '2026-05-21'})).toEqual([]);
});

test('a tile is asked for whole or in pieces, and around the pieces that are kept', () => {
  const month = {from: '2026-05-01', to: '2026-05-31'};
  const none = keptAmong([]);
  const never = () => false;
  expect(coverOf(month, {kept: none, isSplit: never})).toEqual([month]);
  const days = coverOf(month, {kept: none, isSplit: chunk => isLong(chunk, 'days', TODAY)});
  expect(days).toHaveLength(31);
  const thirds = coverOf(month, {kept: none, isSplit: chunk => isLong(chunk, 'thirds', TODAY)});
  expect(thirds).toHaveLength(3);
  const kept = keptAmong([{from: '2026-05-15', to: '2026-05-15'}]);
  expect(written(coverOf(month, {kept, isSplit: never}))).toEqual([
    '2026-05-01 2026-05-10',
    ...Array.from({length: 10}, (_, at) => `2026-05-${11 + at} 2026-05-${11 + at}`),
    '2026-05-21 2026-05-31',
  ]);
  expect(coverOf(month, {kept: keptAmong([month]), isSplit: () => true})).toEqual([month]);
  // What was kept on a day in between begins as its pieces do and is none of them.
  expect(coverOf(month, {kept: keptAmong([{from: '2026-05-01', to: '2026-05-12'}]), isSplit: never})).toEqual([month]);
});

/** Looks through all pieces, down to the days. */
function coverByLooking(chunk: DayRange, isKept: (chunk: DayRange) => boolean, isSplit: typeof isKept): DayRange[] {
  if (isKept(chunk)) return [chunk];
  const pieces = piecesOf(chunk).flatMap(piece => coverByLooking(piece, isKept, isSplit));
  return pieces.length > 0 && (isSplit(chunk) || pieces.some(isKept)) ? pieces : [chunk];
}

const allPieces = (chunk: DayRange): readonly DayRange[] => [chunk, ...piecesOf(chunk).flatMap(allPieces)];

test('whatever is kept, what is made of a tile tiles it, as if all of its pieces were looked through', () => {
  const upTo = numbers(5);
  for (let round = 0; round < 100; round += 1) {
    const from = dayOf(Date.UTC(2022, 0, 1) + upTo(1600) * DAY);
    const range = {from, to: dayOf(Date.parse(from) + upTo(1000) * DAY)};
    const pieces = tilesOf(range, TODAY).flatMap(allPieces);
    const often = upTo(300);
    const some = pieces.filter(() => upTo(often) === 0);
    const split = new Set(pieces.filter(() => upTo(20) === 0).map(keyOf));
    const keys = new Set(some.map(keyOf));
    const isSplit = (chunk: DayRange) => split.has(keyOf(chunk));
    const cover = tilesOf(range, TODAY).flatMap(tile => coverOf(tile, {kept: keptAmong(some), isSplit}));
    expectTiling(cover, range);
    expect(cover).toEqual(
      tilesOf(range, TODAY).flatMap(tile => coverByLooking(tile, chunk => keys.has(keyOf(chunk)), isSplit)),
    );
  }
});

test('long ranges are sampled by a few days that they have', () => {
  expect(sampleOf({from: '2026-11-01', to: '2026-11-30'}, TODAY)).toEqual([]);
  expect(recentDays({from: '2020-01-01', to: '2030-12-31'}, TODAY)).toBe(423);
  const days = sampleOf({from: '2020-01-01', to: '2030-12-31'}, TODAY);
  expect(days).toHaveLength(10);
  expect(days.every(({from, to}) => from === to && from > '2025-10-01' && to < TODAY)).toBe(true);
  expect(sampleOf({from: '2020-01-01', to: '2022-12-31'}, TODAY)).toEqual([]);
});

test('what is missing is asked for in a few runs, which hold all of it', () => {
  const chunks = tilesOf({from: '2026-01-01', to: '2026-11-27'}, TODAY).flatMap(tile => piecesOf(tile));
  const upTo = numbers(11);
  for (let round = 0; round < 100; round += 1) {
    const missing = new Set(chunks.filter(() => upTo(3) === 0));
    const runs = runsOf(chunks, chunk => missing.has(chunk));
    expect(runs.length).toBeLessThanOrEqual(12);
    const asked = runs.flat();
    expect(new Set(asked).size).toBe(asked.length);
    expect([...missing].every(chunk => asked.includes(chunk))).toBe(true);
    for (const run of runs)
      expect(run).toEqual(chunks.filter(({from}) => from >= (run[0]?.from ?? '') && from <= (run.at(-1)?.from ?? '')));
  }
  expect(runsOf(chunks, () => false)).toEqual([]);
});

test('days in pieces at both ends of a year are two stretches, though they are most of its chunks', () => {
  const cover = tilesOf({from: '2026-01-01', to: '2026-12-31'}, '2026-12-31').flatMap(month => {
    const isAtEnd = ['2026-03', '2026-12'].includes(month.from.slice(0, 7));
    return isAtEnd ? piecesOf(month).flatMap(piecesOf) : [month];
  });
  const isDay = ({from, to}: DayRange) => from === to;
  expect(cover.filter(isDay).length).toBeGreaterThan(cover.length / 2);
  expect(runsOf(cover, isDay).map(run => [run[0]?.from, run.at(-1)?.to])).toEqual([
    ['2026-03-01', '2026-03-31'],
    ['2026-12-01', '2026-12-31'],
  ]);
});
