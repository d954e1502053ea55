/** One open socket: what it is told, what it may say, and how long it may be silent. */
import {WebSocket, type RawData} from 'ws';
import {isObject} from '../web/body';
import {parseJson} from '../json';
import type {Actor} from '../actor';
import type {Channel} from './channels';
import {announcementPush, KEPT_ALIVE, welcomePush} from './push';
import type {Unread} from './unread-messages';

/** Close codes: the first is the standard's for a breach of rules, the others are ours. */
export const CLOSE = {away: 1001, breach: 1008, again: 1013, ended: 4401} as const;

/** What a client may have waiting; who reads no faster is let go and comes back later. */
const BACKLOG_BYTES = 1_048_576;
/** A burst of words from the client, and how many come back each second. */
const BURST = 20;
const PER_SECOND = 1;

export interface Member {
  readonly id: string;
  readonly userId: number;
  readonly sessionId: number;
  readonly channel: Channel;
  /** Asks again whether the session may listen here. */
  mayStay(): Promise<boolean>;
  /** Who listens, with the rights of now; undefined once the session has ended. */
  actor(): Promise<Actor | undefined>;
}

/** Of which entity a client shows a list, null for none, and how many milliseconds ago it asked for the list. */
export interface WatchWord {
  readonly type: 'watch';
  readonly entity: string | null;
  readonly age?: number;
}

/** What a client may say: that it is there, and what it shows. */
type Said = {readonly type: 'keepAlive'} | WatchWord;

function readSaid(data: RawData): Said | undefined {
  try {
    const word = parseJson(String(data));
    if (!isObject(word)) return undefined;
    const {type, entity = null, age} = word;
    if (type === 'keepAlive') return {type};
    if (type !== 'watch' || (entity !== null && typeof entity !== 'string')) return undefined;
    return {type, entity, ...(typeof age === 'number' && {age})};
  } catch {
    return undefined;
  }
}

export class Connection {
  /** The entity of which the client shows a list. */
  watched: string | null = null;
  /** Told each time that the client shows another list. */
  onWatch: ((word: WatchWord) => void) | undefined;
  private answered = true;
  private tokens = BURST;
  private filledAt = performance.now();
  /** What arrives before the unread messages have been told; undefined afterwards. */
  private waiting: {readonly id: number; readonly push: string}[] | undefined = [];

  /** `told` are the messages that the client has already, though their live push may still be on the way. */
  constructor(
    readonly member: Member,
    private readonly socket: WebSocket,
    private readonly told: Set<number>,
  ) {
    socket.on('pong', () => {
      this.answered = true;
    });
    socket.on('message', data => this.hear(data));
    // An error is always followed by the close.
    socket.on('error', () => undefined);
  }

  /** Tells what is unread, then whatever has arrived meanwhile, nothing twice. */
  welcome({total, messages}: Unread): void {
    this.send(welcomePush(total));
    for (const message of messages) {
      this.told.add(message.id);
      this.send(announcementPush(message, true));
    }
    const waiting = this.waiting ?? [];
    this.waiting = undefined;
    for (const {id, push} of waiting) this.announce(id, push);
  }

  announce(id: number, push: string): void {
    if (this.waiting) this.waiting.push({id, push});
    else if (!this.told.delete(id)) this.send(push);
  }

  send(text: string): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (this.socket.bufferedAmount > BACKLOG_BYTES) this.socket.terminate();
    else this.socket.send(text);
  }

  /** Lets go of a client that has not answered the last time, and asks the others. */
  ping(): void {
    if (!this.answered) return this.socket.terminate();
    this.answered = false;
    if (this.socket.readyState === WebSocket.OPEN) this.socket.ping();
  }

  close(code: number): void {
    this.socket.close(code);
  }

  terminate(): void {
    this.socket.terminate();
  }

  onClose(done: () => void): void {
    this.socket.once('close', done);
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  private hear(data: RawData): void {
    const said = this.takeToken() ? readSaid(data) : undefined;
    if (!said) this.socket.close(CLOSE.breach);
    else if (said.type === 'keepAlive') this.send(KEPT_ALIVE);
    else {
      this.watched = said.entity;
      this.onWatch?.(said);
    }
  }

  private takeToken(): boolean {
    const now = performance.now();
    this.tokens = Math.min(BURST, this.tokens + ((now - this.filledAt) / 1000) * PER_SECOND) - 1;
    this.filledAt = now;
    return this.tokens >= 0;
  }
}
