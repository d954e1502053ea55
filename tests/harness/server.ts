/** A server with a database of its own, for one suite. */
import {randomBytes} from 'node:crypto';
import {mkdirSync} from 'node:fs';
import {copyOfWorld, emptyDatabase, type TestDatabase, type World} from './database';
import {testFolder} from './cluster';
import {ServerProcess} from './server-process';

export interface ServerOptions {
  /** What the database holds: a copy of a world (`tiny` unless told), or nothing but the first administrator. */
  readonly world?: World | 'none';
  /** Starts an embedded PostgreSQL of its own instead of using the test run's, and fills it by itself. */
  readonly embedded?: boolean;
  /** Further variables of the server's environment, e.g. `EMBLEM_SCHEMAS`. */
  readonly env?: Readonly<Record<string, string>>;
}

async function embeddedDatabase(): Promise<TestDatabase> {
  const dataDir = testFolder(`embedded_${randomBytes(6).toString('hex')}`);
  mkdirSync(dataDir, {recursive: true});
  return {url: '', dataDir, drop: async () => undefined};
}

async function databaseFor({world = 'tiny', embedded}: ServerOptions): Promise<TestDatabase> {
  if (embedded) return embeddedDatabase();
  return world === 'none' ? emptyDatabase() : copyOfWorld(world);
}

/** What most suites need of a server. */
export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** What the server has printed. */
  readonly log: string;
  stop(): Promise<void>;
}

export class TestServer implements RunningServer {
  private constructor(
    private readonly database: TestDatabase,
    private readonly env: NodeJS.ProcessEnv,
    private process: ServerProcess,
    private address: string,
  ) {}

  static async start(options: ServerOptions = {}): Promise<TestServer> {
    const database = await databaseFor(options);
    const env = {
      DATA_DIR: database.dataDir,
      SEED: options.world ?? 'tiny',
      ...(database.url === '' ? {} : {DATABASE_URL: database.url}),
      ...options.env,
    };
    try {
      const {server, url} = await ServerProcess.start(env);
      return new TestServer(database, env, server, url);
    } catch (error) {
      await database.drop();
      throw error;
    }
  }

  /** Without a slash at the end; another one after `restart`. */
  get url(): string {
    return this.address;
  }

  /** Empty for an embedded database. */
  get databaseUrl(): string {
    return this.database.url;
  }

  get dataDir(): string {
    return this.database.dataDir;
  }

  /** What the server has printed. */
  get log(): string {
    return this.process.log;
  }

  get pid(): number {
    return this.process.pid;
  }

  /** Ends the process with the signal and leaves the database as it is. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.process.kill(signal);
  }

  /** Stops the process, if it still runs, and starts another on the same database. */
  async restart(env: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.process.kill('SIGTERM');
    const {server, url} = await ServerProcess.start({...this.env, ...env});
    this.process = server;
    this.address = url;
  }

  /** Stops the process and removes the database. Throws when the process had crashed. */
  async stop(): Promise<void> {
    try {
      this.process.requireSound();
    } finally {
      await this.process.kill('SIGTERM');
      await this.database.drop();
    }
  }
}

export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  return TestServer.start(options);
}
