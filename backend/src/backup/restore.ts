/** Brings back what a backup holds: into an empty place, or instead of what is there, which is told to go. */
import {existsSync} from 'node:fs';
import {mkdir, readdir, rm} from 'node:fs/promises';
import {join} from 'node:path';
import type {TransactionSql} from 'postgres';
import {clock} from '@emblem/schemas/clock';
import type {Config} from '../config';
import {startDatabase} from '../database/launcher';
import {hasOwner} from '../database/launcher/owner';
import {checkedManifest} from './contents';
import {fill, type FillOptions} from './fill';
import type {Manifest} from './manifest';
import {dropStructure} from './structure';
import {swapIn} from './swap';

export interface RestoreOptions {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;
  /** Puts the backup in the place of what is there. */
  readonly replace: boolean;
  readonly log: (line: string) => void;
  readonly progress: (line: string) => void;
}

export interface Restored {
  readonly manifest: Manifest;
  /** What was changed for the schemas of today. */
  readonly steps: readonly string[];
  /** The folder with what was there before. */
  readonly before: string | undefined;
}

const OCCUPIED = 'There is a world already. With --replace the backup takes its place.';

/** Ends what was left running on a folder by processes that were killed. */
async function stopLeftOver(dataDir: string): Promise<void> {
  if (hasOwner(dataDir)) throw new Error(`Emblem is running on ${dataDir}. Stop it first.`);
  if (existsSync(join(dataDir, 'pg/postmaster.pid')))
    await (await startDatabase({dataDir, log: () => undefined})).stop();
}

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0;
}

/** Beside its place and on the same disk; what an earlier attempt left there goes. */
async function freshStaging(dataDir: string): Promise<string> {
  const staging = join(dataDir, 'restoring');
  await stopLeftOver(staging);
  await rm(staging, {recursive: true, force: true});
  await mkdir(staging, {recursive: true});
  return staging;
}

type Part = Pick<FillOptions, 'file' | 'manifest' | 'staging' | 's3' | 'progress'>;

/** A new database is filled beside the present one, whose place it takes once everything is there. */
async function restoreEmbedded(
  part: Part,
  {config: {dataDir}, replace, log}: RestoreOptions,
): Promise<Pick<Restored, 'steps' | 'before'>> {
  if (existsSync(join(dataDir, 'pg')) && !replace) throw new Error(OCCUPIED);
  await stopLeftOver(dataDir);
  const database = await startDatabase({dataDir: part.staging, log});
  const steps = await fill({
    ...part,
    url: database.url,
    makeRoom: async () => undefined,
    finish: () => undefined,
  }).finally(() => database.stop());
  return {steps, before: swapIn(part.staging, dataDir, clock.date())};
}

async function requireAlone(sql: TransactionSql): Promise<void> {
  const rows = await sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name = 'emblem'
    and pid <> pg_backend_pid()`;
  if (rows.length > 0) throw new Error('Emblem is running on this database. Stop it first.');
}

async function makeRoom(sql: TransactionSql, replace: boolean): Promise<void> {
  await requireAlone(sql);
  const [found] = await sql<{found: boolean}[]>`select to_regclass('emblem.state') is not null as found`;
  if (found?.found !== true) return;
  if (!replace) throw new Error(OCCUPIED);
  await dropStructure(sql);
  await sql`delete from graphile_worker._private_jobs`;
}

/** One transaction; the files take their place as its last step. */
async function restoreExternal(
  part: Part,
  url: string,
  {config: {dataDir}, replace}: RestoreOptions,
): Promise<Pick<Restored, 'steps' | 'before'>> {
  if (part.s3 === undefined && !replace && !(await isEmpty(join(dataDir, 'files')))) throw new Error(OCCUPIED);
  let before: string | undefined;
  const finish = (): void => {
    before = swapIn(part.staging, dataDir, clock.date());
  };
  const steps = await fill({...part, url, makeRoom: sql => makeRoom(sql, replace), finish});
  return {steps, before};
}

/**
 * Throws, everything as it was, for a damaged backup, a place that is not empty and rows that today's schemas would
 * lose.
 */
export async function restore(file: string, options: RestoreOptions): Promise<Restored> {
  const {
    config: {dataDir, databaseUrl, s3},
    progress,
  } = options;
  const manifest = await checkedManifest(file, progress);
  const staging = await freshStaging(dataDir);
  const part: Part = {file, manifest, staging, s3, progress};
  try {
    const done =
      databaseUrl === undefined
        ? await restoreEmbedded(part, options)
        : await restoreExternal(part, databaseUrl, options);
    return {manifest, ...done};
  } catch (error) {
    await rm(staging, {recursive: true, force: true});
    throw error;
  }
}
