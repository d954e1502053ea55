/**
 * Does what writes have left (`write/defer`) once it is due: all of a task that is due at a time together, in one
 * transaction with taking it out, so that nothing is done twice and nothing is lost. A writer waits for none of it, and
 * a hundred records that somebody is to hear of are told in one go.
 */
import {clock} from '@emblem/schemas/clock';
import {SYSTEM} from '../actor';
import type {Context} from '../context';
import {onWorkLeft} from '../context/outbox';
import {postponeWork, takeWork, type Work} from '../database/outbox';
import {contextOf, type Engine} from '../engine';
import {transaction} from '../write';
import type {Task} from './task';

export interface DeferredTask {
  readonly name: string;
  /** In the transaction that takes the work out; what it writes is undone where it fails. */
  run(context: Context, payloads: readonly unknown[]): Promise<void>;
}

/** Milliseconds in which further work may come that is done along with it. */
const GATHER_MS = 50;
const AT_ONCE = 50;
/** As often as the queue tries a job; the pauses come to a week or two. */
const ATTEMPTS = 25;

/** Does at most so much of it. Answers how much was due. */
async function doSome(engine: Engine, task: DeferredTask, limit: number): Promise<number> {
  const context = contextOf(engine, SYSTEM);
  let works: readonly Work[] = [];
  try {
    await transaction(context, async tx => {
      works = await takeWork(tx.sql, task.name, tx.now, limit);
      if (works.length > 0)
        await task.run(
          tx,
          works.map(({payload}) => payload),
        );
    });
  } catch (error) {
    const [first] = works;
    if (!first) throw error;
    if (works.length === 1) await putOff(engine, task, first, error);
    // One that fails does not hold up the others.
    else for (const _ of works) await doSome(engine, task, 1);
  }
  return works.length;
}

async function putOff({sql}: Engine, {name}: DeferredTask, {id}: Work, error: unknown): Promise<void> {
  const isTriedAgain = await postponeWork(sql, id, clock.moment(), ATTEMPTS);
  console.error(`${name} ${isTriedAgain ? 'is tried again later' : 'is given up'}.`, error);
}

/** Does all that is due. */
export async function doDue(engine: Engine, tasks: readonly DeferredTask[]): Promise<void> {
  for (const task of tasks) while ((await doSome(engine, task, AT_ONCE)) === AT_ONCE);
}

/**
 * Does what has come due meanwhile, and from then on soon after what this process leaves; others' and later work is
 * looked for every minute.
 */
export function doSoon(engine: Engine, tasks: readonly DeferredTask[]): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let doing = Promise.resolve();
  const begin = () => {
    timer = undefined;
    doing = doing
      .then(() => doDue(engine, tasks))
      .catch((error: unknown) => console.error('Work of the outbox was not looked for.', error));
  };
  const end = onWorkLeft(() => {
    timer ??= setTimeout(begin, GATHER_MS);
  });
  begin();
  return async () => {
    end();
    clearTimeout(timer);
    await doing;
  };
}

/** The same as a job of the queue: earlier versions of the program queued each piece of such work by itself. */
export function asJob({name, run}: DeferredTask): Task {
  return {name, run: (engine, payload) => transaction(contextOf(engine, SYSTEM), tx => run(tx, [payload]))};
}
