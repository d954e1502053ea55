/**
 * A token or a secret that this process does not know is looked for in the database: few of one place at a time, so
 * that whoever tries them by the hundred holds up nobody.
 */
import type {Language} from '../actor';
import {Refusal} from '../errors';
import {text} from '../messages';
import {FairTurns} from '../processes/fair-turns';
import {networkOf} from '../party';

const turns = new FairTurns({ofParty: 2, ofAll: 4, waiting: 100});
const RETRY_SECONDS = 1;

interface Comer {
  readonly address: string;
  readonly language: Language;
}

/** 429 for a place of which too many wait. */
export async function lookUp<T>({address, language}: Comer, work: () => Promise<T>): Promise<T> {
  const place = networkOf(address);
  if (!turns.hasRoom(place))
    throw new Refusal(429, text('tooOften', language, {seconds: RETRY_SECONDS}), {retryAfter: RETRY_SECONDS});
  return turns.take(place, work);
}
