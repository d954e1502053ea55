import type {Entity} from '@emblem/schemas';
import type {TransactionSql} from 'postgres';

/** Below it ids belong to seeds and documents. */
export const FIRST_ISSUED_ID = 100_000;

/** New records get ids from 100,000 on, or after the seeded ones where those reach further. */
export async function restartIds(sql: TransactionSql, entities: Iterable<Entity>): Promise<void> {
  for (const {table} of entities)
    await sql`
      select setval(pg_get_serial_sequence(${`public."${table}"`}, 'id'), greatest(
        ${FIRST_ISSUED_ID - 1}::bigint, (select coalesce(max(id), 0) from ${sql(table)})))`;
}
