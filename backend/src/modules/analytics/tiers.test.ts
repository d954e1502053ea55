import Decimal from 'decimal.js';
import fc from 'fast-check';
import {earningsByTier, type Tier} from './tiers';

const TIERS: readonly Tier[] = [
  {fromAmount: '0.00', rate: '1.00'},
  {fromAmount: '1000.00', rate: '2.50'},
  {fromAmount: '5000.00', rate: '4.00'},
];

const commissions = (amounts: readonly string[]) =>
  earningsByTier(amounts, TIERS, 'USD').map(({commission}) => commission);

test('amounts fill the tiers one after the other', () => {
  expect(earningsByTier(['400.00', '800.00', '4000.00'], TIERS, 'USD')).toEqual([
    {commission: '4.00', rate: '1.00'},
    {commission: '11.00', rate: '1.38'},
    {commission: '103.00', rate: '2.58'},
  ]);
});

test('what is paid back takes back what it had earned', () => {
  expect(commissions(['1200.00', '-200.00'])).toEqual(['15.00', '-5.00']);
  expect(commissions(['100.00', '-300.00', '300.00'])).toEqual(['1.00', '-1.00', '1.00']);
});

test('without tiers nothing is earned', () => {
  expect(earningsByTier(['10.00'], [], 'USD')).toEqual([{commission: '0.00', rate: '0.00'}]);
});

test('all amounts together earn what their sum does, in whatever order they come', () => {
  const cents = fc.array(fc.integer({min: -200_000, max: 900_000}), {maxLength: 12});
  fc.assert(
    fc.property(cents, list => {
      const amounts = list.map(each => new Decimal(each).div(100).toFixed(2));
      const whole = amounts.reduce((sum, each) => sum.plus(each), new Decimal(0)).toFixed(2);
      const sum = commissions(amounts).reduce((total, each) => total.plus(each), new Decimal(0));
      expect(sum.toFixed(2)).toBe(commissions([whole])[0]);
    }),
  );
});
