/** Sessions: opened at sign-in, found again by their token, ended at sign-out, by an administrator or by time. */
import {SYSTEM} from '../actor';
import {clearOut} from './clear-out';
import {newToken, tokenHash} from './credentials/token';
import {numberOf, timeOf} from '../record-values';
import type {Values, WireRecord} from '../values';
import {asActor, type Context} from '../context';
import {Refusal} from '../errors';
import {find} from '../read';
import {create, remove, removeMany, update} from '../write';

const MINUTE = 60_000;
/** A session ends when it is not used for this long ... */
const IDLE_MS = 12 * 60 * MINUTE;
/** ... and in any case after this long. */
const MAX_SESSION_MS = 30 * 24 * 60 * MINUTE;
/** Its use is written down at most this often, so that reading does not write. */
const TOUCH_MS = 5 * MINUTE;

export interface Session {
  readonly id: number;
  readonly userId: number | null;
  readonly memberId: number | null;
  /** The user whose console the staff user looks at. */
  readonly viewedUserId: number | null;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** Who signs in: exactly one of `userId` and `memberId`. */
export interface Opening {
  readonly userId?: number;
  readonly memberId?: number;
  readonly viewedUserId?: number;
  readonly userName: string;
  readonly loginSource?: string;
  /** Minutes; as long as sessions last when absent. */
  readonly lasts?: number;
  /** The first of a staff user's roles (CO-283). */
  readonly roleId?: number;
}

function after(time: string, ms: number): string {
  return new Date(Date.parse(time) + ms).toISOString();
}

function earlier(a: string, b: string): string {
  return Date.parse(a) < Date.parse(b) ? a : b;
}

/** Opens a session and answers its token, which is nowhere stored and cannot be shown again. */
export async function openSession(context: Context, opening: Opening): Promise<string> {
  const token = newToken();
  const {now} = context;
  const {lasts, ...whose} = opening;
  const [idle, longest] = lasts === undefined ? [IDLE_MS, MAX_SESSION_MS] : [lasts * MINUTE, lasts * MINUTE];
  const values: Values = {
    ...whose,
    tokenHash: tokenHash(token),
    address: context.actor.address,
    language: context.actor.language,
    lastUsedAt: now,
    expiresAt: after(now, idle),
    endsAt: after(now, longest),
  };
  await create(asActor(context, SYSTEM), 'session', values);
  return token;
}

function toSession(record: WireRecord): Session {
  return {
    id: record.id,
    userId: numberOf(record, 'userId'),
    memberId: numberOf(record, 'memberId'),
    viewedUserId: numberOf(record, 'viewedUserId'),
    expiresAt: timeOf(record, 'expiresAt') ?? '',
  };
}

/**
 * Moves the expiry on, at most every few minutes and never past the session's end. Undefined when it ended meanwhile.
 */
async function touch(system: Context, record: WireRecord): Promise<WireRecord | undefined> {
  const {now} = system;
  if (Date.parse(timeOf(record, 'lastUsedAt') ?? '') + TOUCH_MS > Date.parse(now)) return record;
  const expiresAt = earlier(after(now, IDLE_MS), timeOf(record, 'endsAt') ?? now);
  try {
    return await update(system, 'session', record.id, {lastUsedAt: now, expiresAt});
  } catch (error) {
    if (error instanceof Refusal && error.code === 404) return undefined;
    throw error;
  }
}

/** The session of a token, unless it is unknown or has expired. */
export async function findSession(context: Context, token: string): Promise<Session | undefined> {
  const system = asActor(context, SYSTEM);
  const record = await find(system, 'session', {eq: ['tokenHash', tokenHash(token)]});
  if (!record || (timeOf(record, 'expiresAt') ?? '') <= context.now) return undefined;
  const used = await touch(system, record);
  return used && toSession(used);
}

export async function endSession(context: Context, id: number): Promise<void> {
  await remove(asActor(context, SYSTEM), 'session', id);
}

/** Ends the sessions of a user or member, but for the one that is kept. */
export async function endSessionsOf(
  context: Context,
  owner: {userId: number} | {memberId: number},
  keep: number | null = null,
): Promise<number> {
  const whose =
    'userId' in owner ? {eq: ['userId', owner.userId] as const} : {eq: ['memberId', owner.memberId] as const};
  return removeMany(asActor(context, SYSTEM), 'session', {all: [whose, {ne: ['id', keep]}]});
}

/** Deletes sessions that have expired. */
export function clearExpiredSessions(context: Context): Promise<number> {
  return clearOut(context, 'session', {lte: ['expiresAt', context.now]});
}
