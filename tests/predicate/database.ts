import postgres from 'postgres';

export interface TestDatabase {
  readonly sql: postgres.Sql;
  close(): Promise<void>;
}

/** One connection to a real PostgreSQL. */
export async function openDatabase(): Promise<TestDatabase> {
  const sql = postgres(process.env.DATABASE_URL ?? '', {max: 1, onnotice() {}});
  return {sql, close: () => sql.end()};
}
