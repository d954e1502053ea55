/**
 * What waits in the background queue. Its tables belong to the package that made them, so the work is written down and
 * queued again.
 */
import type {ISql} from 'postgres';

interface Job {
  readonly task: string;
  readonly payload: unknown;
  readonly queue: string | null;
  readonly runAt: string;
  readonly attempts: number;
  readonly key: string | null;
  readonly priority: number;
}

/** One JSON object a line. What has failed for good is left out. */
export async function* readJobs(sql: ISql): AsyncGenerator<string> {
  const [found] = await sql<
    {found: boolean}[]
  >`select to_regclass('graphile_worker._private_jobs') is not null as found`;
  if (found?.found !== true) return;
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

/** In place of whatever waits there. */
export async function queueJobs(sql: ISql, pieces: AsyncIterable<Buffer>): Promise<void> {
  await sql`
    select graphile_worker.add_job(job->>'task', job->'payload', job->>'queue', (job->>'runAt')::timestamptz,
      (job->>'attempts')::int, job->>'key', (job->>'priority')::int)
    from unnest(string_to_array(trim(trailing E'\n' from ${await textOf(pieces)}), E'\n')) as line,
    lateral (select line::json as job) read`;
}
