import {randomCode, randomId} from './random-code';

test('random codes never contain characters that look alike [CO-743] [DA-574]', () => {
  expect(randomCode(10_000)).toMatch(/^[^ILOUVgloquv019]{10000}$/);
});

test('a random code has 32 characters unless told otherwise, and is never the same [CO-744] [DA-575]', () => {
  expect(randomCode()).toMatch(/^[A-Za-z2-8]{32}$/);
  expect(randomCode(8)).toHaveLength(8);
  expect(new Set(Array.from({length: 100}, () => randomCode())).size).toBe(100);
});

test('a random ID begins with the date [CO-745] [DA-576]', () => {
  expect(randomId(new Date('2026-03-09T23:30:00Z'))).toMatch(/^20260309[A-Za-z2-8]{32}$/);
});
