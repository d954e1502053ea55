import type {Field} from '@emblem/schemas';
import {ownTimeZone} from '../../formatting/local-time';
import {dayOf, daysOf, onDay, shiftDay, stepSpan, within} from './days';

const DATE = {name: 'shipDate', kind: 'date'} as Field;
const OWN = ownTimeZone();
const NEW_YORK = 'America/New_York';
const MOMENT = {name: 'sentAt', kind: 'datetime'} as Field;

test('a month is shown in whole weeks from Monday, a week in seven days', () => {
  const month = daysOf('2026-11-23', 'month');
  expect([month[0], month.at(-1), month.length % 7]).toEqual(['2026-10-26', '2026-12-06', 0]);
  expect(daysOf('2026-02-11', 'month')).toHaveLength(35);
  expect(daysOf('2027-02-11', 'month')).toHaveLength(28);
  expect(daysOf('2026-11-22', 'week')).toEqual(daysOf('2026-11-16', 'week'));
});

test('days go on over months, years and the change of clocks', () => {
  expect([shiftDay('2026-12-31', 1), shiftDay('2026-03-01', -1), shiftDay('2026-03-28', 2)]).toEqual([
    '2027-01-01',
    '2026-02-28',
    '2026-03-30',
  ]);
  expect([
    stepSpan('2026-01-31', 'month', 1),
    stepSpan('2026-01-31', 'month', -1),
    stepSpan('2026-01-31', 'week', 1),
  ]).toEqual(['2026-02-01', '2025-12-01', '2026-02-07']);
});

test('a moment that is moved keeps its time of day, and is found on the day of this clock', () => {
  const record = {id: 1, shipDate: '2026-11-23', sentAt: new Date(2026, 10, 23, 23, 30).toISOString()};
  expect([dayOf(DATE, record, OWN), dayOf(MOMENT, record, OWN)]).toEqual(['2026-11-23', '2026-11-23']);
  expect(onDay(DATE, record, '2026-12-01', OWN)).toBe('2026-12-01');
  expect(onDay(MOMENT, record, '2026-12-01', OWN)).toBe(new Date(2026, 11, 1, 23, 30).toISOString());
  expect(within(MOMENT, ['2026-11-23'])).toEqual({
    all: [
      {gte: ['sentAt', new Date(2026, 10, 23).toISOString()]},
      {lt: ['sentAt', new Date(2026, 10, 24).toISOString()]},
    ],
  });
});

test('a moment stands on the day of a time zone, and keeps its time there over the change of clocks', () => {
  const record = {id: 1, sentAt: '2026-03-07T04:30:00.000Z'};
  expect(dayOf(MOMENT, record, NEW_YORK)).toBe('2026-03-06');
  // Half past eleven in the evening, before and after the clocks of New York are put forward.
  expect(onDay(MOMENT, record, '2026-03-09', NEW_YORK)).toBe('2026-03-10T03:30:00.000Z');
  expect(within(MOMENT, ['2026-03-06'], true)).toEqual({
    all: [{gte: ['sentAt', new Date(2026, 2, 5).toISOString()]}, {lt: ['sentAt', new Date(2026, 2, 8).toISOString()]}],
  });
});
