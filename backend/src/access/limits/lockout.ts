/**
 * Guards sign-in against guessing. Every attempt is a row of `sign-in`. Five failures from one place within a quarter
 * of an hour lock the account for that place for the next quarter, so that nobody elsewhere is locked out by a
 * stranger. Guessing from many places at once locks it for all places from which nobody signed in to it before. Names
 * that no account has are treated alike.
 */
import {normalText, type Predicate} from '@emblem/schemas';
import {clock} from '@emblem/schemas/clock';
import {SYSTEM} from '../../actor';
import {clearOut} from '../clear-out';
import {TEXTS} from '../texts';
import {textOf, timeOf} from '../../record-values';
import {networkOf} from '../../party';
import {queueWarning} from '../warn-owner';
import {TurnsByKey} from './turns';
import type {WireRecord} from '../../values';
import {asActor, type Context} from '../../context';
import {Refusal, say} from '../../errors';
import {findAll, list} from '../../read';
import {create, transaction, updateMany} from '../../write';

/** Failures from one place; and from all places together, by how much a guess may gain. */
const FAILURES = 5;
const FAILURES_OF_ALL = {password: 50, code: 5} as const;
const QUARTER_MS = 15 * 60_000;
/** Attempts are kept this long for the record; whoever signed in within it is known where they came from. */
const KEPT_MS = 90 * 24 * 60 * 60_000;
/** Successes that are looked through for a known place. */
const KNOWN_SUCCESSES = 200;

export interface Account {
  /** Staff and members have names of their own. */
  readonly realm: string;
  readonly name: string;
  /** What is guessed at; a password unless told. Codes are short: all places together have as many guesses as one. */
  readonly secret?: keyof typeof FAILURES_OF_ALL;
}

/** What came of an attempt: whose account it was, if anyone's, and whether the password was right. */
export interface Outcome {
  readonly userId: number | null;
  readonly matches: boolean;
}

/** Attempts on one account go one after another in this process: what they find is asked of the database once each. */
const turns = new TurnsByKey();

function keyOf({realm, name}: Account): string {
  return `${realm}:${normalText(name).toLowerCase().slice(0, 200)}`;
}

/**
 * Until when an account is locked, given the times of its failures since the last success, newest first; undefined if
 * it is not.
 */
export function lockedUntil(failures: readonly string[], now: string, most: number = FAILURES): number | undefined {
  const newest = failures[0];
  const last = failures[most - 1];
  if (newest === undefined || last === undefined) return undefined;
  const until = Date.parse(newest) + QUARTER_MS;
  return Date.parse(newest) - Date.parse(last) <= QUARTER_MS && until > Date.parse(now) ? until : undefined;
}

function timesOf(records: readonly WireRecord[]): readonly string[] {
  return records.map(record => timeOf(record, 'createdAt') ?? '');
}

/** Those after the last success among them. */
function failuresOf(records: readonly WireRecord[]): readonly WireRecord[] {
  const success = records.findIndex(record => textOf(record, 'outcome') === 'succeeded');
  return success === -1 ? records : records.slice(0, success);
}

function isFrom(record: WireRecord, place: string): boolean {
  return networkOf(textOf(record, 'address') ?? '') === place;
}

/** The attempts that may lock the account by now, newest first. */
async function recentAttempts(system: Context, key: string): Promise<readonly WireRecord[]> {
  const since = new Date(Date.parse(system.now) - 2 * QUARTER_MS).toISOString();
  return findAll(
    system,
    'sign-in',
    {all: [{eq: ['account', key]}, {in: ['outcome', ['failed', 'succeeded']]}, {gt: ['createdAt', since]}]},
    [{field: 'createdAt', descending: true}],
  );
}

async function isKnownPlace(system: Context, key: string, place: string): Promise<boolean> {
  const where: Predicate = {all: [{eq: ['account', key]}, {eq: ['outcome', 'succeeded']}]};
  const {records} = await list(system, 'sign-in', {
    where,
    sort: [{field: 'createdAt', descending: true}],
    limit: KNOWN_SUCCESSES,
  });
  return records.some(record => isFrom(record, place));
}

/** Until when the account is locked for a place. */
async function lockFor(system: Context, account: Account, place: string): Promise<number | undefined> {
  const key = keyOf(account);
  const {secret = 'password'} = account;
  const attempts = await recentAttempts(system, key);
  const here = lockedUntil(timesOf(failuresOf(attempts.filter(record => isFrom(record, place)))), system.now);
  if (here !== undefined) return here;
  const counted =
    secret === 'code' ? failuresOf(attempts) : attempts.filter(record => textOf(record, 'outcome') === 'failed');
  const everywhere = lockedUntil(timesOf(counted), system.now, FAILURES_OF_ALL[secret]);
  if (everywhere === undefined || (secret === 'password' && (await isKnownPlace(system, key, place)))) return undefined;
  return everywhere;
}

function refuse(context: Context, until: number): never {
  const retryAfter = Math.ceil((until - Date.parse(context.now)) / 1000);
  const minutes = Math.ceil(retryAfter / 60);
  throw new Refusal(429, say(TEXTS.locked, context.actor.language, {minutes}), {retryAfter});
}

type Row = Readonly<Record<'account' | 'userName' | 'address', string>>;

/**
 * Writes an attempt down before it is made, as a failure, so that those under way in other processes count, too.
 * Returns its id, or until when the account is locked.
 */
async function begin(
  system: Context,
  account: Account,
  place: string,
  row: Row,
): Promise<{readonly id: number} | {readonly until: number}> {
  return transaction(system, async tx => {
    await tx.sql`select pg_advisory_xact_lock(hashtextextended(${row.account}, 0))`;
    const until = await lockFor(tx, account, place);
    const {id} = await create(tx, 'sign-in', {...row, outcome: until === undefined ? 'failed' : 'refused'});
    return until === undefined ? {id} : {until};
  });
}

/**
 * Makes one attempt and writes it down. 429 without trying while the account is locked for where the attempt comes
 * from.
 */
export async function attempt(context: Context, account: Account, tryIt: () => Promise<Outcome>): Promise<Outcome> {
  const system = asActor(context, SYSTEM);
  const key = keyOf(account);
  const row = {account: key, userName: account.name.slice(0, 200), address: context.actor.address.slice(0, 100)};
  const place = networkOf(context.actor.address);
  return turns.take(key, async () => {
    const begun = await begin(system, account, place, row);
    if ('until' in begun) refuse(context, begun.until);
    const outcome = await tryIt();
    const {userId, matches} = outcome;
    await updateMany(system, 'sign-in', {eq: ['id', begun.id]}, {userId, ...(matches && {outcome: 'succeeded'})});
    // Asked again by the time of the row that has just been written.
    const now = clock.moment();
    if (!matches && (await lockFor({...system, now}, account, place)) !== undefined)
      await queueWarning(system, account);
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
