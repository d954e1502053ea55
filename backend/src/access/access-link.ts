/** Links that open one record for a time without signing in: how a secret becomes an actor. */
import {linkHolder, SYSTEM, type Actor, type Language} from '../actor';
import {asActor, type Context} from '../context';
import {takeToken} from '../database/limits';
import {Refusal} from '../errors';
import {text} from '../messages';
import {find} from '../read';
import {numberOf, textOf, timeOf} from '../record-values';
import {update} from '../write';
import type {WireRecord} from '../values';
import {lookUp} from './look-up';
import {requireToken} from './limits/throttle';
import {tokenHash} from './credentials/token';

const ACCESS_LINK = 'access-link';
const SCHEME = 'Link ';
const MAX_LENGTH = 200;

/** What one link bears: a burst of this many requests, then so many each second. */
const PACE = {capacity: 300, perSecond: 5};

/** Its use is written down at most this often, so that reading does not write. */
const TOUCH_MS = 5 * 60_000;

/** The secret of `Authorization: Link <secret>`; undefined where the header says something else. */
export function linkSecret(authorization: string | undefined): string | undefined {
  return authorization?.startsWith(SCHEME) ? authorization.slice(SCHEME.length).trim() : undefined;
}

async function touch(system: Context, link: WireRecord): Promise<void> {
  const last = timeOf(link, 'lastUsedAt');
  if (last !== null && Date.parse(last) + TOUCH_MS > Date.parse(system.now)) return;
  await update(system, ACCESS_LINK, link.id, {lastUsedAt: system.now});
}

/** One that is unknown, one that has ended and one that has expired are looked for, and not found, alike. */
function findLink(system: Context, secret: string): Promise<WireRecord | undefined> {
  return find(system, ACCESS_LINK, {
    all: [{eq: ['secretHash', tokenHash(secret)]}, {eq: ['endedAt', null]}, {gt: ['expiresAt', {now: 'time'}]}],
  });
}

export interface Comer {
  readonly address: string;
  readonly language: Language;
}

/** Who comes by a link. 401 where it opens nothing, 429 for whoever tries too many, or uses one too often. */
export async function linkActor(context: Context, secret: string, {address, language}: Comer): Promise<Actor> {
  const system = asActor(context, {...SYSTEM, address, language});
  const link = await lookUp({address, language}, () => findLink(system, secret.slice(0, MAX_LENGTH)));
  if (!link) {
    await requireToken(system, 'link');
    throw new Refusal(401, text('badLink', language));
  }
  const {allowed, retryAfter} = await takeToken(system.sql, `link ${link.id}`, PACE);
  if (!allowed) throw new Refusal(429, text('tooOften', language, {seconds: retryAfter}), {retryAfter});
  await touch(system, link);
  const held = {id: link.id, entity: textOf(link, 'entity') ?? '', recordId: numberOf(link, 'recordId') ?? 0};
  return linkHolder({address, language, name: textOf(link, 'userName') ?? '', link: held});
}
