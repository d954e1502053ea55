import {Remembered} from './remembered';

function counter(): () => Promise<number> {
  let count = 0;
  return async () => (count += 1);
}

test('a value is loaded once until it is forgotten', async () => {
  const remembered = new Remembered<number>(30_000, 10);
  const load = counter();
  expect(await remembered.get('k', load)).toBe(1);
  expect(await remembered.get('k', load)).toBe(1);
  remembered.forget();
  expect(await remembered.get('k', load)).toBe(2);
});

test('while a change is under way nothing is remembered; once it is committed everything is loaded anew', async () => {
  const remembered = new Remembered<number>(30_000, 10);
  const load = counter();
  await remembered.get('k', load);
  remembered.suspend('ticket');
  expect(await remembered.get('k', load)).toBe(2);
  expect(await remembered.get('k', load)).toBe(3);
  remembered.resume('ticket');
  expect(await remembered.get('k', load)).toBe(4);
  expect(await remembered.get('k', load)).toBe(4);
});

test('what was being loaded when a change came is not kept', async () => {
  const remembered = new Remembered<string>(30_000, 10);
  const loading = remembered.get('k', async () => {
    remembered.forget();
    return 'before the change';
  });
  expect(await loading).toBe('before the change');
  expect(await remembered.get('k', async () => 'after the change')).toBe('after the change');
});

test('who asks at the same time waits for one load, but not for one that began before a change', async () => {
  const remembered = new Remembered<number>(30_000, 10);
  const load = counter();
  expect(await Promise.all([remembered.get('k', load), remembered.get('k', load)])).toEqual([1, 1]);
  remembered.forget();
  const before = remembered.get('k', load);
  remembered.forget();
  expect(await Promise.all([remembered.get('k', load), before])).toEqual([3, 2]);
});

test('the oldest value makes room', async () => {
  const remembered = new Remembered<string>(30_000, 2);
  for (const key of ['a', 'b', 'c']) await remembered.get(key, async () => key);
  expect(await remembered.get('a', async () => 'again')).toBe('again');
  expect(await remembered.get('c', async () => 'again')).toBe('c');
});
