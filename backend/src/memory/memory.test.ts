import {Memory} from './memory';

function counter(): () => Promise<number> {
  let count = 0;
  return async () => (count += 1);
}

test('a value is loaded once until it is forgotten', async () => {
  const memory = new Memory<number>('tested', 30_000, 10);
  const load = counter();
  expect(await memory.get('k', load)).toBe(1);
  expect(await memory.get('k', load)).toBe(1);
  memory.forget();
  expect(await memory.get('k', load)).toBe(2);
});

test('while a change is under way nothing is memory; once it is committed everything is loaded anew', async () => {
  const memory = new Memory<number>('tested', 30_000, 10);
  const load = counter();
  await memory.get('k', load);
  memory.suspend('ticket');
  expect(await memory.get('k', load)).toBe(2);
  expect(await memory.get('k', load)).toBe(3);
  memory.resume('ticket');
  expect(await memory.get('k', load)).toBe(4);
  expect(await memory.get('k', load)).toBe(4);
});

test('what was being loaded when a change came is not kept', async () => {
  const memory = new Memory<string>('tested', 30_000, 10);
  const loading = memory.get('k', async () => {
    memory.forget();
    return 'before the change';
  });
  expect(await loading).toBe('before the change');
  expect(await memory.get('k', async () => 'after the change')).toBe('after the change');
});

test('who asks at the same time waits for one load, but not for one that began before a change', async () => {
  const memory = new Memory<number>('tested', 30_000, 10);
  const load = counter();
  expect(await Promise.all([memory.get('k', load), memory.get('k', load)])).toEqual([1, 1]);
  memory.forget();
  const before = memory.get('k', load);
  memory.forget();
  expect(await Promise.all([memory.get('k', load), before])).toEqual([3, 2]);
});

test('nobody waits for a load of a transaction', async () => {
  const memory = new Memory<number>('tested', 30_000, 10);
  const load = counter();
  expect(await Promise.all([memory.getWithin('k', load), memory.getWithin('k', load), memory.get('k', load)])).toEqual([
    1, 2, 3,
  ]);
  expect(await memory.getWithin('k', load)).toBe(3);
});

test('the oldest value makes room', async () => {
  const memory = new Memory<string>('tested', 30_000, 2);
  for (const key of ['a', 'b', 'c']) await memory.get(key, async () => key);
  expect(await memory.get('a', async () => 'again')).toBe('again');
  expect(await memory.get('c', async () => 'again')).toBe('c');
});
