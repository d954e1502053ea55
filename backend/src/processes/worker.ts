/** One process that works for the server, as the server sees it. */
import {fork, type ChildProcess} from 'node:child_process';
import type {Departure} from '../departure';
import {JobFailure, type FailureReason} from './failure';
import type {Order, Report} from './messages';

export interface Task {
  readonly job: string;
  readonly input: unknown;
  /** The process is ended when the job takes longer. */
  readonly seconds: number;
  /** Answers what the job asks the server for; what fails is answered with nothing. */
  readonly answer?: (question: unknown) => Promise<unknown>;
  /** Tells when nobody waits for the job any more; the process is ended then. Absent where somebody always does. */
  readonly gone?: Departure;
}

export interface WorkerLimits {
  /** Of the process as a whole, native memory included. */
  readonly memoryMb: number;
  /** Of JavaScript's heap. */
  readonly heapMb: number;
}

/** What a process of ours needs of the environment: what reads files of strangers is told no secret. */
export function environment(): NodeJS.ProcessEnv {
  const {PATH, HOME, TMPDIR, TEMP, SystemRoot, LANG, NODE_ENV} = process.env;
  // Few arenas: otherwise glibc keeps what each thread once needed.
  return {PATH, HOME, TMPDIR, TEMP, SystemRoot, LANG, NODE_ENV, MALLOC_ARENA_MAX: '2'};
}

/** Of what a process says before it ends: enough to tell why. */
const LAST_WORDS = 4096;

/** What Node, C++ and Rust say when there is no memory left. */
const NO_MEMORY = /out of memory|bad_alloc|memory allocation/i;

export class Worker {
  private readonly child: ChildProcess;
  private finish: ((report: Report | JobFailure) => void) | undefined;
  private answer: Task['answer'];
  /** Jobs done so far. */
  jobs = 0;
  /** Bytes the process held after its last job. */
  memory = 0;
  private gone = false;
  private lastWords = '';

  constructor(script: string, {memoryMb, heapMb}: WorkerLimits) {
    this.child = fork(script, [String(memoryMb)], {
      execArgv: [`--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
      env: environment(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child.on('message', (report: Report) => this.hear(report));
    this.child.stderr?.setEncoding('utf8').on('data', (words: string) => {
      this.lastWords = `${this.lastWords}${words}`.slice(-LAST_WORDS);
    });
    this.child.on('error', () => this.ended('crashed'));
    // Once its last words are here, too.
    this.child.on('close', (_code, signal) => this.ended(this.isOfMemory(signal) ? 'died' : 'crashed'));
  }

  private ended(reason: 'died' | 'crashed'): void {
    this.gone = true;
    this.finish?.(new JobFailure(reason, '', this.lastWords));
  }

  /** The watchdog of a process kills it when it has grown too large. */
  private isOfMemory(signal: NodeJS.Signals | null): boolean {
    return signal === 'SIGKILL' || NO_MEMORY.test(this.lastWords);
  }

  get alive(): boolean {
    return !this.gone;
  }

  private hear(report: Report): void {
    if ('done' in report) return this.finish?.(report);
    const answer = (value: unknown): void => this.send({wish: report.wish, answer: value});
    (this.answer?.(report.question) ?? Promise.resolve(undefined)).then(answer, () => answer(undefined));
  }

  private send(order: Order): void {
    if (this.child.connected) this.child.send(order, () => undefined);
  }

  /** One at a time. Throws `JobFailure`. */
  async run(task: Task): Promise<unknown> {
    const work = this.reportOn(task);
    const report = await (task.gone ? task.gone.watch(work, () => this.breakOff('given-up')) : work);
    this.finish = undefined;
    this.answer = undefined;
    return this.outcome(report);
  }

  private reportOn({job, input, seconds, answer}: Task): Promise<Report | JobFailure> {
    return new Promise(resolve => {
      const timer = setTimeout(() => this.breakOff('too-slow'), seconds * 1000);
      this.answer = answer;
      this.finish = result => {
        clearTimeout(timer);
        resolve(result);
      };
      if (this.gone) this.finish(new JobFailure('crashed'));
      else this.send({job, input});
    });
  }

  private breakOff(reason: FailureReason): void {
    this.end();
    this.finish?.(new JobFailure(reason));
  }

  private outcome(report: Report | JobFailure): unknown {
    if (report instanceof JobFailure) throw report;
    if (!('done' in report)) throw new JobFailure('failed', '', 'no outcome');
    this.jobs += 1;
    this.memory = report.memory;
    if (report.done) return report.output;
    throw report.refusal === undefined
      ? new JobFailure('failed', '', report.detail)
      : new JobFailure('refused', report.refusal, report.detail);
  }

  /** Ends the process at once, whatever it is at. */
  end(): void {
    this.gone = true;
    this.child.kill('SIGKILL');
  }
}
