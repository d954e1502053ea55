import {relativeTime} from './relative';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

test.each([
  ['2026-11-22T11:59:40.000Z', 'now', '现在'],
  ['2026-11-22T11:55:00.000Z', '5 minutes ago', '5分钟前'],
  ['2026-11-22T09:00:00.000Z', '3 hours ago', '3小时前'],
  ['2026-11-21T11:00:00.000Z', '1 day ago', '1天前'],
  ['2026-11-22T14:30:00.000Z', 'in 2 hours', '2小时后'],
])('%s is told as %s and %s', (moment, en, zh) => {
  expect([relativeTime(moment, NOW, 'en'), relativeTime(moment, NOW, 'zh')]).toEqual([en, zh]);
});

test('what is not near, and what is no moment, has no distance', () => {
  expect(
    ['2026-11-15T12:00:00.000Z', '2027-01-01T00:00:00.000Z', 'x', null].map(value => relativeTime(value, NOW, 'en')),
  ).toEqual([undefined, undefined, undefined, undefined]);
});
