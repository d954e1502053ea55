import {earlierDays} from '../aggregate/earlier';
import {wholePeriod} from './period';

const zone = 'UTC';

test('a week begins on Monday, a month ends with its last day', () => {
  expect(wholePeriod('week', '2026-05-13', zone)).toEqual({from: '2026-05-11', to: '2026-05-17', timeZone: zone});
  expect(wholePeriod('week', '2026-05-17', zone)).toMatchObject({from: '2026-05-11', to: '2026-05-17'});
  expect(wholePeriod('week', '2026-05-18', zone)).toMatchObject({from: '2026-05-18', to: '2026-05-24'});
  expect(wholePeriod('month', '2028-02-29', zone)).toMatchObject({from: '2028-02-01', to: '2028-02-29'});
  expect(wholePeriod('month', '2026-12-31', zone)).toMatchObject({from: '2026-12-01', to: '2026-12-31'});
});

test('beside it stands the one before, up to the same elapsed day', () => {
  const before = (period: 'week' | 'month', today: string) =>
    earlierDays(wholePeriod(period, today, zone), 'earlier', today);
  expect(before('week', '2026-05-13')).toMatchObject({from: '2026-05-04', to: '2026-05-06'});
  expect(before('month', '2026-05-13')).toMatchObject({from: '2026-04-01', to: '2026-04-13'});
  expect(before('month', '2026-03-31')).toMatchObject({from: '2026-02-01', to: '2026-02-28'});
});
