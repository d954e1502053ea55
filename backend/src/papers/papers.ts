/** The papers there are, and their PDF, set in processes of their own. */
import {join} from 'node:path';
import type {PaperFile, Wordings} from '@emblem/schemas/papers';
import type {Actor} from '../actor';
import type {Departure} from '../departure';
import {partyOf} from '../party';
import {Refusal} from '../errors';
import {text} from '../messages';
import {JobFailure} from '../processes/failure';
import {ProcessPool} from '../processes/pool';
import type {PaperOrder, SetPaper} from './order';

/** Of one paper: a thousand take a second, and memory for each. */
export const MAX_LINES = 1000;
/** Two, so that one party never holds up the others. */
const PROCESSES = 2;
const MEMORY_MB = 768;
const HEAP_MB = 192;
/** Typst keeps something of each paper, whatever it is told to forget. */
const RENEW_AFTER_JOBS = 200;
const RENEW_ABOVE_MB = 300;
const SECONDS = 30;
const WAITING_OF_PARTY = 20;
const WAITING = 200;
/** Until somebody who was told that too much is waiting should try again. */
const RETRY_SECONDS = 10;

export interface PaperLimits {
  readonly memoryMb: number;
  readonly seconds: number;
  readonly waitingOfParty: number;
}

/** Whose paper it is. */
export type PaperAsker = Pick<Actor, 'kind' | 'id' | 'memberId' | 'address' | 'language'>;

export class Papers {
  readonly files: ReadonlyMap<string, PaperFile>;
  private readonly pool: ProcessPool;

  constructor(
    files: readonly PaperFile[],
    readonly wordings: Wordings,
    private readonly limits: PaperLimits = {memoryMb: MEMORY_MB, seconds: SECONDS, waitingOfParty: WAITING_OF_PARTY},
  ) {
    this.files = new Map(files.map(file => [file.$id, file]));
    this.pool = new ProcessPool({
      script: join(__dirname, 'process.js'),
      processes: PROCESSES,
      memoryMb: limits.memoryMb,
      heapMb: HEAP_MB,
      renewAfterJobs: RENEW_AFTER_JOBS,
      renewAboveMb: RENEW_ABOVE_MB,
      waitingOfParty: limits.waitingOfParty,
      waiting: WAITING,
    });
  }

  /**
   * As PDF; `readPicture` gets the bytes of a picture by its address, and `gone` tells when nobody waits any more.
   * Throws a `Refusal`: 422 for what takes too much time or memory, 429 when too many are waiting.
   */
  async pdf(
    actor: PaperAsker,
    input: PaperOrder,
    readPicture: (address: string) => Promise<Uint8Array | undefined>,
    gone?: Departure,
  ): Promise<SetPaper> {
    const answer = (address: unknown): Promise<unknown> => readPicture(String(address));
    const {seconds} = this.limits;
    const set = (asked: PaperOrder): Promise<SetPaper> =>
      this.pool.run<SetPaper>(partyOf(actor), {job: 'paper', input: asked, seconds, answer, gone});
    try {
      return await set(input).catch(error => {
        if (!(error instanceof JobFailure) || error.reason !== 'crashed') throw error;
        // Typst gives up over some sequences of signs that no language has.
        return set({...input, isPlain: true});
      });
    } catch (error) {
      throw error instanceof JobFailure ? this.refusalOf(actor, error) : error;
    }
  }

  private refusalOf({language}: PaperAsker, failure: JobFailure): Error {
    const {seconds, waitingOfParty} = this.limits;
    switch (failure.reason) {
      case 'busy':
        return new Refusal(429, text('paperTooMany', language, {limit: waitingOfParty}), {retryAfter: RETRY_SECONDS});
      case 'too-slow':
        return new Refusal(422, text('paperTooLong', language, {limit: seconds}));
      case 'died':
        return new Refusal(422, text('paperTooHeavy', language));
      case 'crashed':
        return new Refusal(422, text('paperUnsettable', language));
      case 'given-up':
        return new Refusal(422, text('paperGivenUp', language));
      default:
        return failure;
    }
  }

  async stop(): Promise<void> {
    await this.pool.stop();
  }
}
