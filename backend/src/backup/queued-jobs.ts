/**
 * Jobs that wait in the background queue. The tables of graphile-worker are its own and may change with its version, so
 * jobs are saved as JSON and queued again through its function.
 */
import type {ISql} from 'postgres';

interface Job {
  readonly task: string;
  readonly payload: unknown;
  readonly queue: string | null;
  readonly runAt: string;
  /** At most; saved files call it so. */
  readonly attempts: number;
  readonly key: string | null;
  readonly priority: number;
}

/** Yields a JSON object per line. Jobs that have failed for good are left out. */
export async function* dumpJobs(sql: ISql): AsyncGenerator<string> {
  const [queue] = await sql<
    {isInstalled: boolean}[]
  >`select to_regclass('graphile_worker._private_jobs') is not null as "isInstalled"`;
  if (queue?.isInstalled !== true) return;
  const jobs = await sql<Job[]>`
    select t.identifier as task, j.payload, q.queue_name as queue, j.run_at as "runAt", j.max_attempts as attempts,
      j.key, j.priority
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.attempts < j.max_attempts order by j.id`;
  for (const job of jobs) yield `${JSON.stringify(job)}\n`;
}

async function textOf(pieces: AsyncIterable<Buffer>): Promise<string> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString('utf8');
}

/** Queues them again; the caller has emptied the queue. */
export async function restoreJobs(sql: ISql, pieces: AsyncIterable<Buffer>): Promise<void> {
  await sql`
    select graphile_worker.add_job(job->>'task', job->'payload', job->>'queue', (job->>'runAt')::timestamptz,
      (job->>'attempts')::int, job->>'key', (job->>'priority')::int)
    from unnest(string_to_array(trim(trailing E'\n' from ${await textOf(pieces)}), E'\n')) as line,
    lateral (select line::json as job) lines`;
}
