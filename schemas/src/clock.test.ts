import {clock} from './clock';

afterEach(() => clock.set(new Date().toISOString()));

test('a clock that was set goes on from there', async () => {
  clock.set('2028-02-28T23:59:59.900Z');
  expect(clock.moment()).toMatch(/^2028-02-28T23:59:59\.9/);
  const begun = performance.now();
  while (performance.now() - begun < 150) await new Promise(done => setImmediate(done));
  expect(clock.moment()).toMatch(/^2028-02-29T00:00:0/);
  expect(clock.date().getTime()).toBeLessThanOrEqual(clock.now());
});

test('what is no moment is refused, and changes nothing', () => {
  clock.set('2026-05-06T10:00:00Z');
  expect(() => clock.set('yesterday')).toThrow('"yesterday" is no moment such as');
  expect(clock.moment()).toMatch(/^2026-05-06T10:00:00/);
});
