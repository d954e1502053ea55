import {amountOf, isTyped} from './amount';

test.each(['', '1', '0', '12.', '.5', '12.34', '999999999999.99'])('"%s" can be typed', text => {
  expect(isTyped(text)).toBe(true);
});

test.each(['-1', '1.234', '1,5', 'a', '1e3', ' 1', '1..2', '1234567890123'])('"%s" cannot', text => {
  expect(isTyped(text)).toBe(false);
});

test.each([
  ['1', '1.00'],
  ['12.', '12.00'],
  ['.5', '0.50'],
  ['12.34', '12.34'],
  ['007', '007.00'],
])('"%s" is sent as "%s"', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test.each(['', '.'])('"%s" is no amount yet', text => {
  expect(amountOf(text)).toBeUndefined();
});
