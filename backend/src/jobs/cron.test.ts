/** Schedules: what is one, and when it comes due. */
import fc from 'fast-check';
import {parseCronItem} from 'graphile-worker';
import {nextTime, parseCron} from './cron';

function next(text: string, after: string): string | undefined {
  const cron = parseCron(text);
  return cron && nextTime(cron, new Date(after))?.toISOString();
}

test.each([
  ['17 3 * * *', '2026-05-06T03:16:59.999Z', '2026-05-06T03:17:00.000Z'],
  ['17 3 * * *', '2026-05-06T03:17:00.000Z', '2026-05-07T03:17:00.000Z'],
  ['*/20 9-10 * * *', '2026-05-06T09:41:00.000Z', '2026-05-06T10:00:00.000Z'],
  ['0 0 1 1 *', '2026-05-06T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['0 12 29 2 *', '2096-03-01T00:00:00.000Z', '2104-02-29T12:00:00.000Z'],
  ['30 6 * * 7', '2026-05-06T00:00:00.000Z', '2026-05-10T06:30:00.000Z'],
  ['0 0 13 * 5', '2026-05-06T00:00:00.000Z', '2026-05-08T00:00:00.000Z'],
  ['5,1 * * * *', '2026-05-06T10:00:30.000Z', '2026-05-06T10:01:00.000Z'],
])('"%s" after %s comes at %s', (text, after, expected) => {
  expect(next(text, after)).toBe(expected);
});

test('a day that never comes has no time', () => {
  expect(next('0 0 30 2 *', '2026-05-06T00:00:00.000Z')).toBeUndefined();
});

test.each([
  '',
  '* * * *',
  '* * * * * *',
  '60 * * * *',
  '* 24 * * *',
  '* * 0 * *',
  '* * * 13 *',
  '* * * * 8',
  '5-1 * * * *',
  '*/0 * * * *',
  'a * * * *',
  '1,,2 * * * *',
  '5/2 * * * *',
  '-1 * * * *',
])('"%s" is no schedule', text => {
  expect(parseCron(text)).toBeUndefined();
});

const field = (lowest: number, highest: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constant('*'),
    fc.integer({min: 2, max: 20}).map(step => `*/${step}`),
    fc.integer({min: lowest, max: highest}).map(String),
    fc
      .tuple(fc.integer({min: lowest, max: highest}), fc.integer({min: lowest, max: highest}))
      .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`)
      .filter(range => new Set(range.split('-')).size === 2),
  );

test('agrees with the queue on what is due when', () => {
  const anyCron = fc
    .tuple(field(0, 59), field(0, 23), field(1, 28), field(1, 12), field(0, 6))
    .map(fields => fields.join(' '));
  const anyTime = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(anyCron, anyTime, (text, after) => {
      const time = next(text, after.toISOString());
      const {match} = parseCronItem({task: 'task', match: text});
      expect(time).toBeDefined();
      const at = new Date(time ?? 0);
      expect(
        match({
          min: at.getUTCMinutes(),
          hour: at.getUTCHours(),
          date: at.getUTCDate(),
          month: at.getUTCMonth() + 1,
          dow: at.getUTCDay(),
        }),
      ).toBe(true);
    }),
    {numRuns: 300},
  );
});
