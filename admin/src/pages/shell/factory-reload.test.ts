import {claimReload} from './factory-reload';

test('the factory screen loads anew once a minute at most [CO-686]', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const start = Date.UTC(2026, 0, 1);
  expect([0, 1_000, 59_999, 60_000, 61_000].map(after => claimReload(store, start + after))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});
