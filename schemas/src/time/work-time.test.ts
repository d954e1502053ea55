import {afterWork, ALWAYS, beforeWork, type WorkTime} from './work-time';

const SHANGHAI: WorkTime = {
  zone: 'Asia/Shanghai',
  weekdays: [1, 2, 3, 4, 5],
  begins: '09:00',
  ends: '18:00',
  holidays: ['2026-10-01'],
  workdays: ['2026-10-10'],
};

test.each([
  ['within a day', '2026-09-28T02:00:00.000Z', 60, '2026-09-28T03:00:00.000Z'],
  ['from the evening into the next morning', '2026-09-28T12:00:00.000Z', 60, '2026-09-29T02:00:00.000Z'],
  ['to the last minute of a day', '2026-09-28T09:00:00.000Z', 60, '2026-09-28T10:00:00.000Z'],
  ['over a holiday', '2026-09-30T09:30:00.000Z', 60, '2026-10-02T01:30:00.000Z'],
  ['over a weekend', '2026-10-16T09:30:00.000Z', 540, '2026-10-19T09:30:00.000Z'],
  ['over a Saturday on which people work', '2026-10-09T09:30:00.000Z', 540, '2026-10-10T09:30:00.000Z'],
])('work that lasts %s', (_, from, minutes, until) => {
  expect(afterWork(from, minutes, SHANGHAI)).toBe(until);
  expect(afterWork(beforeWork(until, minutes, SHANGHAI), minutes, SHANGHAI)).toBe(until);
});

test('work is counted back over nights and holidays', () => {
  expect(beforeWork('2026-10-02T01:30:00.000Z', 60, SHANGHAI)).toBe('2026-09-30T09:30:00.000Z');
});

test('every minute counts where there is no calendar, and work that never ends is due after all', () => {
  expect(afterWork('2026-10-03T23:30:00.000Z', 60, ALWAYS)).toBe('2026-10-04T00:30:00.000Z');
  expect(Date.parse(afterWork('2026-10-03T23:30:00.000Z', 60, {...ALWAYS, weekdays: []}))).not.toBeNaN();
});

test('where clocks are put forward, an hour of work is an hour on the clock', () => {
  const berlin = {...SHANGHAI, zone: 'Europe/Berlin', weekdays: [1, 2, 3, 4, 5, 6, 7], holidays: []};
  expect(afterWork('2026-03-28T16:00:00.000Z', 120, berlin)).toBe('2026-03-29T08:00:00.000Z');
});
