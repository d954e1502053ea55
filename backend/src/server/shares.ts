/**
 * What one party may have of the server at a time. Large bodies are read a few at once, so that memory does not grow
 * with what strangers send: until its turn a request is not read, and waits on its own side. Members and visitors hold
 * only so many connections of the database.
 */
import {partyOf} from '../access/party';
import {Refusal} from '../errors';
import {text} from '../messages';
import {FairTurns} from '../processes/fair-turns';
import type {Exchange} from './exchange';

/** Bytes of a body that many may send at once. */
const SMALL = 256 * 1024;
/** A large body has to arrive within this time from its turn on. */
const PATIENCE_MS = 60_000;
const RETRY_SECONDS = 10;
/** Streamed to the disk as it comes. */
const UPLOADS = '/files';

function isLarge({request}: Exchange): boolean {
  if (request.method === 'GET' || request.path === UPLOADS) return false;
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > SMALL;
}

/** Ends a request whose body does not arrive. */
async function impatiently<T>({request}: Exchange, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, PATIENCE_MS);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

export class Shares {
  private readonly large = new FairTurns({ofParty: 3, ofAll: 12, waiting: 100});
  private readonly calls = new FairTurns({ofParty: 5, ofAll: Infinity, waiting: 200});

  /** 429 when too many requests of the party wait for their turn. */
  async take<T>(exchange: Exchange, work: () => Promise<T>): Promise<T> {
    const {actor} = exchange.context;
    const party = partyOf(actor);
    const inTurn = (turns: FairTurns, inner: () => Promise<T>): Promise<T> => {
      if (!turns.hasRoom(party))
        throw new Refusal(429, text('tooOften', actor.language, {seconds: RETRY_SECONDS}), {retryAfter: RETRY_SECONDS});
      return turns.take(party, inner);
    };
    const shared =
      actor.kind !== 'staff' && exchange.request.path.startsWith('/api/') ? () => inTurn(this.calls, work) : work;
    return isLarge(exchange) ? inTurn(this.large, () => impatiently(exchange, shared)) : shared();
  }
}
