/** The side of a process that works for the server: it does one job after the other and ends with the server. */
import {JobRefusal} from './failure';
import {limitProcess} from './limit';
import type {Order, Report} from './messages';

/** Asks the server, in the middle of a job, for what only it can get. */
export type Ask = (question: unknown) => Promise<unknown>;

export interface Job {
  /**
   * Input, output and what is asked have to survive a structured clone. Throws `JobRefusal` for what it does not
   * accept.
   */
  run(input: unknown, ask: Ask): Promise<unknown>;
}

function report(message: Report): void {
  process.send?.(message);
}

async function outcomeOf(job: Job | undefined, input: unknown, ask: Ask): Promise<Report> {
  try {
    if (!job) throw new Error('There is no such job.');
    const output = await job.run(input, ask);
    return {done: true, output, memory: process.memoryUsage.rss()};
  } catch (error) {
    const refusal = error instanceof JobRefusal ? error.code : undefined;
    const detail = error instanceof JobRefusal ? error.detail : String(error);
    return {done: false, refusal, detail, memory: process.memoryUsage.rss()};
  }
}

/** To be called once, by the script that a `ProcessPool` names. `memoryMb` comes as its first argument. */
export function serve(jobs: Readonly<Record<string, Job>>): void {
  const waiting = new Map<number, (answer: unknown) => void>();
  let wishes = 0;
  const ask: Ask = question =>
    new Promise(resolve => {
      wishes += 1;
      waiting.set(wishes, resolve);
      report({wish: wishes, question});
    });
  limitProcess(Number(process.argv[2]));
  process.on('message', (order: Order) => {
    if ('job' in order) return void outcomeOf(jobs[order.job], order.input, ask).then(report);
    waiting.get(order.wish)?.(order.answer);
    waiting.delete(order.wish);
  });
  process.on('disconnect', () => process.exit());
}
