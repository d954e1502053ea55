import {dayAfter} from '@emblem/schemas';
import {nextDay} from './days';

test('days go over the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dayAfter('2026-03-10', 0)).toBe('2026-03-10');
});

test('what comes again comes on the next day of its series after today, however many were missed', () => {
  expect(nextDay('2026-05-04', 'daily', '2026-05-04')).toBe('2026-05-05');
  expect(nextDay('2026-05-04', 'daily', '2026-06-20')).toBe('2026-06-21');
  expect(nextDay('2026-05-04', 'weekly', '2026-05-04')).toBe('2026-05-11');
  expect(nextDay('2026-05-04', 'weekly', '2026-05-26')).toBe('2026-06-01');
  expect(nextDay('2026-05-15', 'monthly', '2026-05-15')).toBe('2026-06-15');
  expect(nextDay('2026-12-15', 'monthly', '2027-02-20')).toBe('2027-03-15');
});

test('a month without the day has it on its last, and the last day leads to the last', () => {
  expect(nextDay('2026-01-30', 'monthly', '2026-01-30')).toBe('2026-02-28');
  expect(nextDay('2026-01-31', 'monthly', '2026-02-28')).toBe('2026-03-31');
  expect(nextDay('2026-02-28', 'monthly', '2026-02-28')).toBe('2026-03-31');
  expect(nextDay('2028-02-28', 'monthly', '2028-02-28')).toBe('2028-03-28');
});
