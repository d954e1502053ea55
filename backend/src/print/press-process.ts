/** One process that prints, one design after the other. What it takes of memory natively no setting of a thread could bound. */
import {fork, type ChildProcess} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {PrintError, type Printed, type ReadPicture} from '@emblem/print/terms';
import type {PressMessage, PressResult, PressTask, PrintOrder} from './order';

export interface JobLimits {
  /** A print that takes longer is ended. */
  readonly seconds: number;
  /** Of the whole process, in MB. */
  readonly memoryMb: number;
}

/** What is not used again goes back to the system: glibc keeps pools for each thread otherwise. */
const ENVIRONMENT = {MALLOC_ARENA_MAX: '2', NODE_ENV: 'production'};
const LOOK_MS = 200;
/** A process that has grown beyond this share of its limit prints nothing more. */
const WORN = 0.25;
const MEGABYTE = 1024 * 1024;

/** Resident memory of a process in bytes, where the system tells. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

export class PressProcess {
  private readonly child: ChildProcess;
  private ended: PrintError | undefined;
  private resident = 0;

  constructor(private readonly limits: JobLimits) {
    this.child = fork(join(__dirname, 'process.js'), [], {
      serialization: 'advanced', execArgv: [`--max-old-space-size=${Math.round(limits.memoryMb / 2)}`], env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // What cannot be started or told exits, too.
    this.child.on('error', () => this.end());
    // One that prints is waited for by whoever asked; one that does not keeps nobody from ending.
    this.child.unref();
    this.child.channel?.unref();
  }

  /** Whether it may print again. */
  get isFresh(): boolean {
    return this.child.connected && this.ended === undefined && this.resident < this.limits.memoryMb * MEGABYTE * WORN;
  }

  /** Throws `PrintError` as `printDesign` does, and when the design takes more than the limits or the asker goes away. */
  async print(order: PrintOrder, readPicture: ReadPicture, signal: AbortSignal): Promise<Printed> {
    const {seconds, memoryMb} = this.limits;
    const leave = (): void => this.end(new PrintError('given-up'));
    signal.addEventListener('abort', leave, {once: true});
    const clock = setTimeout(() => this.end(new PrintError('too-long', String(seconds))), seconds * 1000);
    const watch = setInterval(() => void this.look(memoryMb), LOOK_MS);
    try {
      const result = await this.resultOf(order, readPicture);
      await this.look(memoryMb);
      if ('refusal' in result) throw new PrintError(result.refusal, result.detail);
      if ('defect' in result) throw new Error(result.defect);
      return result;
    } finally {
      clearTimeout(clock);
      clearInterval(watch);
      signal.removeEventListener('abort', leave);
    }
  }

  private resultOf(order: PrintOrder, readPicture: ReadPicture): Promise<PressResult> {
    return new Promise((resolve, reject) => {
      const hear = (message: PressMessage): void => {
        if (message.kind === 'wish') void this.answer(message.number, message.address, readPicture);
        else {
          this.child.off('message', hear).off('exit', fail);
          resolve(message.result);
        }
      };
      const fail = (_code: number | null, cause: NodeJS.Signals | null): void => reject(this.reasonOf(cause));
      this.child.on('message', hear).once('exit', fail);
      this.say({kind: 'order', order});
    });
  }

  /** V8 aborts when its heap is full, and the system kills whoever takes the last of its memory. */
  private reasonOf(cause: NodeJS.Signals | null): Error {
    return this.ended ?? (cause === 'SIGABRT' || cause === 'SIGKILL' ? new PrintError('too-heavy') : new Error(`The press ended by ${cause ?? 'itself'}`));
  }

  /** A picture that cannot be read is none. */
  private async answer(number: number, address: string, readPicture: ReadPicture): Promise<void> {
    const content = await readPicture(address).catch(() => undefined);
    this.say({kind: 'picture', number, content});
  }

  private say(task: PressTask): void {
    // One that has just ended is told of by its exit.
    if (this.child.connected) this.child.send(task, () => undefined);
  }

  private async look(memoryMb: number): Promise<void> {
    this.resident = await residentOf(this.child.pid ?? 0);
    if (this.resident > memoryMb * MEGABYTE) this.end(new PrintError('too-heavy'));
  }

  /** Ends the process, whatever it is doing. */
  end(reason?: PrintError): void {
    this.ended ??= reason ?? new PrintError('given-up');
    this.child.kill('SIGKILL');
  }
}
