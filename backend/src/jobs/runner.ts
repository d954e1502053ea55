/**
 * The background worker: takes queued jobs, and looks every minute for timed ones and for what writes have left.
 * Several processes share the work.
 */
import {Logger, run, runMigrations, type Task as Worker, type TaskList} from 'graphile-worker';
import type {Engine} from '../engine';
import {asJob, doDue, doSoon, type DeferredTask} from './deferred';
import {RUN_JOB} from './queue-run';
import type {Task} from './task';
import {queueDueTasks, runTimedTask, syncTimedTasks} from './timed-tasks';

/** Only what went wrong is worth a line. */
const logger = new Logger(() => (level, message) => {
  if (level === 'error') console.error(message);
});

/** Makes the queue's tables; to be done before anything is queued. */
export async function prepareQueue(connectionString: string): Promise<void> {
  await runMigrations({connectionString, logger});
}

function workerOf(engine: Engine, task: Task): Worker {
  return (payload, {job}) => task.run(engine, payload, {isLast: job.attempts >= job.max_attempts});
}

function taskList(engine: Engine, tasks: readonly Task[], deferred: readonly DeferredTask[]): TaskList {
  return {
    ...Object.fromEntries(tasks.map(task => [task.name, workerOf(engine, task)])),
    queueDueTasks: () => queueDueTasks(engine),
    doDeferredWork: () => doDue(engine, deferred),
    [RUN_JOB]: payload => runTimedTask(engine, tasks, payload),
  };
}

/** Returns a function that ends it. */
export async function startJobs(
  engine: Engine,
  tasks: readonly Task[],
  deferred: readonly DeferredTask[],
  connectionString: string,
): Promise<() => Promise<void>> {
  await syncTimedTasks(engine, tasks);
  const runner = await run({
    connectionString,
    logger,
    concurrency: 2,
    maxPoolSize: 3,
    noHandleSignals: true,
    pollInterval: 5000,
    taskList: taskList(engine, [...tasks, ...deferred.map(asJob)], deferred),
    crontab: '* * * * * queueDueTasks\n* * * * * doDeferredWork',
  });
  const stopDeferred = doSoon(engine, deferred);
  return async () => {
    await stopDeferred();
    await runner.stop();
  };
}
