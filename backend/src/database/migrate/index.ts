/**
 * Brings the database to what the schemas say. Steps that cannot lose anything are taken; for any other the start stops
 * with the SQL it would need, which a person puts, looked through, into `backend/migrations/`.
 */
import {createHash} from 'node:crypto';
import type {Model} from '@emblem/schemas';
import type {ISql, Sql} from 'postgres';
import {actualTables} from './actual';
import {desiredTables, type DesiredTable} from './desired';
import {diff, type Step} from './diff';
import {applyFile, markAllApplied, nextFileName, pendingFiles} from './reviewed';
import {guardTriggers, SYSTEM_SQL} from './system';

export interface MigrateOptions {
  readonly log?: (line: string) => void;
  /** Says what would be done and does nothing. */
  readonly dryRun?: boolean;
  /** Folder of the reviewed migrations. */
  readonly migrations?: string;
}

/** A step that could lose data and that nobody has looked at. */
export class ReviewNeeded extends Error {
  constructor(readonly steps: readonly Step[], file: string) {
    super([
      'The schemas ask for changes that could lose data:',
      ...steps.map(step => `  - ${step.danger ?? ''}`),
      `Nothing was changed. Look the SQL through, correct it, and save it as backend/migrations/${file}:`,
      '',
      ...steps.map(step => `${step.sql};`),
    ].join('\n'));
    this.name = 'ReviewNeeded';
  }
}

const LOCK = 4_072_019;

function fingerprint(tables: readonly DesiredTable[], triggers: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify([SYSTEM_SQL, tables, triggers])).digest('hex');
}

async function hasState(sql: ISql): Promise<boolean> {
  const rows: readonly {found: boolean}[] = await sql`select to_regclass('emblem.state') is not null as found`;
  return rows[0]?.found === true;
}

async function stateOf(sql: ISql, key: string): Promise<string | undefined> {
  const rows: readonly {value: string}[] = await sql`select value from emblem.state where key = ${key}`;
  return rows[0]?.value;
}

async function setState(sql: ISql, key: string, value: string): Promise<void> {
  await sql`insert into emblem.state (key, value) values (${key}, ${value}) on conflict (key) do update set value = excluded.value`;
}

/** Index name to definition, as this program last made them: PostgreSQL writes them down in other words. */
function definitions(tables: readonly DesiredTable[]): ReadonlyMap<string, string> {
  return new Map(tables.flatMap(table => table.indexes.map(index => [index.name, `${index.unique} ${index.definition}`] as const)));
}

async function changedIndexes(sql: ISql, tables: readonly DesiredTable[]): Promise<ReadonlySet<string>> {
  const stored = await stateOf(sql, 'indexes');
  const before: Readonly<Record<string, string>> = stored === undefined ? {} : JSON.parse(stored);
  return new Set([...definitions(tables)].filter(([name, definition]) => before[name] !== undefined && before[name] !== definition).map(([name]) => name));
}

/** A guarded step is tried in its place: earlier steps may have to come first. */
async function isSafe(sql: ISql, step: Step): Promise<boolean> {
  if (step.danger === undefined) return true;
  return step.unless !== undefined && (await sql.unsafe(step.unless)).length === 0;
}

async function takeSteps(sql: ISql, steps: readonly Step[], file: string): Promise<void> {
  const refused = steps.filter(step => step.danger !== undefined && step.unless === undefined);
  if (refused.length > 0) throw new ReviewNeeded(refused, file);
  for (const step of steps) {
    if (!await isSafe(sql, step)) throw new ReviewNeeded([step], file);
    await sql.unsafe(step.sql);
  }
}

async function migrateLocked(sql: ISql, model: Model, {log = () => undefined, migrations}: MigrateOptions): Promise<void> {
  const fresh = !await hasState(sql);
  await sql.unsafe(SYSTEM_SQL);
  const tables = desiredTables(model);
  const triggers = guardTriggers(model);
  if (fresh) await markAllApplied(sql, migrations);
  const files = await pendingFiles(sql, migrations);
  for (const file of files) {
    log(`migrations: ${file.id}`);
    await applyFile(sql, file);
  }
  const wanted = fingerprint(tables, triggers);
  if (files.length === 0 && await stateOf(sql, 'schema') === wanted) return;
  const steps = diff(tables, await actualTables(sql), await changedIndexes(sql, tables));
  await takeSteps(sql, steps, nextFileName(migrations));
  for (const trigger of triggers) await sql.unsafe(trigger);
  await setState(sql, 'schema', wanted);
  await setState(sql, 'indexes', JSON.stringify(Object.fromEntries(definitions(tables))));
  if (steps.length > 0) log(`migrations: ${steps.length} steps taken`);
}

async function isCurrent(sql: Sql, model: Model, migrations: string | undefined): Promise<boolean> {
  if (!await hasState(sql)) return false;
  if (await stateOf(sql, 'schema') !== fingerprint(desiredTables(model), guardTriggers(model))) return false;
  return (await pendingFiles(sql, migrations)).length === 0;
}

class DryRun extends Error {}

/** All or nothing, one process at a time. Throws `ReviewNeeded` where a person must look first. */
export async function migrate(sql: Sql, model: Model, options: MigrateOptions = {}): Promise<void> {
  if (await isCurrent(sql, model, options.migrations)) return;
  try {
    await sql.begin(async tx => {
      await tx`select pg_advisory_xact_lock(${LOCK})`;
      await tx`set local statement_timeout = 0`;
      await migrateLocked(tx, model, options);
      if (options.dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
}

/** The steps that a start would take, for a person to read. */
export async function plannedSteps(sql: Sql, model: Model): Promise<readonly Step[]> {
  const tables = desiredTables(model);
  const changed = await hasState(sql) ? await changedIndexes(sql, tables) : new Set<string>();
  return diff(tables, await actualTables(sql), changed);
}
