import {rangeOf} from './range';

test('a range holds what lies between two records of the page, in either direction', () => {
  expect(rangeOf([5, 3, 8, 1], 3, 1)).toEqual([3, 8, 1]);
  expect(rangeOf([5, 3, 8, 1], 1, 3)).toEqual([3, 8, 1]);
  expect(rangeOf([5, 3], undefined, 3)).toEqual([]);
  expect(rangeOf([5, 3], 9, 3)).toEqual([]);
});
