/** The large world, as many times as large as asked, in a folder of its own: made once. */
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {root, runChild, startDatabase} from './processes.mjs';

/** While nobody could lose anything: what was not finished is thrown away and made anew. */
const PLANTING = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '8GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** A generator holds members, and inquiries until they are ordered. */
const HEAP = '--max-old-space-size=8192';

async function plant(dataDir, times, log) {
  const database = await startDatabase({dataDir, log, settings: PLANTING});
  const env = {DATABASE_URL: database.url, DATA_DIR: dataDir};
  try {
    await runChild(['backend/dist/database/migrate/cli.js'], env, () => undefined);
    await runChild([HEAP, 'seed/dist/cli.js', 'large', String(times)], env, log);
  } finally {
    await database.stop();
  }
}

/** The folder of the world, `.cache/bench` for the one that the other measurements use. */
export async function planted(times, log) {
  const main = process.env.BENCH_DATA_DIR ?? join(root, '.cache/bench');
  const dataDir = times === 1 ? main : join(main, `times-${times}`);
  const done = join(dataDir, 'planted');
  if (existsSync(done)) return dataDir;
  for (const part of ['pg', 'files']) await rm(join(dataDir, part), {recursive: true, force: true});
  await mkdir(dataDir, {recursive: true});
  await plant(dataDir, times, log);
  await writeFile(done, '');
  return dataDir;
}
