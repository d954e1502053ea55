/** Who has a turn leaves it for what is done elsewhere, and takes another one afterwards. */
import {FairTurns, NO_TURN} from './fair-turns';

/** Ends when it is told to. */
function gate(): {readonly opened: Promise<void>; open(): void} {
  let open = (): void => undefined;
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return {opened, open: () => open()};
}

const LIMITS = {ofParty: 1, ofAll: 2, waiting: 10};

test('meanwhile others of the party have it, and what follows waits for them', async () => {
  const turns = new FairTurns(LIMITS);
  const [elsewhere, second] = [gate(), gate()];
  const steps: string[] = [];
  const first = turns.take('a', async turn => {
    await turn.aside(() => elsewhere.opened);
    steps.push('first goes on');
  });
  const other = turns.take('a', async () => {
    steps.push('second begins');
    elsewhere.open();
    await second.opened;
    steps.push('second ends');
  });
  await elsewhere.opened;
  second.open();
  await Promise.all([first, other]);
  expect(steps).toEqual(['second begins', 'second ends', 'first goes on']);
});

test('one turn is left once for several works, fails with them, and is given back whole', async () => {
  const turns = new FairTurns(LIMITS);
  const failing = turns.take('a', async turn => {
    const both = [turn.aside(async () => 1), turn.aside(async () => Promise.reject(new Error('no paper')))];
    await Promise.allSettled(both);
    await Promise.all(both);
  });
  await expect(failing).rejects.toThrow('no paper');
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  await Promise.all(Array.from({length: 5}, () => turns.take('a', work)));
  expect(most).toBe(1);
});

test('work without a turn has none to leave', async () => {
  expect(await NO_TURN.aside(async () => 'done')).toBe('done');
});
