import type {WorkHours} from './vocabulary';
import {afterWork} from './work-time';

const SHANGHAI: WorkHours = {
  zone: 'Asia/Shanghai',
  weekdays: [1, 2, 3, 4, 5],
  begins: '09:00',
  ends: '18:00',
  holidays: ['2026-10-01'],
};

test.each([
  ['within a day', '2026-09-28T02:00:00.000Z', 60, '2026-09-28T03:00:00.000Z'],
  ['from the evening into the next morning', '2026-09-28T12:00:00.000Z', 60, '2026-09-29T02:00:00.000Z'],
  ['to the last minute of a day', '2026-09-28T09:00:00.000Z', 60, '2026-09-28T10:00:00.000Z'],
  ['over a holiday', '2026-09-30T09:30:00.000Z', 60, '2026-10-02T01:30:00.000Z'],
  ['over a weekend', '2026-10-09T09:30:00.000Z', 540, '2026-10-12T09:30:00.000Z'],
])('work that lasts %s', (_, from, minutes, until) => {
  expect(afterWork(from, minutes, SHANGHAI)).toBe(until);
});

test('where clocks are put forward, an hour of work is an hour on the clock', () => {
  const berlin = {...SHANGHAI, zone: 'Europe/Berlin', weekdays: [1, 2, 3, 4, 5, 6, 7], holidays: []};
  expect(afterWork('2026-03-28T16:00:00.000Z', 120, berlin)).toBe('2026-03-29T08:00:00.000Z');
});
