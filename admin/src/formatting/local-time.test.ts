import {dayStart, formatDateTime, fromLocalInput, localDay, monthsAgo, toLocalInput} from './local-time';

test('a moment survives the way through a local input', () => {
  expect(fromLocalInput(toLocalInput('2026-11-21T09:05:00.000Z'))).toBe('2026-11-21T09:05:00.000Z');
  expect(toLocalInput(null)).toBe('');
});

test('days begin at local midnight', () => {
  const start = dayStart('2026-02-28', 1);
  expect(start && localDay(new Date(start))).toBe('2026-03-01');
  expect(start && formatDateTime(start)).toBe('2026-03-01 00:00');
  expect(dayStart('')).toBeUndefined();
});

test('a month ago is the same day of the month before', () => {
  expect(monthsAgo(1, new Date(2026, 2, 15))).toBe('2026-02-15');
});
