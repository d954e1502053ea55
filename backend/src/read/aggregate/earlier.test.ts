import {earlierDays} from './earlier';
import type {Days} from './types';

const days = (from: string, to: string): Days => ({from, to, timeZone: 'UTC'});
const OVER = '2026-12-31';

test.each([
  ['as many days before', days('2026-03-10', '2026-03-12'), 'earlier', days('2026-03-07', '2026-03-09')],
  ['the month before a month', days('2026-03-01', '2026-03-31'), 'earlier', days('2026-02-01', '2026-02-28')],
  ['the same days a year before', days('2028-02-29', '2028-03-02'), 'year', days('2027-02-28', '2027-03-02')],
] as const)('%s', (_, asked, compare, expected) => {
  expect(earlierDays(asked, compare, OVER)).toEqual(expected);
});

test.each([
  ['of a month that has just begun', days('2026-03-01', '2026-03-31'), '2026-03-01', days('2026-02-01', '2026-02-01')],
  ['of half a month', days('2026-03-01', '2026-03-31'), '2026-03-15', days('2026-02-01', '2026-02-15')],
  [
    'no more days than the month before has',
    days('2026-03-01', '2026-03-31'),
    '2026-03-30',
    days('2026-02-01', '2026-02-28'),
  ],
  ['of its last day all', days('2026-03-01', '2026-03-31'), '2026-03-31', days('2026-02-01', '2026-02-28')],
  ['of days to come all', days('2026-05-01', '2026-05-31'), '2026-03-15', days('2026-04-01', '2026-04-30')],
])('days that are not over stand beside as many as have begun: %s', (_, asked, today, expected) => {
  expect(earlierDays(asked, 'earlier', today)).toEqual(expected);
});
