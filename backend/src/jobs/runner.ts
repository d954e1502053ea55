/** The background worker: takes queued jobs and runs timed ones; several processes share the work. */
import {Logger, run, runMigrations} from 'graphile-worker';
import type {Engine} from '../server/keys';
import {TASKS} from './tasks';

/** Only what went wrong is worth a line. */
const logger = new Logger(() => (level, message) => {
  if (level === 'error') console.error(message);
});

/** Makes the queue's tables; to be done before anything is queued. */
export async function prepareQueue(connectionString: string): Promise<void> {
  await runMigrations({connectionString, logger});
}

/** Answers how to stop. */
export async function startJobs(engine: Engine, connectionString: string): Promise<() => Promise<void>> {
  const runner = await run({
    connectionString, logger, concurrency: 2, maxPoolSize: 3, noHandleSignals: true, pollInterval: 5000,
    taskList: Object.fromEntries(TASKS.map(task => [task.name, (payload: unknown) => task.run(engine, payload)])),
    crontab: TASKS.filter(task => task.schedule !== undefined).map(task => `${task.schedule ?? ''} ${task.name}`).join('\n'),
  });
  return () => runner.stop();
}
