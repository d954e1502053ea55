/**
 * Work in processes of its own: limited in time and memory, native memory included, so that no job ends the server or
 * holds it up. Processes are started when needed, renewed after some jobs or when they have grown, and ended when idle.
 */
import {FairQueue} from './fair-queue';
import {JobFailure} from './failure';
import {Worker, type Task, type WorkerLimits} from './worker';

export interface PoolOptions extends WorkerLimits {
  /** A compiled script that calls `serve`. */
  readonly script: string;
  readonly processes: number;
  /** A process is replaced after so many jobs, or when it holds more than so much memory after one. */
  readonly renewAfterJobs: number;
  readonly renewAboveMb: number;
  /** Jobs of one party, and of all, that may wait; more are refused as `busy`. */
  readonly waitingOfParty: number;
  readonly waiting: number;
}

const MEGABYTE = 1024 * 1024;
/** A process that had nothing to do for so long ends. */
const IDLE_MS = 30_000;

interface Waiting {
  readonly party: string;
  readonly task: Task;
  resolve(output: unknown): void;
  reject(failure: unknown): void;
}

export class ProcessPool {
  private readonly queue = new FairQueue<Waiting>();
  private readonly idle: Worker[] = [];
  private readonly busy = new Set<Worker>();
  private readonly running = new Map<string, number>();
  private idleTimer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly options: PoolOptions) {}

  /**
   * The output of a job. `party` is for whom it is done: parties take turns, and where there are several processes
   * none has all of them. Throws `JobFailure`.
   */
  async run<Output>(party: string, task: Task): Promise<Output> {
    const {waiting, waitingOfParty} = this.options;
    if (task.gone?.hasLeft) throw new JobFailure('given-up');
    if (this.stopped || this.queue.size >= waiting || this.queue.sizeOf(party) >= waitingOfParty)
      throw new JobFailure('busy');
    let leave = (): void => undefined;
    const output = new Promise((resolve: (output: Output) => void, reject) => {
      const job: Waiting = {party, task, resolve, reject};
      leave = () => {
        if (this.queue.remove(party, job)) reject(new JobFailure('given-up'));
      };
      this.queue.add(party, job);
      this.next();
    });
    return task.gone ? task.gone.watch(output, leave) : output;
  }

  /** Ends every process at once; what was at work fails. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (let left = this.queue.take(() => true); left; left = this.queue.take(() => true))
      left.reject(new JobFailure('busy'));
    for (const worker of [...this.busy, ...this.idle]) worker.end();
    this.idle.length = 0;
    clearTimeout(this.idleTimer);
  }

  private mayHave(party: string): boolean {
    return (this.running.get(party) ?? 0) < Math.max(1, this.options.processes - 1);
  }

  private next(): void {
    while (this.busy.size < this.options.processes) {
      const job = this.queue.take(party => this.mayHave(party));
      if (!job) return;
      void this.work(job);
    }
  }

  private worker(): Worker {
    let worker = this.idle.pop();
    while (worker && !worker.alive) worker = this.idle.pop();
    return worker ?? new Worker(this.options.script, this.options);
  }

  private async work({party, task, resolve, reject}: Waiting): Promise<void> {
    const worker = this.worker();
    this.busy.add(worker);
    this.running.set(party, (this.running.get(party) ?? 0) + 1);
    await worker.run(task).then(resolve, reject);
    this.busy.delete(worker);
    const left = (this.running.get(party) ?? 1) - 1;
    if (left > 0) this.running.set(party, left);
    else this.running.delete(party);
    this.putBack(worker);
    this.next();
  }

  private putBack(worker: Worker): void {
    const {renewAfterJobs, renewAboveMb} = this.options;
    if (!worker.alive) return;
    if (this.stopped || worker.jobs >= renewAfterJobs || worker.memory > renewAboveMb * MEGABYTE) return worker.end();
    this.idle.push(worker);
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => {
      for (const each of this.idle.splice(0)) each.end();
    }, IDLE_MS).unref();
  }
}
