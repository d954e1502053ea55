/** Queues a job inside the transaction of a write: it runs if and only if the write stands. */
import type {Json} from '@emblem/schemas';
import type {Context} from '../context';

export async function enqueue(context: Context, job: string, payload: Json): Promise<void> {
  await context.sql`select graphile_worker.add_job(${job}, ${context.sql.json(payload)}::json)`;
}
