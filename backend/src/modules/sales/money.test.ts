import {Decimal} from 'decimal.js';
import {assert, integer, property} from 'fast-check';
import {splitPrice} from './money';

describe('splitPrice', () => {
  it('loses no cent', () => {
    assert(
      property(integer({min: 0, max: 1_000_000_00}), integer({min: 1, max: 100_000}), (cents, quantity) => {
        const price = new Decimal(cents).div(100);
        const {unitPrice, remainder} = splitPrice(price, quantity);
        expect(new Decimal(unitPrice).times(quantity).plus(remainder).toFixed(2)).toBe(price.toFixed(2));
        expect(Number(remainder)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
