/** Makes and ends the links by which customers see a record without signing in. */
import {LINK} from '@emblem/schemas';
import {SYSTEM} from '../actor';
import {newToken, tokenHash} from '../access/credentials/token';
import {asActor, type Context} from '../context';
import {Refusal} from '../errors';
import {text} from '../messages';
import {findAll} from '../read';
import {numberOf, textOf} from '../record-values';
import type {WireRecord} from '../values';
import {create, note, transaction, update} from '../write';
import {requireReached} from './reached';

const ACCESS_LINK = 'access-link';
const DAY_MS = 24 * 60 * 60_000;
/** No link is good for longer. */
const MAX_DAYS = 365;
/** How the history of the record calls it. */
const ENDED = 'end-link';

export interface MadeLink {
  readonly id: number;
  /** The path of its page with the secret, which is nowhere stored and cannot be shown again. */
  readonly path: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

function requireDays({actor}: Context, days: unknown): number {
  if (typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= MAX_DAYS) return days;
  const message = text('linkDays', actor.language, {most: MAX_DAYS});
  throw new Refusal(422, text('invalid', actor.language), {errors: {days: message}});
}

/**
 * A link to one record, good for so many days, else for as many as the schema says. 403 without the right, 404 out of
 * its reach, 422 for other numbers of days.
 */
export async function makeAccessLink(context: Context, key: string, id: number, days?: unknown): Promise<MadeLink> {
  await requireReached(context, key, LINK, [id]);
  const {actor, now, model} = context;
  const lasts = days === undefined ? model.entity(key).accessLink?.days : requireDays(context, days);
  const secret = newToken();
  const expiresAt = new Date(Date.parse(now) + (lasts ?? 0) * DAY_MS).toISOString();
  return transaction(context, async tx => {
    const link = await create(asActor(tx, SYSTEM), ACCESS_LINK, {
      entity: key,
      recordId: id,
      secretHash: tokenHash(secret),
      userId: actor.id,
      userName: actor.name,
      expiresAt,
    });
    await note(tx, key, id, LINK);
    return {id: link.id, path: `/link/${key}/${id}#${secret}`, expiresAt};
  });
}

/** From now on it opens nothing. 403 without the right to make links to its record; one that has ended stays so. */
export async function endAccessLink(context: Context, link: WireRecord): Promise<void> {
  const key = textOf(link, 'entity') ?? '';
  const recordId = numberOf(link, 'recordId') ?? 0;
  await requireReached(context, key, LINK, [recordId]);
  if (link.endedAt) return;
  await transaction(context, tx => endNow(tx, key, recordId, link.id));
}

async function endNow(context: Context, key: string, recordId: number, id: number): Promise<void> {
  await update(asActor(context, SYSTEM), ACCESS_LINK, id, {endedAt: context.now});
  await note(context, key, recordId, ENDED);
}

/** Ends all links to a record that is no longer what they were given for, whoever may make them. */
export async function endLinksTo(context: Context, key: string, recordId: number): Promise<void> {
  const open = await findAll(asActor(context, SYSTEM), ACCESS_LINK, {
    all: [{eq: ['entity', key]}, {eq: ['recordId', recordId]}, {eq: ['endedAt', null]}],
  });
  for (const {id} of open) await endNow(context, key, recordId, id);
}
