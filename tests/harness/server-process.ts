/** The real server as a process of its own. */
import {spawn, type ChildProcess} from 'node:child_process';
import {dayOfTests} from './day';
import {ROOT, SERVER} from './places';

/** The first start of a world makes it. */
const READY_TIMEOUT_MS = 180_000;
const LOG_LIMIT = 200_000;
/** What Node warns of because it piles up. */
const LEAK = /^\(node:\d+\) MaxListenersExceededWarning/m;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * What a process of ours needs of the environment, without what a developer may have set for another server; and the
 * day that the tests are taken to. Tests may say that they come from elsewhere.
 */
function baseEnvironment(): NodeJS.ProcessEnv {
  const {PATH, HOME, TMPDIR, LANG, USER} = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    LANG,
    USER,
    ...dayOfTests(),
    NODE_ENV: 'test',
    PORT: '0',
    TRUSTED_PROXIES: '127.0.0.1, ::1',
  };
}

/** How this process uses the processor, its servers do, too (`scripts/lib/v8.mjs`); nobody debugs them along. */
function flags(): readonly string[] {
  return process.execArgv.filter(flag => !flag.startsWith('--inspect'));
}

export class ServerProcess {
  private output = '';
  private killed = false;

  private constructor(private readonly child: ChildProcess) {
    running.add(child);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', chunk => {
        this.output = (this.output + String(chunk)).slice(-LOG_LIMIT);
      });
    child.once('exit', () => running.delete(child));
  }

  /** Resolves when the server says that it is ready. Throws with its output when it ends before. */
  static async start(env: NodeJS.ProcessEnv): Promise<{server: ServerProcess; url: string}> {
    const child = spawn(process.execPath, [...flags(), SERVER], {
      cwd: ROOT,
      env: {...baseEnvironment(), ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new ServerProcess(child);
    return {server, url: await server.ready()};
  }

  get log(): string {
    return this.output;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  private async ready(): Promise<string> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => finish(new Error(`The server is not ready after ${READY_TIMEOUT_MS} ms:\n${this.output}`)),
        READY_TIMEOUT_MS,
      );
      const look = (): void => {
        const url = /^ready (\S+)$/m.exec(this.output)?.[1];
        if (url) finish(url);
      };
      const ended = (): void => finish(new Error(`The server ended before it was ready:\n${this.output}`));
      const finish = (result: string | Error): void => {
        clearTimeout(timer);
        this.child.stdout?.off('data', look);
        this.child.off('close', ended);
        if (typeof result === 'string') resolve(result);
        else reject(result);
      };
      this.child.stdout?.on('data', look);
      this.child.once('close', ended);
    });
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /**
   * Throws with the server's output when the process is gone although nobody sent it a signal by `kill`, and when Node
   * has warned of listeners that nobody takes away.
   */
  requireSound(): void {
    if (LEAK.test(this.output)) throw new Error(`The server leaks:\n${this.output.slice(-5000)}`);
    if (this.killed || !this.hasEnded) return;
    throw new Error(
      `The server ended by itself with ${this.child.signalCode ?? this.child.exitCode}:\n${this.output.slice(-5000)}`,
    );
  }

  /** Sends the signal and waits until the process is gone. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    if (this.hasEnded) return;
    this.killed = true;
    const gone = new Promise<void>(resolve => this.child.once('exit', () => resolve()));
    this.child.kill(signal);
    await gone;
  }
}
