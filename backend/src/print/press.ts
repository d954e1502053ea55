/**
 * Prints in processes of their own, as that takes a processor and much memory: whoever prints waits for nobody else's
 * design for long, and none ends the server.
 */
import {availableParallelism, totalmem} from 'node:os';
import {join} from 'node:path';
import {isRefusal, PrintError, type Printed, type PrintRefusal, type ReadPicture} from '@emblem/print/terms';
import {JobFailure, type FailureReason} from '../processes/failure';
import type {Departure} from '../departure';
import {ProcessPool} from '../processes/pool';
import type {PrintOrder} from './order';

export interface PressLimits {
  /** A print that takes longer is ended. */
  readonly seconds: number;
  /** Processes that print at the same time: two at least, so that one person's design leaves one to the others. */
  readonly presses: number;
  /** Of one process, native memory included. */
  readonly memoryMb: number;
  /** Prints of one person that may wait. */
  readonly waiting: number;
}

/** Whose print it is, and what tells when nobody waits for it any more. */
export interface Asker {
  readonly person: string;
  readonly gone?: Departure;
}

const MAX_PRESSES = 4;
const WAITING = 100;
const RENEW_AFTER_JOBS = 100;
const RENEW_ABOVE_MB = 200;
const MEGABYTE = 1024 * 1024;
/** Presses together take half of the machine's memory at most. */
const SHARE = 0.5;
const [MIN_MB, MAX_MB] = [512, 2048];

/** As many presses as the machine, or the container, has processors and memory for. */
function limitsHere(): PressLimits {
  const room = (Math.min(process.constrainedMemory() || Infinity, totalmem()) * SHARE) / MEGABYTE;
  const presses = Math.min(MAX_PRESSES, Math.max(2, Math.min(availableParallelism(), Math.floor(room / MAX_MB))));
  return {presses, memoryMb: Math.min(MAX_MB, Math.max(MIN_MB, Math.floor(room / presses))), seconds: 120, waiting: 10};
}

export class Press {
  private readonly pool: ProcessPool;

  constructor(private readonly limits: PressLimits = limitsHere()) {
    const {presses, memoryMb, waiting} = limits;
    this.pool = new ProcessPool({
      script: join(__dirname, 'process.js'),
      processes: presses,
      memoryMb,
      heapMb: Math.floor(memoryMb / 2),
      renewAfterJobs: RENEW_AFTER_JOBS,
      renewAboveMb: RENEW_ABOVE_MB,
      waitingOfParty: waiting,
      waiting: WAITING,
    });
  }

  /**
   * Throws `PrintError` as `printDesign` does, when the design takes more than the limits, and when too many prints
   * wait already.
   */
  async print(order: PrintOrder, readPicture: ReadPicture, {person, gone}: Asker): Promise<Printed> {
    const {seconds} = this.limits;
    const answer = (address: unknown): Promise<unknown> => readPicture(String(address));
    try {
      return await this.pool.run<Printed>(person, {job: 'print', input: order, seconds, answer, gone});
    } catch (error) {
      throw error instanceof JobFailure ? this.errorOf(error) : error;
    }
  }

  private errorOf(failure: JobFailure): Error {
    const {seconds, waiting} = this.limits;
    const {reason, code, detail} = failure;
    const refusals: Readonly<Record<Exclude<FailureReason, 'failed' | 'refused'>, readonly [PrintRefusal, string?]>> = {
      busy: ['too-many', String(waiting)],
      'too-slow': ['too-long', String(seconds)],
      died: ['too-heavy'],
      crashed: ['too-heavy'],
      'given-up': ['given-up'],
    };
    if (reason === 'failed') return failure;
    if (reason === 'refused') return isRefusal(code) ? new PrintError(code, detail) : failure;
    const [refusal, about] = refusals[reason];
    return new PrintError(refusal, about);
  }

  async stop(): Promise<void> {
    await this.pool.stop();
  }
}
