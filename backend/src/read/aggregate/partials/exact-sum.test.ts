import {Decimal} from 'decimal.js';
import fc from 'fast-check';
import {exactSum} from './exact-sum';

const Exact = Decimal.clone({precision: 300});

const decimal = fc
  .tuple(
    fc.boolean(),
    fc.bigInt({min: 0n, max: 10n ** 30n}),
    fc.integer({min: 0, max: 12}),
    fc.integer({min: 1, max: 30}),
  )
  .map(([isNegative, digits, places, length]) => {
    const text = String(digits)
      .slice(0, length)
      .padStart(places + 1, '0');
    const whole = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
    return isNegative ? `-${whole}` : whole;
  });

test('as decimals of any length add up', () => {
  fc.assert(
    fc.property(fc.array(decimal, {minLength: 1, maxLength: 40}), texts => {
      const sum = texts.reduce((all, text) => all.plus(text), new Exact(0));
      expect(new Exact(exactSum(texts)).eq(sum)).toBe(true);
    }),
    {numRuns: 2000},
  );
});

test('with the zeros of its places left out, and its sign', () => {
  expect(exactSum(['1.50', '1.50'])).toBe('3');
  expect(exactSum(['0.1', '0.2'])).toBe('0.3');
  expect(exactSum(['-0.05', '0.01'])).toBe('-0.04');
  expect(exactSum(['5', '-5.00'])).toBe('0');
  expect(exactSum(['9007199254740991', '1'])).toBe('9007199254740992');
  expect(exactSum(['0.0000000000001', '12345678901'])).toBe('12345678901.0000000000001');
});
