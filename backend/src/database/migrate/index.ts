/**
 * Brings the database to what the schemas say. Steps that cannot lose anything are taken; for any other the start stops
 * with the SQL it would need, which a person puts, looked through, into `backend/migrations/`.
 */
import type {Model, Navigation} from '@emblem/schemas';
import type {ISql, Sql} from 'postgres';
import {actualTables} from './actual';
import {findBreaches} from './breaches';
import {withStoredDefaults} from './defaults';
import {desiredTables} from './desired/tables';
import type {DesiredTable} from './desired/types';
import {diff} from './diff';
import {fingerprintOf, readFingerprint, storeFingerprint} from './fingerprint';
import {guessRecorded, readRecorded, recordOf, storeRecorded} from './recorded';
import {findRenames} from './renames/find';
import {moveRenamed} from './renames/move';
import {requireNoReview} from './review';
import {applyFile, markAllApplied, nextFileName, pendingFiles, type MigrationFile} from './reviewed';
import type {Step} from './steps';
import {SYSTEM_SQL} from './system';

export {ReviewNeeded} from './review';

type Log = (line: string) => void;

/** Options of a migration in the caller's transaction. */
export interface MigrateWithinOptions {
  readonly log?: Log;
  /** Folder of the reviewed migrations. */
  readonly migrations?: string;
  /** Says which lists stand at which addresses, for what is kept by address. */
  readonly navigation?: Navigation;
  /** The `digest` of what could be lost, from somebody who agrees to the loss. */
  readonly accept?: string;
}

/** Options of a migration in a transaction of its own, which can be taken back. */
export interface MigrateOptions extends MigrateWithinOptions {
  /** Finds out what would be done and does nothing. */
  readonly dryRun?: boolean;
}

type OptionsWithLog = MigrateWithinOptions & {readonly log: Log};

export interface MigrationResult {
  /** Names of the reviewed files that were applied. */
  readonly files: readonly string[];
  /** SQL of the steps that were taken, and comments of SQL about what was moved after a rename. */
  readonly statements: readonly string[];
}

/** The advisory lock that a migration holds, and with it whoever wants none to run meanwhile. */
export const MIGRATION_LOCK = 4_072_019;

/** The longest a step waits for the table it changes while other processes work. */
const LOCK_TIMEOUT = '60s';

const NOTHING: MigrationResult = {files: [], statements: []};

async function hasState(sql: ISql): Promise<boolean> {
  const rows: readonly {found: boolean}[] = await sql`select to_regclass('emblem.state') is not null as found`;
  return rows[0]?.found === true;
}

async function takeSteps(sql: ISql, steps: readonly Step[], log: Log): Promise<void> {
  for (const step of steps) {
    if (!step.sql.startsWith('comment on')) log(`migrations: ${step.sql}`);
    await sql.unsafe(step.sql);
  }
}

/** Makes all tables of a new database at once. */
async function createAll(sql: ISql, tables: readonly DesiredTable[], log: Log): Promise<readonly string[]> {
  log(`migrations: making ${tables.length} tables`);
  const steps = diff(tables, await actualTables(sql));
  await requireNoReview(sql, steps, nextFileName());
  await sql.unsafe(steps.map(step => step.sql).join(';\n'));
  return steps.map(step => step.sql);
}

/** Brings the tables of a database with records to the schemas. */
async function migrateExisting(
  sql: ISql,
  model: Model,
  tables: readonly DesiredTable[],
  {log, migrations, navigation, accept}: OptionsWithLog,
): Promise<readonly string[]> {
  const actual = await actualTables(sql);
  const recorded = (await readRecorded(sql)) ?? guessRecorded(model, actual);
  const target = await withStoredDefaults(sql, tables);
  const renames = findRenames(model, recorded);
  const found = diff(target, actual);
  const breaches = await findBreaches(sql, model, recorded, actual, renames);
  const isAccepted = await requireNoReview(sql, [...breaches, ...found], nextFileName(migrations), accept);
  const steps = isAccepted ? diff(target, await actualTables(sql)) : found;
  await takeSteps(sql, steps, log);
  const moved = await moveRenamed(sql, model, navigation, renames);
  for (const line of moved) log(`migrations: ${line}`);
  return [...steps.map(step => step.sql), ...moved];
}

async function applyFiles(sql: ISql, files: readonly MigrationFile[], log: Log): Promise<void> {
  for (const file of files) {
    log(`migrations: ${file.id}`);
    for (const note of await applyFile(sql, file)) log(`migrations: ${note}`);
  }
}

async function migrateLocked(sql: ISql, model: Model, options: OptionsWithLog): Promise<MigrationResult> {
  const {log, migrations} = options;
  const isNew = !(await hasState(sql));
  await sql.unsafe(SYSTEM_SQL);
  const tables = desiredTables(model);
  const recorded = recordOf(model);
  const fingerprintNow = fingerprintOf(tables, recorded);
  if (isNew) await markAllApplied(sql, migrations);
  const files = await pendingFiles(sql, migrations);
  const [before, after] = [files.filter(file => !file.after), files.filter(file => file.after)];
  await applyFiles(sql, before, log);
  if (files.length === 0 && (await readFingerprint(sql)) === fingerprintNow) return NOTHING;
  const statements = await (isNew ? createAll(sql, tables, log) : migrateExisting(sql, model, tables, options));
  await applyFiles(sql, after, log);
  await storeFingerprint(sql, fingerprintNow);
  await storeRecorded(sql, recorded);
  return {files: files.map(file => file.id), statements};
}

async function isCurrent(sql: Sql, model: Model, migrations: string | undefined): Promise<boolean> {
  if (!(await hasState(sql))) return false;
  if ((await readFingerprint(sql)) !== fingerprintOf(desiredTables(model), recordOf(model))) return false;
  return (await pendingFiles(sql, migrations)).length === 0;
}

/** Ends the transaction of a dry run. */
class DryRun extends Error {}

/** In the caller's transaction, one process at a time. */
export async function migrateWithin(
  sql: ISql,
  model: Model,
  options: MigrateWithinOptions = {},
): Promise<MigrationResult> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
  await sql.unsafe(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  return migrateLocked(sql, model, {...options, log: options.log ?? (() => undefined)});
}

/** All or nothing, one process at a time. Throws `ReviewNeeded` where a person must look first. */
export async function migrate(sql: Sql, model: Model, options: MigrateOptions = {}): Promise<MigrationResult> {
  const {dryRun = false, ...within} = options;
  if (await isCurrent(sql, model, options.migrations)) return NOTHING;
  let done = NOTHING;
  try {
    await sql.begin(async tx => {
      await tx`set local statement_timeout = 0`;
      done = await migrateWithin(tx, model, within);
      if (dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return done;
}
