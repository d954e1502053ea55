/**
 * What one party may have of the server at a time. Large bodies are read a few at once, so that memory does not grow
 * with what strangers send: until its turn a request is not read, and waits on its own side. Members and visitors hold
 * only so many connections of the database, each of them and all together, and each of the staff their share; a request
 * takes its turn once its body is there, so that none is held by who sends slowly.
 */
import type {IncomingMessage} from 'node:http';
import type {Actor} from '../actor';
import {partyOf} from '../party';
import {Refusal} from '../errors';
import {text} from '../messages';
import {FairTurns, NO_TURN, type Turn} from '../processes/fair-turns';
import {patiently, type Patience} from './arrival';
import {readAhead} from '../web/body';

/** Bytes of a body that many may send at once. */
const SMALL = 256 * 1024;
const RETRY_SECONDS = 10;
/** Streamed to the disk as it comes. */
const UPLOADS = '/files';
const CALLS = '/api/';
/** Of the connections of the database, what members and visitors hold together at most. */
const OPEN_SHARE = 0.7;
/** What one of the staff has at most, whatever they start at once: imports, reports, acts on many records. */
const STAFF_SHARE = 1 / 3;

const PATIENCE: Patience = {idleMs: 20_000, graceMs: 30_000, bytesPerSecond: 32 * 1024};
/** Files come from telephones, too. */
const FILE_PATIENCE: Patience = {idleMs: 20_000, graceMs: 60_000, bytesPerSecond: 8 * 1024};

/** What of an exchange decides whose turn it is. */
interface Shared {
  readonly request: IncomingMessage & {readonly path: string};
  readonly context: {readonly actor: Actor};
}

/** As long as a file takes to come or to go, it holds no connection. */
function isFile({request}: Shared): boolean {
  return request.path === UPLOADS || request.path.startsWith(`${UPLOADS}/`);
}

function isTable({request}: Shared): boolean {
  return request.headers['content-type']?.startsWith('multipart/') === true;
}

/** Tables are taken in a few at once, too, whatever their size: each is work for a while. */
function isLarge(shared: Shared): boolean {
  const {headers} = shared.request;
  const size = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
  return size > SMALL || isTable(shared);
}

/** Members and visitors, who are many and nobody's colleagues. */
function isOpen({context, request}: Shared): boolean {
  return context.actor.kind !== 'staff' && request.path.startsWith(CALLS);
}

export interface ShareOptions {
  /** Connections of the database. */
  readonly connections: number;
  readonly patience?: Patience;
}

export class Shares {
  private readonly ofStaff = new FairTurns({ofParty: 3, ofAll: 6, waiting: 100});
  private readonly ofOthers = new FairTurns({ofParty: 3, ofAll: 6, waiting: 100});
  private readonly files = new FairTurns({ofParty: 10, ofAll: 200, waiting: 100});
  private readonly calls: FairTurns;
  private readonly staff: FairTurns;
  private readonly patience: Patience;

  constructor({connections, patience = PATIENCE}: ShareOptions) {
    const ofAll = Math.max(1, Math.floor(connections * OPEN_SHARE));
    this.calls = new FairTurns({ofParty: Math.min(5, ofAll), ofAll, waiting: 200});
    const ofColleague = Math.max(1, Math.floor(connections * STAFF_SHARE));
    this.staff = new FairTurns({ofParty: ofColleague, ofAll: Infinity, waiting: 1000});
    this.patience = patience;
  }

  /** 429 when too many requests of the party wait for their turn. */
  async take<T>(shared: Shared, work: (turn: Turn) => Promise<T>): Promise<T> {
    const {context, request} = shared;
    const {actor} = context;
    if (isFile(shared)) return this.file(shared, work);
    if (request.method === 'GET') return this.called(shared, work);
    const received = async (): Promise<T> => {
      if (isTable(shared)) return patiently(request, this.patience, () => work(NO_TURN));
      await patiently(request, this.patience, () => readAhead(request, actor.language));
      return this.called(shared, work);
    };
    return isLarge(shared)
      ? this.inTurn(actor.kind === 'staff' ? this.ofStaff : this.ofOthers, actor, received)
      : received();
  }

  /** One that comes is streamed to the disk; one that goes takes as long as its reader. */
  private file<T>({context, request}: Shared, work: (turn: Turn) => Promise<T>): Promise<T> {
    if (request.method === 'GET') return work(NO_TURN);
    return this.inTurn(this.files, context.actor, turn => patiently(request, FILE_PATIENCE, () => work(turn)));
  }

  private called<T>(shared: Shared, work: (turn: Turn) => Promise<T>): Promise<T> {
    const {actor} = shared.context;
    if (isOpen(shared)) return this.inTurn(this.calls, actor, work);
    return actor.kind === 'staff' ? this.inTurn(this.staff, actor, work) : work(NO_TURN);
  }

  private inTurn<T>(turns: FairTurns, actor: Actor, work: (turn: Turn) => Promise<T>): Promise<T> {
    const party = partyOf(actor);
    if (!turns.hasRoom(party))
      throw new Refusal(429, text('tooOften', actor.language, {seconds: RETRY_SECONDS}), {retryAfter: RETRY_SECONDS});
    return turns.take(party, work);
  }
}
