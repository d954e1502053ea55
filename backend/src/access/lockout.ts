/**
 * Guards sign-in against guessing. Every attempt is a row of `sign-in`; five failures within a quarter of an hour lock the
 * account for the next quarter. Names that no account has are treated alike, so that a lock tells nothing.
 */
import type {Predicate} from '@emblem/schemas';
import {SYSTEM} from './actor';
import {clearOut} from './clear-out';
import {fill, TEXTS} from './texts';
import {textOf, timeOf} from './record-values';
import {TurnsByKey} from './turns';
import {asActor, type Context} from '../context';
import {Refusal, say} from '../errors';
import {findAll} from '../read';
import {create, updateMany} from '../write';

const FAILURES = 5;
const QUARTER_MS = 15 * 60_000;
/** Attempts are kept this long for the record. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

export interface Account {
  /** Staff and members have names of their own. */
  readonly realm: string;
  readonly name: string;
}

/** What came of an attempt: whose account it was, if anyone's, and whether the password was right. */
export interface Outcome {
  readonly userId: number | null;
  readonly matches: boolean;
}

/** Attempts on one account go one after another, so that none is made before the one before it has been counted. */
const turns = new TurnsByKey();

function keyOf({realm, name}: Account): string {
  return `${realm}:${name.toLowerCase().slice(0, 200)}`;
}

/** Until when an account is locked, given the times of its failures since the last success, newest first; undefined if it is not. */
export function lockedUntil(failures: readonly string[], now: string): number | undefined {
  const newest = failures[0];
  const fifth = failures[FAILURES - 1];
  if (newest === undefined || fifth === undefined) return undefined;
  const until = Date.parse(newest) + QUARTER_MS;
  return Date.parse(newest) - Date.parse(fifth) <= QUARTER_MS && until > Date.parse(now) ? until : undefined;
}

async function recentFailures(system: Context, key: string): Promise<readonly string[]> {
  const since = new Date(Date.parse(system.now) - 2 * QUARTER_MS).toISOString();
  const records = await findAll(system, 'sign-in', {
    all: [{eq: ['account', key]}, {in: ['outcome', ['failed', 'succeeded']]}, {gt: ['createdAt', since]}],
  }, [{field: 'createdAt', descending: true}]);
  const success = records.findIndex(record => textOf(record, 'outcome') === 'succeeded');
  const failures = success === -1 ? records : records.slice(0, success);
  return failures.map(record => timeOf(record, 'createdAt') ?? '');
}

async function requireUnlocked(context: Context, system: Context, key: string, row: Readonly<Record<string, string>>): Promise<void> {
  const until = lockedUntil(await recentFailures(system, key), context.now);
  if (until === undefined) return;
  await create(system, 'sign-in', {...row, outcome: 'refused'});
  const retryAfter = Math.ceil((until - Date.parse(context.now)) / 1000);
  throw new Refusal(429, say(fill(TEXTS.locked, {minutes: Math.ceil(retryAfter / 60)}), context.actor.language), {retryAfter});
}

/** Makes one attempt and writes it down. 429 without trying while the account is locked. */
export async function attempt(context: Context, account: Account, tryIt: () => Promise<Outcome>): Promise<Outcome> {
  const system = asActor(context, SYSTEM);
  const key = keyOf(account);
  const row = {account: key, userName: account.name.slice(0, 200), address: context.actor.address.slice(0, 100)};
  return turns.take(key, async () => {
    await requireUnlocked(context, system, key, row);
    const outcome = await tryIt();
    await create(system, 'sign-in', {...row, userId: outcome.userId, outcome: outcome.matches ? 'succeeded' : 'failed'});
    return outcome;
  });
}

/** Lets an account sign in again at once. Answers how many failures were forgiven. */
export async function forgiveFailures(context: Context, account: Account): Promise<number> {
  const where: Predicate = {all: [{eq: ['account', keyOf(account)]}, {eq: ['outcome', 'failed']}]};
  return updateMany(asActor(context, SYSTEM), 'sign-in', where, {outcome: 'forgiven'});
}

/** Deletes attempts of more than ninety days ago. */
export function clearOldAttempts(context: Context): Promise<number> {
  const before = new Date(Date.parse(context.now) - KEPT_MS).toISOString();
  return clearOut(context, 'sign-in', {lt: ['createdAt', before]});
}
