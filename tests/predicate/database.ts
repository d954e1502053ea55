import postgres from 'postgres';
import {emptyDatabase} from '../harness/database';

export interface PredicateDatabase {
  /** Keeps to one connection, so that temporary tables stay. */
  readonly sql: postgres.Sql;
  close(): Promise<void>;
}

/** An empty database of the test run's PostgreSQL. */
export async function openDatabase(): Promise<PredicateDatabase> {
  const database = await emptyDatabase();
  const sql = postgres(database.url, {max: 1, onnotice: () => undefined});
  return {
    sql,
    async close() {
      await sql.end();
      await database.drop();
    },
  };
}
