/** Queues a job inside the transaction of a write: it runs if and only if the write stands. */
import type {Json} from '@emblem/schemas';
import type {Context} from '../context';

export interface EnqueueOptions {
  /** Jobs of one queue run one after the other, in the order in which they were queued. */
  readonly queue?: string;
  /** How often it is tried, each time after a longer pause; 25 times unless told. */
  readonly attempts?: number;
  /** When it is to run (ISO 8601, UTC); at once unless told. */
  readonly at?: string;
  /** Takes the place of a waiting job of the same key. */
  readonly key?: string;
}

export async function enqueue(
  context: Context,
  job: string,
  payload: Json,
  {queue, attempts, at, key}: EnqueueOptions = {},
): Promise<void> {
  await context.sql`
    select graphile_worker.add_job(${job}, ${context.sql.json(payload)}::json, queue_name => ${queue ?? null},
      max_attempts => ${attempts ?? null}, run_at => ${at ?? null}, job_key => ${key ?? null})`;
}
