import Decimal from 'decimal.js';
import fc from 'fast-check';
import {amountText, currencyPlaces, isFiner, moneyIn, UNUSUAL_PLACES} from './money';

const USUAL = ['USD', 'EUR', 'GBP', 'CNY', 'CHF', 'MGA', 'LAK', 'ZZZ', 'constructor'];
const codes = fc.constantFrom(...USUAL, ...[...UNUSUAL_PLACES.values()].flat());

/** Units of the seventh digit after the point. */
const DIGITS = 7;
const units = fc.bigInt({min: -(10n ** 16n), max: 10n ** 16n});

function written(of: bigint, places: number): string {
  const digits = String(of < 0n ? -of : of).padStart(places + 1, '0');
  const point = digits.length - places;
  return `${of < 0n ? '-' : ''}${digits.slice(0, point)}${places > 0 ? `.${digits.slice(point)}` : ''}`;
}

test('an amount is rounded half up to its currency, and nothing that was rounded is finer than it', () => {
  fc.assert(
    fc.property(codes, units, (code, of) => {
      const places = currencyPlaces(code);
      const step = 10n ** BigInt(DIGITS - places);
      const size = ((of < 0n ? -of : of) + step / 2n) / step;
      const rounded = moneyIn(code, new Decimal(written(of, DIGITS)));
      expect(new Decimal(rounded).eq(written(of < 0n ? -size : size, places))).toBe(true);
      expect(isFiner(rounded, code)).toBe(false);
      expect(isFiner(written(of, DIGITS), code)).toBe(of % step !== 0n);
    }),
    {numRuns: 2000, seed: 577},
  );
});

test('an amount is written with two digits after the point, and with more where it has more', () => {
  expect(['0', '-0', '5', '1.5', '1.50', '1.235', '1.2350'].map(each => amountText(new Decimal(each)))).toEqual([
    '0.00',
    '0.00',
    '5.00',
    '1.50',
    '1.50',
    '1.235',
    '1.235',
  ]);
  expect([moneyIn('JPY', new Decimal('500.5')), moneyIn('KWD', new Decimal('1.2345'))]).toEqual(['501.00', '1.235']);
});
