import {isBlank, sameValue} from './equal';

test('an empty text, an empty list and null are no value', () => {
  for (const blank of [null, undefined, '', []]) expect(isBlank(blank)).toBe(true);
  for (const value of [0, false, ' ', [0], {}]) expect(isBlank(value)).toBe(false);
  expect(sameValue(null, [])).toBe(true);
  expect(sameValue('', undefined)).toBe(true);
});

test('lists and objects are compared by what they hold', () => {
  expect(sameValue([{a: 1, b: null}], [{a: 1}])).toBe(true);
  expect(sameValue([1, 2], [2, 1])).toBe(false);
  expect(sameValue({a: [1]}, {a: [1, 2]})).toBe(false);
  expect(sameValue('1', 1)).toBe(false);
});
