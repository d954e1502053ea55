import {isHexColour} from './colour';
import {fileSize} from './file-size';
import {roundDecimal, roundPrice, withThousands} from './number';

test('sizes are shown in Bytes, KB, MB or GB, and in nothing beyond', () => {
  expect([0, 1023, 1024, 1536, 5 * 1024 ** 2, 3 * 1024 ** 3, 2 * 1024 ** 4].map(fileSize)).toEqual([
    '0 Bytes',
    '1023 Bytes',
    '1 KB',
    '1.5 KB',
    '5 MB',
    '3 GB',
    '2048 GB',
  ]);
});

test('numbers get thousands separators and keep their decimals [CO-740]', () => {
  expect(['0', '999', '1000', '1234567.8900', '-1234', '-999'].map(withThousands)).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567.8900',
    '-1,234',
    '-999',
  ]);
  expect(withThousands('0.12345678')).toBe('0.12345678');
});

test('rounding is half up, to 0 to 20 decimals [CO-741]', () => {
  expect(roundDecimal('2.5', 0)).toBe('3');
  expect(roundDecimal('1.005', 2)).toBe('1.01');
  expect(roundDecimal('0.123456789012345678905', 20)).toBe('0.12345678901234567891');
  for (const digits of [-1, 21, 1.5]) expect(() => roundDecimal('1', digits)).toThrow(RangeError);
});

test('prices have two decimals [CO-742] [DA-577]', () => {
  expect(['1', '2.345', '2.344', '1000000.995'].map(roundPrice)).toEqual(['1.00', '2.35', '2.34', '1000001.00']);
});

test('hex colours have 3 or 6 digits and no other length [CO-405] [DA-372]', () => {
  expect(['#fff', 'fff', '#A1b2C3', '012345'].every(isHexColour)).toBe(true);
  expect(['', '#', '#ff', '#ffff', '#fffff', '#fffffff', '#ggg', 'fff '].some(isHexColour)).toBe(false);
});
