/** Prints in processes of their own, as that takes a processor and much memory: whoever prints waits for nobody else's design for long, and none ends the server. */
import {availableParallelism, totalmem} from 'node:os';
import {PrintError, type Printed, type ReadPicture} from '@emblem/print/terms';
import {FairQueue} from './fair-queue';
import type {PrintOrder} from './order';
import {PressProcess, type JobLimits} from './press-process';

export interface PressLimits extends JobLimits {
  /** Processes that print at the same time: two at least, so that one person's design leaves a press to the others. */
  readonly presses: number;
  /** Prints of one person that may wait. */
  readonly waiting: number;
}

/** Whose print it is, and the sign that nobody waits for it any more. */
export interface Asker {
  readonly person: string;
  readonly signal: AbortSignal;
}

interface Job extends Asker {
  readonly order: PrintOrder;
  readonly readPicture: ReadPicture;
  readonly resolve: (printed: Printed) => void;
  readonly reject: (error: unknown) => void;
}

const IDLE_MS = 60_000;
const MAX_PRESSES = 4;
const MEGABYTE = 1024 * 1024;
/** Presses together take half of the machine's memory at most. */
const SHARE = 0.5;
const [LEAST_MB, MOST_MB] = [512, 2048];

/** As many presses as the machine has processors and memory for. */
export function limitsHere(): PressLimits {
  const room = ((process.constrainedMemory() || totalmem()) < totalmem() ? process.constrainedMemory() : totalmem()) / MEGABYTE * SHARE;
  const presses = Math.min(MAX_PRESSES, Math.max(2, Math.min(availableParallelism(), Math.floor(room / MOST_MB))));
  return {presses, memoryMb: Math.min(MOST_MB, Math.max(LEAST_MB, Math.floor(room / presses))), seconds: 120, waiting: 10};
}

export class Press {
  private readonly queue: FairQueue<Job>;
  private readonly idle: PressProcess[] = [];
  private readonly busy = new Set<PressProcess>();
  private resting: NodeJS.Timeout | undefined;

  constructor(private readonly limits: PressLimits = limitsHere()) {
    this.queue = new FairQueue(Math.max(1, limits.presses - 1));
  }

  /** Throws `PrintError` as `printDesign` does, when the design takes more than the limits, and when too many of the person's prints wait already. */
  async print(order: PrintOrder, readPicture: ReadPicture, {person, signal}: Asker): Promise<Printed> {
    const {waiting} = this.limits;
    if (this.queue.waitingOf(person) >= waiting) throw new PrintError('too-many', String(waiting));
    return new Promise((resolve, reject) => {
      const job: Job = {order, readPicture, person, signal, resolve, reject};
      signal.addEventListener('abort', () => {
        if (this.queue.remove(person, job)) reject(new PrintError('given-up'));
      }, {once: true});
      this.queue.add(person, job);
      this.begin();
    });
  }

  private begin(): void {
    while (this.busy.size < this.limits.presses) {
      const job = this.queue.next();
      if (!job) return;
      void this.run(job);
    }
  }

  private async run({order, readPicture, person, signal, resolve, reject}: Job): Promise<void> {
    clearTimeout(this.resting);
    const press = this.idle.pop() ?? new PressProcess(this.limits);
    this.busy.add(press);
    await press.print(order, readPicture, signal).then(resolve, reject);
    this.busy.delete(press);
    if (press.isFresh) this.idle.push(press);
    else press.end();
    this.queue.done(person);
    this.resting = setTimeout(() => this.rest(), IDLE_MS).unref();
    this.begin();
  }

  private rest(): void {
    for (const press of this.idle.splice(0)) press.end();
  }

  /** Ends all of them; what is being printed is given up. */
  stop(): Promise<void> {
    clearTimeout(this.resting);
    this.rest();
    for (const press of this.busy) press.end();
    return Promise.resolve();
  }
}
