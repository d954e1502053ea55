import {termsOf} from './terms';

const plus = (name: string) => ({name, deducted: false});
const minus = (name: string) => ({name, deducted: true});

test('a figure that is added up tells its parts, and which are taken off', () => {
  expect(termsOf('productTotal')).toEqual([plus('productTotal')]);
  expect(termsOf({difference: [{sum: ['productTotal', 'taxPrice']}, 'discount']})).toEqual([
    plus('productTotal'),
    plus('taxPrice'),
    minus('discount'),
  ]);
  expect(termsOf({difference: ['paid', {difference: ['refunded', {coalesce: ['fee', {value: '0.00'}]}]}]})).toEqual([
    plus('paid'),
    minus('refunded'),
    plus('fee'),
  ]);
});

test('a figure that is made in another way has no parts to be listed', () => {
  expect(termsOf({product: ['quantity', 'unitPrice']})).toBeUndefined();
  expect(termsOf({sum: ['productTotal', {value: '1.00'}]})).toBeUndefined();
});
