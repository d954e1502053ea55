import {JSON_LIMITS, jsonFault} from './json-limits';

const names = (count: number): string => `{${Array.from({length: count}, (_, at) => `"n${at}":1`).join(',')}}`;

test('what looks like lists and objects within a text counts for nothing', () => {
  expect(
    jsonFault(JSON.stringify({text: '[{,'.repeat(JSON_LIMITS.values), 'na"me\\': '\\"[['.repeat(500)})),
  ).toBeUndefined();
});

test('the largest that is taken is taken, and the next is not', () => {
  expect(jsonFault(`${'['.repeat(JSON_LIMITS.depth)}${']'.repeat(JSON_LIMITS.depth)}`)).toBeUndefined();
  expect(jsonFault(`${'['.repeat(JSON_LIMITS.depth + 1)}`)).toBe('too-deep');
  expect(jsonFault(names(JSON_LIMITS.names))).toBeUndefined();
  expect(jsonFault(names(JSON_LIMITS.names + 1))).toBe('too-many');
  expect(jsonFault(`[${Array.from({length: 30}, () => names(JSON_LIMITS.names)).join(',')}]`)).toBe('too-many');
  expect(jsonFault(`[${'1,'.repeat(JSON_LIMITS.values - 1)}1]`)).toBeUndefined();
  expect(jsonFault(`[${'1,'.repeat(JSON_LIMITS.values)}1]`)).toBe('too-many');
});
