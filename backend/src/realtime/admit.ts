/**
 * Whether a socket may be opened: everything is refused unless the address, the origin, the session and its right allow
 * it.
 */
import {randomUUID} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import {SYSTEM, type Actor} from '../actor';
import {actorOf} from '../access/actor-of';
import {requireReach} from '../rights/decide-reach';
import {sourceOf} from '../access/source';
import {networkOf} from '../party';
import {takeToken} from '../database/limits';
import {addSocket} from '../database/live';
import {Refusal} from '../errors';
import {text} from '../messages';
import {contextOf, type Engine} from '../engine';
import {requestLanguage} from '../web/language';
import {CHANNELS, KNOWN, TOKEN, type Channel} from './channels';
import type {Member} from './connection';

/** Sockets that one user may have open, over all processes. */
export const SOCKETS_PER_USER = 20;
/** Attempts of one network address: a burst, then so many each second. */
const ATTEMPTS = {capacity: 1000, perSecond: 20} as const;

export interface Admitted {
  readonly member: Member;
  readonly known: ReadonlySet<number>;
}

interface Asked {
  readonly channel: Channel;
  readonly token: string;
  readonly known: ReadonlySet<number>;
}

/** A page of another site may not use what a browser sends along; clients that are no browsers send no origin. */
function requireOwnOrigin({headers}: IncomingMessage, refuse: () => never): void {
  const {origin, host} = headers;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host) refuse();
}

function readRequest(request: IncomingMessage): Asked {
  const language = requestLanguage(request);
  const [path = '', ...query] = (request.url ?? '').split('?');
  const searchParams = new URLSearchParams(query.join('?'));
  const channel = CHANNELS.get(path);
  if (!channel) throw new Refusal(404, text('noPath', language));
  requireOwnOrigin(request, () => {
    throw new Refusal(403, text('noRight', language));
  });
  const known = (searchParams.get(KNOWN) ?? '')
    .split(',')
    .filter(id => /^\d{1,16}$/.test(id))
    .map(Number);
  return {channel, token: searchParams.get(TOKEN) ?? '', known: new Set(known)};
}

/** The staff user of the token. Throws 401 without a session, 403 without the channel's right. */
async function listener(engine: Engine, request: IncomingMessage, {channel, token}: Asked): Promise<Actor> {
  const actor = await actorOf(contextOf(engine, SYSTEM), {
    token,
    host: request.headers.host ?? '',
    address: sourceOf(request, engine.config.trustedProxies),
    language: undefined,
  });
  // What is told live is for the user alone, and counts as delivered.
  if (actor.kind !== 'staff' || actor.viewer) throw new Refusal(401, text('signIn', requestLanguage(request)));
  if (channel.reads !== undefined) requireReach(contextOf(engine, actor), channel.reads, 'read');
  return actor;
}

function actorNow(engine: Engine, request: IncomingMessage, question: Asked): () => Promise<Actor | undefined> {
  return () =>
    listener(engine, request, question).catch(error => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
}

/** Sessions are looked after by the hub; what is asked again here is the right, where the channel needs one. */
function stays(engine: Engine, request: IncomingMessage, question: Asked): () => Promise<boolean> {
  if (question.channel.reads === undefined) return async () => true;
  return async () => (await actorNow(engine, request, question)()) !== undefined;
}

async function requireAttempt({sql, config}: Engine, request: IncomingMessage): Promise<void> {
  const {allowed, retryAfter} = await takeToken(
    sql,
    `socket:${networkOf(sourceOf(request, config.trustedProxies))}`,
    ATTEMPTS,
  );
  if (!allowed) throw new Refusal(429, text('tooOften', requestLanguage(request), {seconds: retryAfter}), {retryAfter});
}

/** Throws the refusal: 401, 403, 404, or 429 for too many attempts or open sockets. */
export async function admit(engine: Engine, processId: string, request: IncomingMessage): Promise<Admitted> {
  const question = readRequest(request);
  await requireAttempt(engine, request);
  const {id: userId, sessionId, language} = await listener(engine, request, question);
  if (userId === null || sessionId === null) throw new Refusal(401, text('signIn', language));
  const {channel, known} = question;
  const id = randomUUID();
  if (!(await addSocket(engine.sql, {id, processId, userId, channel: channel.name}, SOCKETS_PER_USER)))
    throw new Refusal(429, text('tooOften', language, {seconds: 60}), {retryAfter: 60});
  return {
    member: {
      id,
      userId,
      sessionId,
      channel,
      mayStay: stays(engine, request, question),
      actor: actorNow(engine, request, question),
    },
    known,
  };
}
