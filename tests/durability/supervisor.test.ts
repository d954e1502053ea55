/** `npm start` keeps the server and its database running, and leaves nothing behind whichever way it ends. */
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {rawGet} from '../harness/raw-get';
import {ROOT} from '../harness/places';
import {end} from './child';
import {makeFolder, postmasterPid, removeFolder} from './folder';

/** `npm start` as a person runs it, on a database of its own. */
class Start {
  private readonly lines: string[] = [];
  private readonly child: ChildProcess;
  private heard: () => void = () => undefined;

  constructor(private readonly folder: string) {
    const {DATABASE_URL: _other, ...env} = process.env;
    this.child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {...env, PORT: '0', SEED: 'none', DATA_DIR: this.folder, NODE_ENV: 'test'},
    });
    if (!this.child.stdout) throw new Error('It has no output.');
    createInterface({input: this.child.stdout}).on('line', line => {
      this.lines.push(line);
      this.heard();
    });
  }

  /** The address that the server says for the so-manieth time that it is ready. */
  async ready(times: number): Promise<string> {
    const said = (): readonly string[] => this.lines.filter(line => line.startsWith('ready '));
    while (said().length < times)
      await new Promise<void>(resolve => {
        this.heard = resolve;
      });
    return said()[times - 1]?.slice('ready '.length) ?? '';
  }

  get serverPid(): number {
    return Number(
      execFileSync('pgrep', ['-P', String(this.child.pid), '-f', 'backend/dist/main.js'])
        .toString()
        .trim(),
    );
  }

  get code(): number | null {
    return this.child.exitCode;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    await end(this.child, signal);
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function untilGone(pids: readonly number[]): Promise<void> {
  while (pids.some(isAlive)) await new Promise(setImmediate);
}

let folder: string;
let running: Start | undefined;

beforeEach(() => {
  folder = makeFolder();
});
afterEach(async () => {
  await running?.end('SIGTERM');
  await removeFolder(folder);
});

const stateOf = async (url: string, what: 'live' | 'ready'): Promise<readonly [number, string]> => {
  const {status, text} = await rawGet(url, `/health/${what}`);
  return [status, text];
};

test('a server or a database that is killed is back by itself, and Ctrl+C ends both', async () => {
  running = new Start(folder);
  const first = await running.ready(1);
  expect([await stateOf(first, 'live'), await stateOf(first, 'ready')]).toEqual([
    [200, '{"state":"live"}'],
    [200, '{"state":"ready"}'],
  ]);
  const database = postmasterPid(folder);
  process.kill(running.serverPid, 'SIGKILL');
  const second = await running.ready(2);
  expect([await stateOf(second, 'ready'), postmasterPid(folder)]).toEqual([[200, '{"state":"ready"}'], database]);
  process.kill(database, 'SIGKILL');
  const third = await running.ready(3);
  expect([await stateOf(third, 'ready'), postmasterPid(folder) === database]).toEqual([
    [200, '{"state":"ready"}'],
    false,
  ]);
  const pids = [running.serverPid, postmasterPid(folder)];
  await running.end('SIGINT');
  expect([running.code, pids.map(isAlive), existsSync(join(folder, 'pg/postmaster.pid'))]).toEqual([
    0,
    [false, false],
    false,
  ]);
}, 180_000);

test('kill -9 of it ends the server and its database', async () => {
  running = new Start(folder);
  await running.ready(1);
  const pids = [running.serverPid, postmasterPid(folder)];
  await running.end('SIGKILL');
  await untilGone(pids);
  expect(existsSync(join(folder, 'pg/postmaster.pid'))).toBe(false);
}, 120_000);
