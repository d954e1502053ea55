/** Work that writes leave for the background, until it is done (`emblem.outbox`). */
import type {Json} from '@emblem/schemas';
import type {ISql, Sql, TransactionSql} from 'postgres';

export interface NewWork {
  readonly task: string;
  readonly payload: Json;
  /** ISO 8601, UTC. */
  readonly dueAt: string;
  /** Work of the same key is replaced; null for what stands for itself. */
  readonly key: string | null;
}

export interface Work {
  readonly id: string;
  readonly payload: unknown;
}

export async function addWork(sql: Sql | TransactionSql, {task, payload, dueAt, key}: NewWork): Promise<void> {
  await sql`
    insert into emblem.outbox as o (task, payload, due_at, key) values (${task}, ${sql.json(payload)}, ${dueAt}, ${key})
    on conflict (key) do update set payload = excluded.payload, due_at = excluded.due_at, attempts = 0`;
}

/**
 * Takes out at most so much of a task that is due by `now`, for as long as the transaction stands; what was left first
 * comes first, and what others are taking stays theirs.
 */
export async function takeWork(sql: ISql, task: string, now: string, limit: number): Promise<readonly Work[]> {
  const rows: readonly Work[] = await sql`
    delete from emblem.outbox where id in (
      select id from emblem.outbox where task = ${task} and due_at <= ${now} order by due_at, id limit ${limit}
      for update skip locked)
    returning id::text as id, payload`;
  return [...rows].sort((a, b) => Number(a.id) - Number(b.id));
}

/** What failed comes again a minute later, then after two, four and so on; false where it was tried often enough. */
export async function postponeWork(sql: ISql, id: string, now: string, most: number): Promise<boolean> {
  const rows = await sql`
    update emblem.outbox set attempts = attempts + 1,
      due_at = ${now}::timestamptz + make_interval(mins => (2 ^ least(attempts, 10))::int)
    where id = ${id} and attempts + 1 < ${most} returning 1`;
  if (rows.length > 0) return true;
  await sql`delete from emblem.outbox where id = ${id}`;
  return false;
}
