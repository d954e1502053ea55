/**
 * Brings the database to what the schemas say. Steps that cannot lose anything are taken; for any other the start stops
 * with the SQL it would need, which a person puts, looked through, into `backend/migrations/`.
 */
import {createHash} from 'node:crypto';
import type {Model, Navigation} from '@emblem/schemas';
import type {ISql, Sql} from 'postgres';
import {actualTables} from './actual';
import {findBreaches} from './breaches';
import {withStoredDefaults} from './defaults';
import {desiredTables, type DesiredTable} from './desired';
import {diff} from './diff';
import {guessRecorded, readRecorded, recordOf, storeRecorded, type Recorded} from './recorded';
import {findRenames} from './renames';
import {moveRenamed} from './renames/move';
import {requireNoReview} from './review';
import {applyFile, markAllApplied, nextFileName, pendingFiles, type MigrationFile} from './reviewed';
import type {Step} from './steps';
import {SYSTEM_SQL} from './system';

export {ReviewNeeded} from './review';

export interface MigrateOptions {
  readonly log?: (line: string) => void;
  /** Folder of the reviewed migrations. */
  readonly migrations?: string;
  /** Says which lists stand at which addresses, for what is kept by address. */
  readonly navigation?: Navigation;
  /** The `digest` of what could be lost and may be, as somebody has said. */
  readonly accept?: string;
}

export interface OwnTransaction extends MigrateOptions {
  /** Finds out what would be done and does nothing. */
  readonly dryRun?: boolean;
}

export interface Migrated {
  /** Names of the reviewed files that were applied. */
  readonly files: readonly string[];
  /** SQL of the steps that were taken, and as comments what was moved after a rename. */
  readonly steps: readonly string[];
}

/** The advisory lock that a migration holds, and with it whoever wants none to run meanwhile. */
export const MIGRATING = 4_072_019;

/** The longest a step waits for the table it changes while other processes work. */
const LOCK_TIMEOUT = '60s';

const NOTHING: Migrated = {files: [], steps: []};

function fingerprint(tables: readonly DesiredTable[], recorded: Recorded): string {
  return createHash('sha256')
    .update(JSON.stringify([SYSTEM_SQL, tables, recorded]))
    .digest('hex');
}

async function hasState(sql: ISql): Promise<boolean> {
  const rows: readonly {found: boolean}[] = await sql`select to_regclass('emblem.state') is not null as found`;
  return rows[0]?.found === true;
}

async function storedFingerprint(sql: ISql): Promise<string | undefined> {
  const rows: readonly {value: string}[] = await sql`select value from emblem.state where key = 'schema'`;
  return rows[0]?.value;
}

async function storeFingerprint(sql: ISql, value: string): Promise<void> {
  await sql`
    insert into emblem.state (key, value) values ('schema', ${value})
    on conflict (key) do update set value = excluded.value`;
}

async function takeSteps(sql: ISql, steps: readonly Step[], log: (line: string) => void): Promise<void> {
  for (const step of steps) {
    if (!step.sql.startsWith('comment on')) log(`migrations: ${step.sql}`);
    await sql.unsafe(step.sql);
  }
}

/** A new database is made in one go. */
async function makeAll(
  sql: ISql,
  tables: readonly DesiredTable[],
  log: (line: string) => void,
): Promise<readonly string[]> {
  log(`migrations: making ${tables.length} tables`);
  const steps = diff(tables, await actualTables(sql));
  await requireNoReview(sql, steps, nextFileName());
  await sql.unsafe(steps.map(step => step.sql).join(';\n'));
  return steps.map(step => step.sql);
}

async function change(
  sql: ISql,
  model: Model,
  tables: readonly DesiredTable[],
  options: MigrateOptions,
): Promise<readonly string[]> {
  const {log = () => undefined, migrations, navigation, accept} = options;
  const actual = await actualTables(sql);
  const recorded = (await readRecorded(sql)) ?? guessRecorded(model, actual);
  const wanted = await withStoredDefaults(sql, tables);
  const renames = findRenames(model, recorded);
  const found = diff(wanted, actual);
  const breaches = await findBreaches(sql, model, recorded, actual, renames);
  const isAccepted = await requireNoReview(sql, [...breaches, ...found], nextFileName(migrations), accept);
  const steps = isAccepted ? diff(wanted, await actualTables(sql)) : found;
  await takeSteps(sql, steps, log);
  const moved = await moveRenamed(sql, model, navigation, renames);
  for (const line of moved) log(`migrations: ${line}`);
  return [...steps.map(step => step.sql), ...moved];
}

async function applyFiles(sql: ISql, files: readonly MigrationFile[], log: (line: string) => void): Promise<void> {
  for (const file of files) {
    log(`migrations: ${file.id}`);
    for (const note of await applyFile(sql, file)) log(`migrations: ${note}`);
  }
}

async function migrateLocked(sql: ISql, model: Model, options: MigrateOptions): Promise<Migrated> {
  const {log = () => undefined, migrations} = options;
  const fresh = !(await hasState(sql));
  await sql.unsafe(SYSTEM_SQL);
  const tables = desiredTables(model);
  const recorded = recordOf(model);
  const wanted = fingerprint(tables, recorded);
  if (fresh) await markAllApplied(sql, migrations);
  const files = await pendingFiles(sql, migrations);
  await applyFiles(
    sql,
    files.filter(({after}) => !after),
    log,
  );
  if (files.length === 0 && (await storedFingerprint(sql)) === wanted) return NOTHING;
  const steps = fresh ? await makeAll(sql, tables, log) : await change(sql, model, tables, options);
  await applyFiles(
    sql,
    files.filter(({after}) => after),
    log,
  );
  await storeFingerprint(sql, wanted);
  await storeRecorded(sql, recorded);
  return {files: files.map(file => file.id), steps};
}

async function isCurrent(sql: Sql, model: Model, migrations: string | undefined): Promise<boolean> {
  if (!(await hasState(sql))) return false;
  if ((await storedFingerprint(sql)) !== fingerprint(desiredTables(model), recordOf(model))) return false;
  return (await pendingFiles(sql, migrations)).length === 0;
}

/** Ends the transaction of a dry run. */
class DryRun extends Error {}

/** In the caller's transaction, one process at a time. */
export async function migrateWithin(sql: ISql, model: Model, options: MigrateOptions = {}): Promise<Migrated> {
  await sql`select pg_advisory_xact_lock(${MIGRATING})`;
  await sql.unsafe(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  return migrateLocked(sql, model, options);
}

/** All or nothing, one process at a time. Throws `ReviewNeeded` where a person must look first. */
export async function migrate(sql: Sql, model: Model, options: OwnTransaction = {}): Promise<Migrated> {
  if (await isCurrent(sql, model, options.migrations)) return NOTHING;
  let done = NOTHING;
  try {
    await sql.begin(async tx => {
      await tx`set local statement_timeout = 0`;
      done = await migrateWithin(tx, model, options);
      if (options.dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return done;
}
