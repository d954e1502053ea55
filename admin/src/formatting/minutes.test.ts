import {isMinutes, minutesAsClock, minutesAsSpan, readMinutes} from './minutes';

test('only numbers that are not negative are minutes', () => {
  expect([0, 1, 90, 1_000_000].every(isMinutes)).toBe(true);
  expect([-1, NaN, Infinity, '90', null, undefined].some(isMinutes)).toBe(false);
  expect(() => minutesAsClock(-1)).toThrow(RangeError);
});

test('they are written as a clock and as a span, which say the same when they are read again', () => {
  expect([0, 5, 60, 90, 1500].map(minutesAsClock)).toEqual(['00:00', '00:05', '01:00', '01:30', '25:00']);
  expect([0, 5, 60, 90, 1500].map(minutesAsSpan)).toEqual(['0h 0min', '0h 5min', '1h 0min', '1h 30min', '25h 0min']);
  for (let minutes = 0; minutes < 2000; minutes += 7)
    expect([minutesAsClock(minutes), minutesAsSpan(minutes), String(minutes)].map(readMinutes)).toEqual([
      minutes,
      minutes,
      minutes,
    ]);
});

test('other ways to say them are read, and nothing else', () => {
  expect(['1h', '30min', '1H30MIN', ' 2h 5min ', '0:05'].map(readMinutes)).toEqual([60, 30, 90, 125, 5]);
  for (const text of ['', ' ', '-5', '1.5', '1:60', 'h', 'min', '5 apples', '1h 30'])
    expect(readMinutes(text)).toBeUndefined();
});
