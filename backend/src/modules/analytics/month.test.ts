import {daysOf, lastMonth, yearBefore} from './month';

test('months have their days where the company is', () => {
  expect(daysOf('2028-02')).toEqual({from: '2028-02-01', to: '2028-02-29', timeZone: 'Asia/Shanghai'});
  expect(daysOf('2026-12').to).toBe('2026-12-31');
  expect(yearBefore('2026-01')).toBe('2025-01');
});

test('the last month is that of the company, whose day begins before that of UTC', () => {
  expect(lastMonth('2026-05-31T15:59:00Z')).toBe('2026-04');
  expect(lastMonth('2026-05-31T16:00:00Z')).toBe('2026-05');
  expect(lastMonth('2026-01-15T00:00:00Z')).toBe('2025-12');
});
