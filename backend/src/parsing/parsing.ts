/** The one door to everything that reads files of strangers: pictures, drawings, tables. */
import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {partyOf} from '../party';
import type {Context} from '../context';
import {Refusal} from '../errors';
import {text} from '../messages';
import {JobFailure} from '../processes/failure';
import {ProcessPool} from '../processes/pool';
import {log} from '../log';
import type {Parser} from './parser';
import {PARSERS, type InputOf, type OutputOf, type ParserName} from './parsers';

/** Two, so that one party never holds up the others. */
const PROCESSES = 2;
const MEMORY_MB = 512;
const HEAP_MB = 256;
const RENEW_AFTER_JOBS = 200;
const RENEW_ABOVE_MB = 160;
/** A page of a list asks for as many thumbnails at once as it has rows. */
const WAITING_OF_PARTY = 200;
const WAITING = 2000;
/** Until somebody who was told that too much is waiting should try again. */
const RETRY_SECONDS = 10;

export class Parsing {
  private readonly pool = new ProcessPool({
    script: join(__dirname, 'process.js'),
    processes: PROCESSES,
    memoryMb: MEMORY_MB,
    heapMb: HEAP_MB,
    renewAfterJobs: RENEW_AFTER_JOBS,
    renewAboveMb: RENEW_ABOVE_MB,
    waitingOfParty: WAITING_OF_PARTY,
    waiting: WAITING,
  });

  /**
   * What the parser of that name makes of a file. Throws a `Refusal`: 413 for a file that is too large, 422 for one
   * that cannot be read or needs too much time or memory, 429 when too many are waiting already.
   */
  async parse<Name extends ParserName>(context: Context, name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
    const {maxBytes, seconds} = PARSERS[name];
    const {language} = context.actor;
    if ((await stat(input.path)).size > maxBytes)
      throw new Refusal(413, text('fileTooLarge', language, {limit: Math.round(maxBytes / 1024 / 1024)}));
    try {
      return await this.pool.run<OutputOf<Name>>(partyOf(context.actor), {
        job: name,
        input,
        seconds,
        gone: context.gone,
      });
    } catch (error) {
      throw error instanceof JobFailure ? this.refusalOf(context, name, error) : error;
    }
  }

  private refusalOf({actor: {language}}: Context, name: ParserName, {reason, code, detail}: JobFailure): Refusal {
    if (reason === 'busy') return new Refusal(429, text('parseBusy', language), {retryAfter: RETRY_SECONDS});
    if (reason === 'failed') log(`parsing ${name}: ${detail}`);
    const {texts = {}}: Pick<Parser<never, unknown>, 'texts'> = PARSERS[name];
    if (reason === 'too-slow' || reason === 'given-up') return new Refusal(422, text('parseTooSlow', language));
    if (reason === 'died' || code === 'too-large')
      return new Refusal(422, text(texts['too-large'] ?? 'parseTooComplex', language));
    if (code === 'undecodable' && texts.undecodable)
      return new Refusal(422, text(texts.undecodable, language, {line: detail}));
    return new Refusal(422, text(texts.unreadable ?? 'parseUnreadable', language));
  }

  async stop(): Promise<void> {
    await this.pool.stop();
  }
}
