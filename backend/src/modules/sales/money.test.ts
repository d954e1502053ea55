import {Decimal} from 'decimal.js';
import {assert, integer, property} from 'fast-check';
import {orderTotal, productAmount, splitPrice, toMoney} from './money';

describe('productAmount', () => {
  it('multiplies without the errors of floats', () => {
    expect(productAmount({quantity: 3, unitPrice: '0.10', toolingCharge: '0.20', additionalCharge: null})).toBe('0.50');
  });

  it('takes what cannot be read as nothing', () => {
    expect(productAmount({quantity: 2, unitPrice: 'abc'})).toBe('0.00');
  });
});

describe('orderTotal', () => {
  it('adds the charges and takes the discount off', () => {
    expect(
      orderTotal({
        productTotal: '100.00',
        shippingFee: '12.50',
        taxPrice: '8.25',
        additionalCosts: '0.25',
        discount: '21.00',
      }),
    ).toBe('100.00');
  });
});

describe('splitPrice', () => {
  it('loses no cent', () => {
    assert(
      property(integer({min: 0, max: 1_000_000_00}), integer({min: 1, max: 100_000}), (cents, quantity) => {
        const price = new Decimal(cents).div(100);
        const {unitPrice, remainder} = splitPrice(price, quantity);
        expect(productAmount({quantity, unitPrice, additionalCharge: remainder})).toBe(toMoney(price));
        expect(Number(remainder)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
