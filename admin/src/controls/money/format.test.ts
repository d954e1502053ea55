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
