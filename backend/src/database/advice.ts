/** What PostgreSQL advises after a failure, such as which of its settings is too small; undefined without advice. */
import postgres from 'postgres';

export function adviceOf(error: unknown): string | undefined {
  return error instanceof postgres.PostgresError ? error.hint : undefined;
}
