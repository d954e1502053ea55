/** Work of the background, done while a test waits for it. */
import type {Sql} from 'postgres';
import type {TestServer} from './server';

const DEADLINE_MS = 30_000;

/** Queues the job of that name and waits until nobody has it any more; throws what it ended with. */
export async function runJob(sql: Sql, server: TestServer, job: string): Promise<void> {
  await sql`select graphile_worker.add_job(${job})`;
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const [waiting] = await sql<{last_error: string | null}[]>`
      select last_error from graphile_worker.jobs where task_identifier = ${job}`;
    if (!waiting) return;
    if (waiting.last_error !== null || Date.now() > deadline) throw new Error(`${waiting.last_error}\n${server.log}`);
  }
}
