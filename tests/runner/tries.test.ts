/** The test run itself: what a second try makes of a failure, and what it cost. */
import {evaluated} from './evaluated';

interface Tried {
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly file?: string;
}

function tried(title: string, status: Tried['status'], file = 'tests/a.test.ts'): Tried {
  return {title, status, file};
}

async function bothTries(first: readonly Tried[], second: readonly Tried[]): Promise<unknown> {
  return evaluated(`
    import {bothTries, filesToRetry} from './retry.mjs';
    const first = ${JSON.stringify(first)};
    const tests = bothTries(first, ${JSON.stringify(second)}, filesToRetry(first));
    console.log(JSON.stringify(tests.map(({title, status, unsteady = false}) => [title, status, unsteady])));
  `);
}

test('a test that fails twice has failed; one that fails once is unsteady', async () => {
  const first = [tried('broken', 'failed'), tried('racing', 'failed'), tried('sound', 'passed')];
  const second = [tried('broken', 'failed'), tried('racing', 'passed'), tried('sound', 'passed')];
  expect(await bothTries(first, second)).toEqual([
    ['broken', 'failed', false],
    ['racing', 'passed', true],
    ['sound', 'passed', false],
  ]);
});

test('a test that fails alone only is unsteady too; one that is skipped after it failed has failed', async () => {
  const first = [tried('order', 'passed'), tried('racing', 'failed'), tried('after', 'failed')];
  const second = [tried('order', 'failed'), tried('racing', 'passed'), tried('after', 'skipped')];
  expect(await bothTries(first, second)).toEqual([
    ['order', 'passed', true],
    ['racing', 'passed', true],
    ['after', 'failed', false],
  ]);
});

test('tests of one title are told apart; other files stay as they were', async () => {
  const first = [tried('twin', 'passed'), tried('twin', 'failed'), tried('elsewhere', 'passed', 'tests/b.test.ts')];
  expect(await bothTries(first, [tried('twin', 'passed'), tried('twin', 'passed')])).toEqual([
    ['elsewhere', 'passed', false],
    ['twin', 'passed', false],
    ['twin', 'passed', true],
  ]);
});

test('a file that could not be loaded is unsteady where it passes, and has failed where it gives nothing', async () => {
  const first = [tried('a.test.ts: Cannot find module', 'failed')];
  expect(await bothTries(first, [tried('sound', 'passed')])).toEqual([
    ['sound', 'passed', false],
    ['a.test.ts: Cannot find module', 'passed', true],
  ]);
  expect(await bothTries(first, [])).toEqual([['a.test.ts: Cannot find module', 'failed', false]]);
});

test('nothing is tried again where the run itself failed, or much of it', async () => {
  const retried = (tests: readonly Tried[]) =>
    evaluated(`
      import {filesToRetry} from './retry.mjs';
      console.log(JSON.stringify(filesToRetry(${JSON.stringify(tests)})));
    `);
  expect(await retried([{title: 'jest gave no report', status: 'failed'}])).toEqual([]);
  expect(await retried(Array.from({length: 13}, (_, n) => tried('broken', 'failed', `tests/${n}.test.ts`)))).toEqual(
    [],
  );
  expect(await retried([tried('broken', 'failed'), tried('racing', 'failed'), tried('sound', 'passed', 'b')])).toEqual([
    'tests/a.test.ts',
  ]);
});

test('the time of a process is counted, though it outlives its parent or is killed with it', async () => {
  const seconds = await evaluated(`
    import {spawn} from 'node:child_process';
    import {once} from 'node:events';
    import {meterProcessor} from './processor.mjs';
    const meter = meterProcessor();
    const seconds = [];
    // Asked seldom, as each question takes time of the system.
    const burn = until => 'for (let n = 0; n % 1e5 || process.cpuUsage().user < 1e6; n += 1) {}' + until;
    const spent = async work => {
      const before = meter.seconds();
      await work();
      seconds.push(meter.seconds() - before);
    };
    const more = async (least, before) => {
      while (meter.seconds() - before < least) await new Promise(done => setTimeout(done, 250));
    };
    await spent(() => once(spawn(process.execPath, ['-e', burn('')]), 'exit'));
    await spent(async () => {
      const before = meter.seconds();
      const script = '"$0" -e "$1" >/dev/null 2>&1 & exit 0';
      await once(spawn('sh', ['-c', script, process.execPath, burn('')]), 'exit');
      await more(0.9, before);
    });
    await spent(async () => {
      const before = meter.seconds();
      const forever = burn('setInterval(() => undefined, 1000)');
      const parent = spawn('sh', ['-c', '"$0" -e "$1" & wait', process.execPath, forever], {detached: true});
      await more(0.9, before);
      process.kill(-parent.pid, 'SIGKILL');
      await once(parent, 'exit');
    });
    console.log(JSON.stringify(seconds));
  `);
  expect(seconds).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
  // Each has used one second, and a little to start and to be watched.
  for (const each of Array.isArray(seconds) ? seconds : []) {
    expect(each).toBeGreaterThan(0.85);
    expect(each).toBeLessThan(5);
  }
});
