/** From a request's token, host name and language to its actor. A token that is unknown or expired makes a visitor. */
import {MEMBER, USER} from '@emblem/schemas/values';
import {SYSTEM, visitor, type Actor} from '../actor';
import {actorOfUser} from './actor-of-user';
import {languageOf} from './language';
import {lookUp} from './look-up';
import {platformOf} from './platform-of';
import {numberOf, textOf} from '../record-values';
import {findSession, type Session} from './session';
import {mayViewAs} from './view-as';
import {tokenHash} from './credentials/token';
import type {WireRecord} from '../values';
import {asActor, type Context} from '../context';
import {remember} from '../memory/forget';
import {find} from '../read';

export interface Caller {
  readonly token: string | undefined;
  /** The `Host` header. */
  readonly host: string;
  readonly address: string;
  /** The `language` header. */
  readonly language: string | undefined;
}

interface SignedIn {
  readonly actor: Actor;
  /** The language the person chose, if any. */
  readonly language: string | null;
  readonly expiresAt: string;
}

/** At most thirty seconds old; dropped at once when an account, a grant, a platform or a session changes. */
export const signedIn = remember<SignedIn>('actors', 30_000, 10_000);

async function staffActor(system: Context, session: Session, user: WireRecord): Promise<SignedIn> {
  const actor = {...(await actorOfUser(system, user)), sessionId: session.id};
  return {actor, language: textOf(user, 'language'), expiresAt: session.expiresAt};
}

function memberActor(session: Session, member: WireRecord): SignedIn {
  const email = textOf(member, 'email');
  const proId = numberOf(member, 'proId');
  const actor: Actor = {
    kind: 'member',
    id: null,
    memberId: member.id,
    name: textOf(member, 'name') ?? `member ${member.id}`,
    email,
    language: 'en',
    isAdmin: false,
    departmentIds: [],
    roleIds: [],
    platformIds: proId === null ? [] : [proId],
    marketPlatformIds: [],
    rights: new Map(),
    sessionId: session.id,
    address: '',
  };
  return {actor, language: null, expiresAt: session.expiresAt};
}

function findEnabled(system: Context, account: 'member' | 'user', id: number | null): Promise<WireRecord | undefined> {
  const {state} = account === 'member' ? MEMBER : USER;
  return find(system, account, {all: [{eq: ['id', id]}, {eq: ['state', state.enabled]}]});
}

/** The user who is looked at, as the viewer may see it; undefined once the viewer may no longer look. */
async function viewedUser(system: Context, session: Session, {actor: viewer}: SignedIn): Promise<SignedIn | undefined> {
  const record = await findEnabled(system, 'user', session.viewedUserId);
  if (!record || !mayViewAs({actor: viewer, model: system.model}, record)) return undefined;
  const found = await staffActor(system, session, record);
  return {...found, actor: {...found.actor, viewer}};
}

/** Undefined also for an account that has been disabled or deleted since. */
async function load(system: Context, token: string): Promise<SignedIn | undefined> {
  const session = await findSession(system, token);
  if (!session) return undefined;
  const account = session.userId === null ? 'member' : 'user';
  const record = await findEnabled(system, account, session.userId ?? session.memberId);
  if (!record) return undefined;
  if (account === 'member') return memberActor(session, record);
  const own = await staffActor(system, session, record);
  return session.viewedUserId === null ? own : viewedUser(system, session, own);
}

async function rememberedActor(system: Context, {token, address, language}: Caller): Promise<SignedIn | undefined> {
  if (token === undefined || token === '' || token.length > 200) return undefined;
  const comer = {address, language: languageOf(language) ?? 'en'};
  const found = await signedIn.get(tokenHash(token), () => lookUp(comer, () => load(system, token)));
  return found && found.expiresAt > system.now ? found : undefined;
}

/**
 * Who makes the request; a member is on the platform of the account, a visitor on that of the host name.
 * `context` brings the model and the pool; its own actor plays no part.
 */
export async function actorOf(context: Context, caller: Caller): Promise<Actor> {
  const system = asActor(context, SYSTEM);
  const {address} = caller;
  const asked = languageOf(caller.language);
  const found = await rememberedActor(system, caller);
  if (found?.actor.kind === 'staff')
    return {...found.actor, address, language: asked ?? languageOf(found.language) ?? 'en'};
  const platform = await platformOf(system, caller.host);
  const language = asked ?? languageOf(platform?.language) ?? 'en';
  return found
    ? {...found.actor, address, language}
    : visitor({address, language, platformIds: platform ? [platform.id] : []});
}
