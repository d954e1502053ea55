/** Too many rows become fewer, of longer chunks, and nothing is lost or counted twice. */
import {piecesOf, type DayRange} from './chunks';
import {fitPartials} from './fit';
import {fold} from './fold';
import {countOnce, idsOf} from './ids';
import type {PartialChunk} from './partial';
import {weightOfChunks} from './weight';

const GROUPS = 7;
const FOLDING = {by: ['kind'], measures: 2, limit: 1000};

function chunkOf({from, to}: DayRange, day: number): PartialChunk {
  const rows = Array.from({length: GROUPS}, (_, group) => ({
    of: [group],
    sums: [`${day}.${group}5`, null],
    ids: [undefined, [idsOf([group, day, day + 1])]],
    rateless: day % 9 === 0 ? ['CHF'] : [],
    ratelessRecords: day % 9 === 0 ? 1 : 0,
  }));
  return {from, to, start: Date.parse(from), end: Date.parse(to) + 86_400_000, rows};
}

const months = [
  {from: '2026-04-01', to: '2026-04-30'},
  {from: '2026-05-01', to: '2026-05-31'},
];
const days = months.map(month => piecesOf(month).flatMap(piecesOf));
const tiles = days.map((some, month) => some.map((day, at) => chunkOf(day, month * 30 + at)));
const rowsOf = (parts: readonly (readonly PartialChunk[])[]) => parts.flat().flatMap(({rows}) => rows);

const weight = weightOfChunks(tiles.flat());

test.each([0.9, 0.5, 0.2, 0])('of at most %d of the room, or as few as there can be', share => {
  const order = new Map(tiles.flat().map(({from, to}, at) => [`${from}/${to}`, at]));
  const fewer = fitPartials(tiles, order, weight * share);
  if (share > 0) expect(weightOfChunks(fewer.flat())).toBeLessThanOrEqual(weight * share);
  else expect(fewer.map(parts => parts.length)).toEqual([1, 1]);
  expect(fewer.map(parts => [parts[0]?.from, parts.at(-1)?.to])).toEqual(months.map(({from, to}) => [from, to]));
  expect(fold(rowsOf(fewer), FOLDING)).toEqual(fold(rowsOf(tiles), FOLDING));
});

test('those that were asked for last stay as they are', () => {
  const order = new Map(tiles.flat().map(({from, to}, at) => [`${from}/${to}`, from === '2026-04-03' ? 1000 : at]));
  const fewer = fitPartials(tiles, order, weight * 0.85).flat();
  expect(fewer.map(({from}) => from)).toContain('2026-04-03');
  expect(fewer.map(({from}) => from)).not.toContain('2026-04-13');
});

test('days become thirds before thirds become months, though the days were asked for later', () => {
  const thirds = months.map(month => piecesOf(month));
  const [april = [], may = []] = thirds;
  const [early, ...late] = may;
  const parts = [
    april.map((third, at) => chunkOf(third, at)),
    [...(early ? piecesOf(early) : []), ...late].map((one, at) => chunkOf(one, 30 + at)),
  ];
  const order = new Map(parts.flat().map(({from, to}, at) => [`${from}/${to}`, at]));
  // What was asked for last is not in May.
  order.set('2026-04-01/2026-04-10', 1000);
  const fewer = fitPartials(parts, order, weightOfChunks(parts.flat()) - 1);
  expect(fewer.flat().map(({from, to}) => ({from, to}))).toEqual(thirds.flat());
});

test('ids are counted once, however great they are', () => {
  for (const greatest of [20, 5000, 9_000_000, 2 ** 40]) {
    const lists = Array.from({length: 4}, (_, at) =>
      idsOf([...new Set(Array.from({length: 200}, (_each, index) => (index * 37 + at * 11) % greatest)), greatest]),
    );
    expect(countOnce(lists)).toBe(new Set(lists.flatMap(list => [...list])).size);
  }
  expect(countOnce([])).toBe(0);
});
