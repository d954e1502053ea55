/** The live part of the server: takes sockets in, keeps them alive, and tells them what is said in any process. */
import {randomUUID} from 'node:crypto';
import {STATUS_CODES, type IncomingMessage, type Server} from 'node:http';
import type {Duplex} from 'node:stream';
import {WebSocketServer, type WebSocket} from 'ws';
import {SYSTEM} from '../actor';
import {signedIn} from '../access/actor-of';
import {onForgotten} from '../memory/forget';
import {beat, HEARTBEAT_MS, removeProcess, removeSocket} from '../database/live';
import {Refusal} from '../errors';
import {text} from '../messages';
import {contextOf, type Engine} from '../engine';
import {requestLanguage} from '../web/language';
import {gather, onTouched, type Touched, type Touches} from '../context/touched';
import {admit, type Admitted} from './admit';
import {CLOSE, Connection} from './connection';
import {Hub} from './hub';
import {soon} from './soon';
import {findUnread} from './unread-messages';
import {onWords, sayRecords} from './words';

const PING_MS = 30_000;
/** Sessions that expire are noticed at the latest after this long; those that are ended, at once. */
const RECHECK_MS = 60_000;
/** What is written meanwhile is told in one word. */
const TOGETHER_MS = 200;
/** Bytes: clients say no more than a keep-alive. */
const MAX_WORD_LENGTH = 4096;

export interface Live {
  /** Takes sockets at the server's address. */
  attach(server: Server | undefined): void;
  stop(): Promise<void>;
}

function report(error: unknown): void {
  console.error(error);
}

/** Nobody reads a refused socket any more, so nobody would hear that its other side is gone: it is let go at once. */
function refuse(request: IncomingMessage, socket: Duplex, error: unknown): void {
  if (!(error instanceof Refusal)) report(error);
  const code = error instanceof Refusal ? error.code : 500;
  const message = error instanceof Refusal ? error.message : text('internal', requestLanguage(request));
  const body = JSON.stringify({message});
  socket.end(
    [
      `HTTP/1.1 ${code} ${STATUS_CODES[code] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}

class LiveServer implements Live {
  private readonly processId = randomUUID();
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_WORD_LENGTH,
    perMessageDeflate: false,
    clientTracking: false,
  });
  private readonly hub: Hub;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly touches: Touches = new Map();
  private readonly sayTouched = soon(() => void this.sayGathered().catch(report), TOGETHER_MS);
  private stopping = false;

  constructor(private readonly engine: Engine) {
    this.hub = new Hub(engine);
  }

  async start(): Promise<void> {
    const {sql} = this.engine;
    await beat(sql, this.processId);
    await onWords(
      sql,
      word => void this.hub.hear(word).catch(report),
      () => void this.hub.catchUp().catch(report),
    );
    await onForgotten(sql, signedIn, this.hub.recheckSoon);
    onTouched(sql, touched => this.gatherTouched(touched));
    this.every(HEARTBEAT_MS, () => void beat(sql, this.processId).catch(report));
    this.every(PING_MS, () => this.hub.connections.forEach(connection => connection.ping()));
    this.every(RECHECK_MS, this.hub.recheckSoon);
  }

  attach(server: Server | undefined): void {
    server?.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.admit(request, socket, head).catch(error => refuse(request, socket, error));
    });
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.timers.forEach(clearInterval);
    for (const connection of this.hub.connections) {
      connection.close(CLOSE.away);
      connection.terminate();
    }
    await removeProcess(this.engine.sql, this.processId);
  }

  /** Said together for a moment: a bulk act writes record by record, and each word costs all who commit. */
  private gatherTouched(touched: Touched): void {
    for (const [entity, ids] of touched) gather(this.touches, entity, ids);
    this.sayTouched();
  }

  private async sayGathered(): Promise<void> {
    const gathered = [...this.touches];
    this.touches.clear();
    const context = contextOf(this.engine, SYSTEM);
    for (const [entity, ids] of gathered) await sayRecords(context, entity, ids && [...ids]);
  }

  private every(ms: number, work: () => void): void {
    this.timers.push(setInterval(work, ms).unref());
  }

  private async admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const admitted = await admit(this.engine, this.processId, request);
    if (socket.destroyed || this.stopping) {
      await removeSocket(this.engine.sql, admitted.member.id);
      socket.destroy();
      return;
    }
    let isOpen = false;
    this.sockets.handleUpgrade(request, socket, head, opened => {
      isOpen = true;
      this.welcome(admitted, opened).catch(error => {
        report(error);
        opened.close(CLOSE.again);
      });
    });
    // A handshake that says too little, or whose other side is gone, opens nothing: its place is free again.
    if (!isOpen) await removeSocket(this.engine.sql, admitted.member.id);
  }

  private async welcome({member, known}: Admitted, opened: WebSocket): Promise<void> {
    const connection = new Connection(member, opened, new Set(known));
    connection.onClose(() => {
      if (!this.stopping) removeSocket(this.engine.sql, member.id).catch(report);
    });
    // Before the question, so that nothing falls between what is stored and what is told.
    this.hub.add(connection);
    // The session may have ended while it was being admitted.
    this.hub.recheckSoon();
    if (member.channel.name === 'broadcast')
      connection.welcome(await findUnread(contextOf(this.engine, SYSTEM), member.userId, known));
  }
}

export async function startLive(engine: Engine): Promise<Live> {
  const live = new LiveServer(engine);
  await live.start();
  return live;
}
