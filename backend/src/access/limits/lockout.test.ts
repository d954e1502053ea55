import {lockedUntil} from './lockout';

const at = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();

test('four failures lock nothing', () => {
  expect(lockedUntil([at(4), at(3), at(2), at(1)], at(5))).toBeUndefined();
});

test('the fifth failure within a quarter of an hour locks for a quarter from then', () => {
  const failures = [at(14), at(9), at(6), at(3), at(0)];
  expect(lockedUntil(failures, at(14))).toBe(Date.parse(at(29)));
  expect(lockedUntil(failures, at(28))).toBe(Date.parse(at(29)));
  expect(lockedUntil(failures, at(29))).toBeUndefined();
});

test('five failures spread over more than a quarter of an hour lock nothing', () => {
  expect(lockedUntil([at(16), at(12), at(8), at(4), at(0)], at(17))).toBeUndefined();
});
