/**
 * Timed tasks are rows that administrators keep: a schedule, when it is due next, and how its runs ended.
 * Every minute one process looks for what is due; each run is a row and a job of the same transaction, so that with
 * several processes none is lost and none is doubled.
 */
import {TIMED_TASK} from '@emblem/schemas/values';
import {clock} from '@emblem/schemas/clock';
import {SYSTEM} from '../actor';
import {textOf, timeOf} from '../record-values';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {lock} from '../database/lock';
import {find, findAll, list} from '../read';
import {contextOf, type Engine} from '../engine';
import {create, transaction, update} from '../write';
import {nextTime, parseCron} from './cron';
import {queueRun} from './queue-run';
import type {Task} from './task';

const KEY = 'timed-task';
const RUN = 'timed-task-run';
/** Two looks for what is due, or two starts, one after the other. */
const TURN = 'timed-tasks';
const MESSAGE_LENGTH = 2000;

/** Adds a row for each task that has none; one that an administrator deleted is not made again. */
export async function syncTimedTasks(engine: Engine, tasks: readonly Task[]): Promise<void> {
  await transaction(contextOf(engine, SYSTEM), async tx => {
    await lock(tx.sql, TURN);
    const rows = [...(await findAll(tx, KEY)), ...(await list(tx, KEY, {deleted: true})).records];
    const known = new Set(rows.map(row => textOf(row, 'job')));
    const labels = new Map(tx.model.entity(KEY).field.job?.options?.map(({value, label}) => [value, label.en]));
    for (const {name, schedule} of tasks)
      if (schedule !== undefined && !known.has(name))
        await create(tx, KEY, {
          taskName: labels.get(name) ?? name,
          job: name,
          cron: schedule,
          state: TIMED_TASK.state.enabled,
        });
  });
}

function timeAfter(context: Context, task: WireRecord): string | null {
  const cron = parseCron(textOf(task, 'cron') ?? '');
  return (cron && nextTime(cron, new Date(context.now))?.toISOString()) ?? null;
}

/** However often a task came due while nothing ran, it runs once. */
export async function queueDueTasks(engine: Engine): Promise<void> {
  await transaction(contextOf(engine, SYSTEM), async tx => {
    await lock(tx.sql, TURN);
    const due = await findAll(tx, KEY, {
      all: [{eq: ['state', TIMED_TASK.state.enabled]}, {lte: ['nextRunAt', tx.now]}],
    });
    for (const task of due)
      await queueRun(tx, task.id, {
        trigger: 'schedule',
        dueAt: timeOf(task, 'nextRunAt') ?? tx.now,
        userId: null,
        nextRunAt: timeAfter(tx, task),
      });
  });
}

/** Writes how a run stands, and the same at its task, which may have been deleted since. */
async function note(
  engine: Engine,
  run: WireRecord,
  values: Values,
  ofTask: (task: WireRecord) => Values,
): Promise<void> {
  await transaction(contextOf(engine, SYSTEM), async tx => {
    await update(tx, RUN, run.id, values);
    const task = await find(tx, KEY, {eq: ['id', Number(run.taskId)]});
    if (task) await update(tx, KEY, task.id, {lastState: values.runState, ...ofTask(task)});
  });
}

function runIdOf(payload: unknown): number {
  const id = typeof payload === 'object' && payload !== null && 'runId' in payload ? payload.runId : undefined;
  if (typeof id !== 'number') throw new Error('A run of a timed task was queued without its id.');
  return id;
}

/** A failure is kept with the run and not tried again before the next time; a run that ended is not done twice. */
export async function runTimedTask(engine: Engine, tasks: readonly Task[], payload: unknown): Promise<void> {
  const context = contextOf(engine, SYSTEM);
  const run = await find(context, RUN, {eq: ['id', runIdOf(payload)]});
  const row = run && (await find(context, KEY, {eq: ['id', Number(run.taskId)]}));
  if (!run || !row || run.finishedAt) return;
  await note(engine, run, {runState: 'running', startedAt: context.now}, () => ({
    lastRunAt: context.now,
    lastMessage: null,
  }));
  const message = await failureOf(
    engine,
    tasks.find(task => task.name === row.job),
  );
  const runState = message === null ? 'done' : 'failed';
  await note(engine, run, {runState, message, finishedAt: clock.moment()}, task => ({
    lastMessage: message,
    failureCount: message === null ? 0 : Number(task.failureCount) + 1,
  }));
}

/** What went wrong; null when nothing did. */
async function failureOf(engine: Engine, task: Task | undefined): Promise<string | null> {
  try {
    if (!task) throw new Error('There is no such task any more.');
    await task.run(engine, {}, {isLast: true});
    return null;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).slice(0, MESSAGE_LENGTH);
  }
}
