import {stepName} from './steps';

test('a step is called by the clock it was counted on, whatever the zone of the machine', () => {
  expect(stepName({at: '2026-11-21T09:00'}, 'today', 'hour', 'en')).toBe('09:00');
  expect(stepName({at: '2026-11-21T00:00'}, 'month', 'day', 'en')).toBe('11/21');
  expect(stepName({at: '2026-11-16T00:00'}, 'week', 'day', 'en')).toBe('16 Mon');
  expect(stepName({at: '2026-01-01T00:00'}, 'year', 'month', 'zh')).toBe('1月');
});
