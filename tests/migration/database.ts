/** A database to migrate, with a folder for reviewed files. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Model} from '@emblem/schemas';
import type {Sql} from 'postgres';
import {connect} from '../../backend/src/database/connection';
import {migrate, ReviewNeeded, type MigrateOptions, type MigrationResult} from '../../backend/src/database/migrate';
import {emptyDatabase} from '../harness/database';

export interface MigratedDatabase {
  readonly sql: Sql;
  migrate(model: Model, options?: MigrateOptions): Promise<MigrationResult>;
  /** Migrates where the migration must be refused. */
  refused(model: Model): Promise<ReviewNeeded>;
  /** Puts a file into the folder of reviewed migrations. */
  review(file: string, sql: string): void;
  close(): Promise<void>;
}

export async function openDatabase(): Promise<MigratedDatabase> {
  const database = await emptyDatabase();
  const sql = connect(database.url, {max: 2});
  const migrations = join(database.dataDir, 'migrations');
  mkdirSync(migrations);
  const run = (model: Model, options: MigrateOptions = {}): Promise<MigrationResult> =>
    migrate(sql, model, {migrations, ...options});
  return {
    sql,
    migrate: run,
    async refused(model) {
      const error: unknown = await run(model).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (error instanceof ReviewNeeded) return error;
      throw error ?? new Error('The migration was not refused.');
    },
    review: (file, text) => writeFileSync(join(migrations, file), text),
    async close() {
      await sql.end({timeout: 1});
      await database.drop();
    },
  };
}
