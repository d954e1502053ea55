import {daysOf, FURTHER_RANGES, RANGES, type Range} from './period';

/** A Thursday. */
const today = new Date(2026, 10, 26, 23, 30);

test.each<readonly [Range, string, string]>([
  ['today', '2026-11-26', '2026-11-26'],
  ['yesterday', '2026-11-25', '2026-11-25'],
  ['week', '2026-11-23', '2026-11-29'],
  ['month', '2026-11-01', '2026-11-30'],
  ['year', '2026-01-01', '2026-12-31'],
  ['lastWeek', '2026-11-16', '2026-11-22'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['lastQuarter', '2026-07-01', '2026-09-30'],
  ['lastYear', '2025-01-01', '2025-12-31'],
  ['last30', '2026-10-28', '2026-11-26'],
])('%s is from %s to %s', (range, from, to) => {
  expect(daysOf(range, today)).toEqual({from, to});
});

test('every range is of whole days in their order, at the ends of months and of the year', () => {
  for (const day of [new Date(2024, 1, 29), new Date(2026, 0, 1), new Date(2026, 2, 31), new Date(2026, 11, 31)])
    for (const range of [...RANGES, ...FURTHER_RANGES]) {
      const {from, to} = daysOf(range, day);
      expect(from <= to).toBe(true);
    }
  expect(daysOf('lastMonth', new Date(2026, 2, 31))).toEqual({from: '2026-02-01', to: '2026-02-28'});
  expect(daysOf('lastQuarter', new Date(2026, 0, 1))).toEqual({from: '2025-10-01', to: '2025-12-31'});
});
