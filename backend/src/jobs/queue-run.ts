/** Puts a run of a timed task into the queue, in the transaction of whoever wants it. */
import {SYSTEM} from '../actor';
import type {WireRecord} from '../values';
import {asActor, type Context} from '../context';
import {create, enqueue, update} from '../write';

export const RUN_JOB = 'runTimedTask';

export interface RunWish {
  readonly trigger: 'schedule' | 'manual';
  /** ISO 8601, UTC. */
  readonly dueAt: string;
  /** Who asked for it; null for the schedule. */
  readonly userId: number | null;
  /** When the task is due after this run; unchanged when absent. */
  readonly nextRunAt?: string | null;
}

/** Runs of one task take turns, so that none overtakes another. Answers the run. */
export async function queueRun(context: Context, taskId: number, {nextRunAt, ...wish}: RunWish): Promise<WireRecord> {
  const system = asActor(context, SYSTEM);
  const run = await create(system, 'timed-task-run', {taskId, ...wish, runState: 'queued'});
  await update(system, 'timed-task', taskId, {lastState: 'queued', ...(nextRunAt !== undefined && {nextRunAt})});
  await enqueue(system, RUN_JOB, {runId: run.id}, {queue: `timed-task-${taskId}`});
  return run;
}
