/**
 * What a sign-in of several steps leaves between two of them: in the client's hands a random text, in the database its
 * hash.
 */
import {SYSTEM} from '../actor';
import {clearOut} from './clear-out';
import {newToken, tokenHash} from './credentials/token';
import {numberOf} from '../record-values';
import {TEXTS} from './texts';
import type {Values} from '../values';
import {asActor, type Context} from '../context';
import {Refusal, say} from '../errors';
import {find} from '../read';
import {create, remove} from '../write';

export type Purpose = 'google' | 'wechat-work' | 'person' | 'code' | 'member-register' | 'member-reset';

/** Milliseconds within which the next step has to be taken. */
const LIFETIME = 10 * 60_000;

export interface Ticket {
  readonly id: number;
  readonly userId: number | null;
  readonly detail: Values;
}

/** `ticket` is a random text of its own unless told; `lifetime` is in milliseconds. */
export interface Issue {
  readonly ticket?: string;
  readonly userId?: number;
  /** Names what several tickets are about, so that they can be ended together. */
  readonly subject?: string;
  readonly lifetime?: number;
}

export async function issueTicket(
  context: Context,
  purpose: Purpose,
  detail: Values,
  {ticket = newToken(), userId, subject, lifetime = LIFETIME}: Issue = {},
): Promise<string> {
  const expiresAt = new Date(Date.parse(context.now) + lifetime).toISOString();
  await create(asActor(context, SYSTEM), 'sign-in-ticket', {
    tokenHash: tokenHash(ticket),
    purpose,
    userId,
    subject,
    detail,
    expiresAt,
  });
  return ticket;
}

function refuse(context: Context): never {
  throw new Refusal(422, say(TEXTS.stepExpired, context.actor.language));
}

/** Looks at a ticket and leaves it as it is. 422 for one that is unknown, used, expired or for something else. */
export async function readTicket(context: Context, purpose: Purpose, ticket: string): Promise<Ticket> {
  const record = await find(asActor(context, SYSTEM), 'sign-in-ticket', {
    all: [{eq: ['tokenHash', tokenHash(ticket)]}, {eq: ['purpose', purpose]}, {gt: ['expiresAt', context.now]}],
  });
  if (!record) return refuse(context);
  const {detail} = record;
  return {
    id: record.id,
    userId: numberOf(record, 'userId'),
    detail: typeof detail === 'object' && detail !== null ? {...detail} : {},
  };
}

/** Uses a ticket up. Of several who try at once one succeeds; the others are refused with 422. */
export async function useUp(context: Context, {id}: Ticket): Promise<void> {
  try {
    await remove(asActor(context, SYSTEM), 'sign-in-ticket', id);
  } catch (error) {
    if (error instanceof Refusal && error.code === 404) refuse(context);
    throw error;
  }
}

export async function takeTicket(context: Context, purpose: Purpose, ticket: string): Promise<Ticket> {
  const found = await readTicket(context, purpose, ticket);
  await useUp(context, found);
  return found;
}

/** Deletes tickets that have expired. */
export function clearExpiredTickets(context: Context): Promise<number> {
  return clearOut(context, 'sign-in-ticket', {lte: ['expiresAt', context.now]});
}
