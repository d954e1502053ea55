import {flatErrors} from './server-errors';

test('nested and dotted errors are laid out by path', () => {
  expect(flatErrors({sku: 'taken', skus: [null, {code: 'bad'}], 'parts[2].name': 'missing'})).toEqual([
    ['sku', 'taken'],
    ['skus.1.code', 'bad'],
    ['parts.2.name', 'missing'],
  ]);
  expect(flatErrors(undefined)).toEqual([]);
});
