import {finishMoney, formatMoney, withoutSpareZeros} from './format';

test('amounts keep every digit, however large', () => {
  expect(formatMoney('900719925474099312.07', {locale: 'en', currency: 'USD', scale: 2})).toBe(
    '$900,719,925,474,099,312.07',
  );
  expect(formatMoney('0.1', {locale: 'en', scale: 8})).toBe('0.10');
  expect(formatMoney('7.12345678', {locale: 'en', scale: 8})).toBe('7.12345678');
});

test('on leaving the field an amount has two digits, and what is none stays for the validation to refuse', () => {
  expect(finishMoney('1234.5', 2)).toBe('1234.50');
  expect(finishMoney('0.195', 8)).toBe('0.195');
  expect(finishMoney('1.234', 2)).toBe('1.234');
  expect(finishMoney('abc', 2)).toBe('abc');
});

test('spare zeros go, two digits stay', () => {
  expect(withoutSpareZeros('19.00000000')).toBe('19.00');
  expect(withoutSpareZeros('0.12300000')).toBe('0.123');
  expect(withoutSpareZeros(null)).toBeNull();
});

test('an amount has the digits of its currency, and those beyond where it has them', () => {
  const shown = (value: string, currency: string, scale = 3) => formatMoney(value, {locale: 'en', currency, scale});
  expect(shown('500.00', 'JPY')).toBe('¥500');
  expect(shown('500.50', 'JPY')).toBe('¥500.5');
  expect(shown('1.50', 'KWD').replace('\u00a0', ' ')).toBe('KWD 1.500');
  expect(shown('12.50', 'USD')).toBe('$12.50');
  expect(shown('12.3456', 'JPY', 4)).toBe('¥12.3456');
});
