import {CHANGED, followRows, LEFT, newcomers} from './others';

const row = (id: number, version = 1) => ({id, version, name: `${id}.${version}`});

test('rows change where they stand, those that are gone are marked, and rows that only moved stay as they are', () => {
  const shown = [row(3), row(2), row(1)];
  const now = {page: [row(4), row(3, 2), row(2)], asked: [1], found: []};
  expect(followRows(shown, now, 7)).toEqual([
    {...row(3, 2), [CHANGED]: 7},
    row(2),
    {...row(1), [LEFT]: true, _abilities: {}},
  ]);
  expect(followRows(shown, {page: [row(4), row(3), row(2)], asked: [1], found: [row(1)]}, 7)).toBe(shown);
});

test('a row that comes back is itself again', () => {
  expect(followRows([{...row(1), [LEFT]: true}], {page: [row(1)], asked: [], found: []}, 7)).toEqual([
    {...row(1), [CHANGED]: 7},
  ]);
});

test('new is what was written and is not shown; what moved up from the next page is not', () => {
  const [shown, page] = [
    [row(5), row(4)],
    [row(6), row(5), row(2)],
  ];
  expect(newcomers(shown, page, [6, 4])).toEqual([6]);
  expect(newcomers(shown, page, undefined)).toEqual([6]);
});
