import {Turns, TurnsByKey} from './turns';

function gate(): {opened: Promise<void>; open: () => void} {
  let open = (): void => undefined;
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return {opened, open};
}

test('no more pieces of work run at once than allowed, and all of them run', async () => {
  const turns = new Turns(3);
  const running = {now: 0, most: 0};
  await Promise.all(
    Array.from({length: 20}, () =>
      turns.take(async () => {
        running.now += 1;
        running.most = Math.max(running.most, running.now);
        await new Promise(resolve => setImmediate(resolve));
        running.now -= 1;
      }),
    ),
  );
  expect(running).toEqual({now: 0, most: 3});
  expect(turns.idle).toBe(true);
});

test('a failure gives the turn on', async () => {
  const turns = new Turns(1);
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(turns.take(async () => 'next')).resolves.toBe('next');
});

test('work on one key waits for its own kind only', async () => {
  const turns = new TurnsByKey();
  const order: string[] = [];
  const first = gate();
  const slow = turns.take('a', async () => {
    await first.opened;
    order.push('a1');
  });
  const waiting = turns.take('a', async () => void order.push('a2'));
  await turns.take('b', async () => void order.push('b'));
  first.open();
  await Promise.all([slow, waiting]);
  expect(order).toEqual(['b', 'a1', 'a2']);
});
