/** The embedded PostgreSQL comes up again, with all that was acknowledged, after a crash of anything. */
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import postgres from 'postgres';
import {startDatabase, type Launched} from '../../backend/src/database/launcher';
import {end, lineFrom, runTypeScript} from './child';
import {makeFolder, postmasterPid, removeFolder} from './folder';

const ROWS = 50;

/** Holds a database that was stopped in order; most tests begin with a copy of it. */
let original: string;
let folder: string;
let started: Launched[];
let children: ChildProcess[];

beforeAll(async () => {
  original = makeFolder();
  await (await startDatabase({dataDir: original, log: () => undefined})).stop();
});

afterAll(() => removeFolder(original));

beforeEach(() => {
  folder = makeFolder();
  started = [];
  children = [];
});

function copyOriginal(): void {
  execFileSync('cp', ['-a', `${original}/.`, folder]);
}

afterEach(async () => {
  for (const child of children) await end(child, 'SIGKILL');
  for (const database of started) await database.stop();
  await removeFolder(folder);
});

async function start(dataDir = folder): Promise<Launched> {
  const database = await startDatabase({dataDir, log: () => undefined});
  started.push(database);
  return database;
}

async function startElsewhere(): Promise<{child: ChildProcess; url: string; adopted: boolean}> {
  const child = runTypeScript('hold-database.ts', [folder]);
  children.push(child);
  const {url, adopted}: {url: string; adopted: boolean} = JSON.parse(await lineFrom(child));
  return {child, url, adopted};
}

async function query<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, {max: 1, onnotice: () => undefined});
  try {
    return await work(sql);
  } finally {
    await sql.end({timeout: 1});
  }
}

/** Every row in a commit of its own. */
async function fill(url: string): Promise<void> {
  await query(url, async sql => {
    await sql`create table kept (id integer primary key)`;
    for (let id = 1; id <= ROWS; id += 1) await sql`insert into kept values (${id})`;
  });
}

async function rowsKept(url: string): Promise<number> {
  return query(url, async sql => Number((await sql`select count(*) from kept`)[0]?.count));
}

async function answers(url: string): Promise<boolean> {
  return query(url, sql => sql`select 1`).then(
    () => true,
    () => false,
  );
}

test('a database is made, stopped in order and found again', async () => {
  const first = await start();
  expect(first.adopted).toBe(false);
  await fill(first.url);
  await first.stop();
  expect(await answers(first.url)).toBe(false);
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await rowsKept(second.url)).toBe(ROWS);
});

test('a commit waits for the disk, and the application is no superuser', async () => {
  const {url} = await start();
  const [row] = await query(
    url,
    sql => sql`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, rolsuper as super,
      current_setting('listen_addresses') as addresses, datlocale as locale, datlocprovider as provider
    from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
  );
  expect(row).toEqual({
    fsync: 'on',
    commit: 'on',
    super: false,
    addresses: '127.0.0.1',
    locale: 'C.UTF-8',
    provider: 'b',
  });
  expect(
    execFileSync('stat', ['-c', '%a', join(folder, 'pg.password')])
      .toString()
      .trim(),
  ).toBe('600');
});

test('a search within texts is answered from the index in every script, and without regard to case', async () => {
  const {url} = await start();
  await query(url, async sql => {
    await sql`create extension pg_trgm`;
    await sql`create table text (content text)`;
    await sql`insert into text select md5(i::text) || '电镀徽章' from generate_series(1, 5000) i`;
    await sql`insert into text values ('Émile 不锈钢 ПРИВЕТ')`;
    await sql`create index on text using gin (content gin_trgm_ops)`;
    await sql`analyze text`;
    for (const part of ['不锈钢', 'émile', 'ÉMILE', 'привет']) {
      const found = await sql`select content from text where content ilike ${`%${part}%`}`;
      expect([part, found.length]).toEqual([part, 1]);
      const plan = await sql`explain select content from text where content ilike ${`%${part}%`}`.values();
      expect(plan.flat().join('\n')).toMatch(/Index Cond/);
    }
  });
});

test('a second process joins, and the server stays when that one stops', async () => {
  copyOriginal();
  const first = await start();
  const second = await startElsewhere();
  expect(second.adopted).toBe(true);
  expect(second.url).toBe(first.url);
  await end(second.child, 'SIGTERM');
  expect(await answers(first.url)).toBe(true);
});

test('after kill -9 of the process that started it, the server is taken over and stopped by the next', async () => {
  copyOriginal();
  const first = await startElsewhere();
  await fill(first.url);
  await end(first.child, 'SIGKILL');
  expect(await answers(first.url)).toBe(true);
  const second = await start();
  expect(second.adopted).toBe(true);
  expect(await rowsKept(second.url)).toBe(ROWS);
  await second.stop();
  expect(await answers(second.url)).toBe(false);
});

test('after kill -9 of PostgreSQL the next start recovers', async () => {
  copyOriginal();
  const first = await start();
  await fill(first.url);
  process.kill(postmasterPid(folder), 'SIGKILL');
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await rowsKept(second.url)).toBe(ROWS);
});

test('after kill -9 of both the next start recovers', async () => {
  copyOriginal();
  const first = await startElsewhere();
  await fill(first.url);
  process.kill(postmasterPid(folder), 'SIGKILL');
  await end(first.child, 'SIGKILL');
  const second = await start();
  expect(await rowsKept(second.url)).toBe(ROWS);
});

test('two processes that start at once on an empty folder share one server', async () => {
  const [one, two] = await Promise.all([startElsewhere(), startElsewhere()]);
  expect(one.url).toBe(two.url);
  expect([one.adopted, two.adopted].sort()).toEqual([false, true]);
  expect(readdirSync(folder).filter(name => name.includes('tmp'))).toEqual([]);
});

test('a process killed while it made the database leaves nothing in the way', async () => {
  const child = runTypeScript('hold-database.ts', [folder]);
  children.push(child);
  while (!readdirSync(folder).some(name => name.startsWith('pg.tmp'))) await new Promise(setImmediate);
  await end(child, 'SIGKILL');
  const database = await start();
  expect(await answers(database.url)).toBe(true);
  expect(readdirSync(folder).filter(name => name.includes('tmp'))).toEqual([]);
});

(process.platform === 'linux' ? test : test.skip)(
  'a recorded process id that now belongs to another program does not hold the start up',
  async () => {
    copyOriginal();
    const first = await start();
    await fill(first.url);
    const file = join(folder, 'pg/postmaster.pid');
    const record = readFileSync(file, 'utf8');
    await first.stop();
    const other = spawn('sleep', ['60'], {stdio: 'ignore'});
    children.push(other);
    await once(other, 'spawn');
    writeFileSync(file, record.replace(/^\d+/, String(other.pid)));
    const second = await start();
    expect(await rowsKept(second.url)).toBe(ROWS);
  },
);

test('a copied data folder is a database of its own', async () => {
  copyOriginal();
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  for (const name of ['pg', 'pg.password']) execFileSync('cp', ['-a', join(folder, name), copy]);
  const first = await start();
  // As if it had been copied while the server ran.
  copyFileSync(join(folder, 'pg/postmaster.pid'), join(copy, 'pg/postmaster.pid'));
  const second = await start(copy);
  expect(second.adopted).toBe(false);
  expect(second.url).not.toBe(first.url);
  expect(await answers(first.url)).toBe(true);
});

test('without its password the start says what is missing', async () => {
  copyOriginal();
  const first = await start();
  await first.stop();
  rmSync(join(folder, 'pg.password'));
  await expect(start()).rejects.toThrow(/pg\.password is missing/);
});

const canUnshare =
  process.getuid?.() === 0 &&
  (() => {
    try {
      execFileSync('unshare', ['--user', '--map-user=65534', '--map-group=65534', 'true'], {stdio: 'ignore'});
      return true;
    } catch {
      return false;
    }
  })();

(canUnshare ? test : test.skip)('root can start it in a folder that no other user may enter', async () => {
  chmodSync(folder, 0o700);
  const first = await start();
  await fill(first.url);
  process.kill(postmasterPid(folder), 'SIGKILL');
  const second = await start();
  expect(await rowsKept(second.url)).toBe(ROWS);
  await second.stop();
  expect(await answers(second.url)).toBe(false);
});
