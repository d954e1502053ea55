/** Tells every process that what it remembers of accounts, grants, sessions or platforms is out of date. */
import {randomUUID} from 'node:crypto';
import type {Sql} from 'postgres';
import {signedIn} from './actor-of';
import {platforms} from './platform-of';
import type {Context} from '../context';
import {listen, notify} from '../database/notify';

const CHANNEL = 'emblem_forget';

const REMEMBERED = {actors: signedIn, platforms} as const;

type Subject = keyof typeof REMEMBERED;

function isSubject(value: string | undefined): value is Subject {
  return value !== undefined && Object.hasOwn(REMEMBERED, value);
}

/** Inside the transaction of a write: forgotten here at once and everywhere when it commits. */
async function forget(context: Context, subject: Subject): Promise<void> {
  const ticket = randomUUID();
  REMEMBERED[subject].suspend(ticket);
  await notify(context.sql, CHANNEL, `${subject} ${ticket}`);
}

/** An account, a grant or a session has changed. */
export function forgetActors(context: Context): Promise<void> {
  return forget(context, 'actors');
}

/** A platform, a domain or a language has changed; the markets that people work in follow from platforms. */
export async function forgetPlatforms(context: Context): Promise<void> {
  await forget(context, 'platforms');
  await forget(context, 'actors');
}

/** Called once at start. Everything is forgotten when the connection that listens had been lost. */
export async function forgetOnChange(sql: Sql): Promise<void> {
  await listen(
    sql,
    CHANNEL,
    message => {
      const [subject, ticket = ''] = message.split(' ');
      if (isSubject(subject)) REMEMBERED[subject].resume(ticket);
    },
    () => Object.values(REMEMBERED).forEach(remembered => remembered.forget()),
  );
}

/**
 * Tells whenever an account, a grant or a session has changed, in whichever process, and when that may have been
 * missed.
 */
export async function onActorsForgotten(sql: Sql, hear: () => void): Promise<void> {
  await listen(
    sql,
    CHANNEL,
    message => {
      if (message.startsWith('actors ')) hear();
    },
    hear,
  );
}
