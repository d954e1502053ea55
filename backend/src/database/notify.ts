/** Words between the processes that share a database. Sent inside a transaction, they arrive when it commits. */
import type {ISql, Sql} from 'postgres';

/** `payload` up to 8,000 bytes. */
export async function notify(sql: ISql, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`;
}

/**
 * Listens until the pool ends; `reconnected` is told after every loss of the connection, when words may have been
 * missed.
 */
export async function listen(
  sql: Sql,
  channel: string,
  hear: (payload: string) => void,
  reconnected: () => void,
): Promise<void> {
  await sql.listen(channel, hear, reconnected);
}
