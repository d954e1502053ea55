/** Databases for tests: empty ones, and copies of worlds. */
import {randomBytes} from 'node:crypto';
import {cpSync, existsSync, mkdirSync} from 'node:fs';
import postgres, {type Sql} from 'postgres';
import {databaseUrl, testFolder} from './cluster';
import {ServerProcess} from './server-process';

export type World = 'tiny' | 'demo';

export interface TestDatabase {
  readonly url: string;
  /** Where the server of this database keeps its files. */
  readonly dataDir: string;
  drop(): Promise<void>;
}

const MAKING_A_WORLD = 4_100_001;

function freshName(): string {
  return `test_${randomBytes(6).toString('hex')}`;
}

async function asOwner<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl('postgres'), {max: 1, onnotice: () => undefined});
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

async function exists(sql: Sql, name: string): Promise<boolean> {
  return (await sql`select 1 from pg_database where datname = ${name}`).length > 0;
}

/** `with (force)` would not do: we may not end what PostgreSQL itself does in a database, and need not. */
async function dropDatabase(sql: Sql, name: string): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and usename = current_user`;
  await sql`drop database if exists ${sql(name)}`;
}

/** What a task clears at its hour of the night would be missed by whoever compares records at that hour. */
async function postponeTasks(name: string): Promise<void> {
  const sql = postgres(databaseUrl(name), {max: 1, onnotice: () => undefined});
  try {
    await sql`update timed_task set next_run_at = next_run_at + interval '1 week'`;
  } finally {
    await sql.end();
  }
}

/** The server itself makes the world, once per test run; whoever asks meanwhile waits. */
async function ensureTemplate(sql: Sql, world: World): Promise<string> {
  const name = `world_${world}`;
  await sql`select pg_advisory_lock(${MAKING_A_WORLD})`;
  try {
    if (await exists(sql, name)) return name;
    const unfinished = `${name}_unfinished`;
    await dropDatabase(sql, unfinished);
    await sql`create database ${sql(unfinished)}`;
    const {server} = await ServerProcess.start({
      DATABASE_URL: databaseUrl(unfinished),
      SEED: world,
      DATA_DIR: testFolder(name),
    });
    await server.kill('SIGTERM');
    await postponeTasks(unfinished);
    await sql`alter database ${sql(unfinished)} rename to ${sql(name)}`;
    return name;
  } finally {
    await sql`select pg_advisory_unlock(${MAKING_A_WORLD})`;
  }
}

/** Makes it, unless it is there. */
export async function makeWorld(world: World): Promise<void> {
  await asOwner(sql => ensureTemplate(sql, world));
}

function handle(name: string): TestDatabase {
  return {url: databaseUrl(name), dataDir: testFolder(name), drop: () => asOwner(sql => dropDatabase(sql, name))};
}

/** A database with nothing in it. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const name = freshName();
  await asOwner(async sql => {
    await sql`create database ${sql(name)}`;
  });
  mkdirSync(testFolder(name), {recursive: true});
  return handle(name);
}

/** A copy of a world, its files included. */
export async function copyOfWorld(world: World): Promise<TestDatabase> {
  const name = freshName();
  await asOwner(async sql => {
    const template = await ensureTemplate(sql, world);
    await sql`create database ${sql(name)} template ${sql(template)}`;
    if (existsSync(testFolder(template))) cpSync(testFolder(template), testFolder(name), {recursive: true});
  });
  return handle(name);
}
