import fc from 'fast-check';
import {heldWithinDay, isWithinDay, minutesOf, spansByDay} from './day-spans';

const DAY = 24 * 60 * 60_000;

test('a span within a day is one', () => {
  const span = {from: '2026-05-04T01:00:00.000Z', until: '2026-05-04T02:30:00.000Z'};
  expect(spansByDay(span)).toEqual([span]);
  expect(minutesOf(span)).toBe(90);
});

test('one that goes over midnight is one of each day', () => {
  // Midnight in Shanghai.
  expect(spansByDay({from: '2026-05-04T15:30:00.000Z', until: '2026-05-05T17:00:00.000Z'})).toEqual([
    {from: '2026-05-04T15:30:00.000Z', until: '2026-05-04T16:00:00.000Z'},
    {from: '2026-05-04T16:00:00.000Z', until: '2026-05-05T16:00:00.000Z'},
    {from: '2026-05-05T16:00:00.000Z', until: '2026-05-05T17:00:00.000Z'},
  ]);
});

test('together they are what they are parts of, on any day of any year, clock changes and all', () => {
  const moment = fc.date({min: new Date('1985-01-01'), max: new Date('2040-01-01'), noInvalidDate: true});
  fc.assert(
    fc.property(moment, fc.integer({min: 0, max: 5 * DAY}), (start, length) => {
      const from = start.toISOString();
      const until = new Date(start.getTime() + length).toISOString();
      const spans = spansByDay({from, until});
      expect([spans[0]?.from, spans.at(-1)?.until]).toEqual([from, until]);
      for (const [index, span] of spans.entries()) if (index > 0) expect(span.from).toBe(spans[index - 1]?.until);
      const whole = spans.reduce((sum, span) => sum + Date.parse(span.until) - Date.parse(span.from), 0);
      expect(whole).toBe(length);
      expect(spans.reduce((sum, span) => sum + minutesOf(span), 0)).toBe(minutesOf({from, until}));
      expect(spans.every(isWithinDay)).toBe(true);
      expect(isWithinDay({from, until})).toBe(spans.length === 1);
    }),
  );
});

test('held within its day, a span is as long as before', () => {
  const late = {from: '2026-05-04T15:30:00.000Z', until: '2026-05-04T16:30:00.000Z'};
  expect(heldWithinDay(late)).toEqual({from: '2026-05-04T15:00:00.000Z', until: '2026-05-04T16:00:00.000Z'});
  const early = {from: '2026-05-04T15:30:00.000Z', until: '2026-05-04T16:00:00.000Z'};
  expect(heldWithinDay(early)).toEqual(early);
});
