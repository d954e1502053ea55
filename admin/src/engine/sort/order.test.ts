import {moveTo, sameOrder, sortNumber} from './order';

test('a row is moved to a place and the others keep their order', () => {
  expect(moveTo([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3]);
  expect(moveTo([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4]);
  expect(sameOrder(moveTo([1, 2, 3], 2, 1), [1, 2, 3])).toBe(true);
});

test('sort numbers start at 1 and have two digits', () => {
  expect([0, 8, 9, 99].map(sortNumber)).toEqual(['01', '09', '10', '100']);
});
