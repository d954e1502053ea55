/** Chunks tile what is asked for, whatever day it is, and are the same in other ranges. */
import {chunksOf, runsOf} from './chunks';
import {countOnce} from './fold';

const DAY = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Numbers by a seed alone. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return most => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * (most + 1));
  };
}

test('chunks follow each other from the first day to the last one', () => {
  const upTo = numbers(7);
  for (let round = 0; round < 300; round += 1) {
    const today = dayOf(Date.UTC(2020, 0, 1) + upTo(3000) * DAY);
    const from = dayOf(Date.UTC(2015, 0, 1) + upTo(5000) * DAY);
    const to = dayOf(Date.parse(from) + upTo(1500) * DAY);
    const chunks = chunksOf({from, to}, today);
    expect([chunks[0]?.from, chunks.at(-1)?.to]).toEqual([from, to]);
    for (const [at, chunk] of chunks.entries()) {
      expect(chunk.from <= chunk.to).toBe(true);
      const next = chunks[at + 1];
      if (next) expect(Date.parse(next.from)).toBe(Date.parse(chunk.to) + DAY);
    }
    expect(chunks.length).toBeLessThan(130);
  }
});

test('days of late, thirds of a month before, months and years of long ago, and one for what is to come', () => {
  const spans = chunksOf({from: '2022-12-15', to: '2027-01-31'}, '2026-11-27').map(({from, to}) => `${from} ${to}`);
  expect(spans.slice(0, 4)).toEqual([
    '2022-12-15 2022-12-31',
    '2023-01-01 2023-12-31',
    '2024-01-01 2024-12-31',
    '2025-01-01 2025-01-31',
  ]);
  expect(spans).toEqual(
    expect.arrayContaining(['2026-02-11 2026-02-20', '2026-02-21 2026-02-28', '2026-10-01 2026-10-01']),
  );
  expect(spans.slice(-2)).toEqual(['2026-11-27 2026-11-27', '2026-11-28 2027-01-31']);
});

test('of many groups chunks are months at least', () => {
  const spans = chunksOf({from: '2026-09-20', to: '2026-12-31'}, '2026-11-27', 'coarse');
  expect(spans.map(({from, to}) => `${from} ${to}`)).toEqual([
    '2026-09-20 2026-09-30',
    '2026-10-01 2026-10-31',
    '2026-11-01 2026-11-30',
    '2026-12-01 2026-12-31',
  ]);
});

test('what is missing is asked for in a few runs, which hold all of it', () => {
  const chunks = chunksOf({from: '2026-01-01', to: '2026-12-31'}, '2026-11-27');
  const upTo = numbers(11);
  for (let round = 0; round < 100; round += 1) {
    const missing = new Set(chunks.filter(() => upTo(3) === 0));
    const runs = runsOf(chunks, chunk => missing.has(chunk));
    expect(runs.length).toBeLessThanOrEqual(6);
    const asked = runs.flat();
    expect(new Set(asked).size).toBe(asked.length);
    expect([...missing].every(chunk => asked.includes(chunk))).toBe(true);
    for (const run of runs)
      expect(run).toEqual(chunks.filter(({from}) => from >= (run[0]?.from ?? '') && from <= (run.at(-1)?.from ?? '')));
  }
  expect(runsOf(chunks, () => false)).toEqual([]);
});

test('ids are counted once, however great they are', () => {
  const upTo = numbers(3);
  for (const greatest of [20, 5000, 9_000_000]) {
    const lists = Array.from({length: 4}, () => Float64Array.from({length: 200}, () => upTo(greatest)));
    const once = lists.map(list => Float64Array.from(new Set(list)));
    expect(countOnce(once)).toBe(new Set(lists.flatMap(list => [...list])).size);
  }
  expect(countOnce([])).toBe(0);
});
