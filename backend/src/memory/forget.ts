/** Tells every process that what it remembers of something is out of date. */
import {randomUUID} from 'node:crypto';
import type {Sql} from 'postgres';
import type {Context} from '../context';
import {listen, notify} from '../database/notify';
import {Memory} from './memory';

const CHANNEL = 'emblem_forget';

/** Any memory, whatever it holds. */
type Forgettable = Pick<Memory<unknown>, 'subject' | 'suspend' | 'resume' | 'forget'>;

const memories = new Map<string, Forgettable>();

/** A memory that all processes forget together; `subject` is its name among them. */
export function remember<T>(subject: string, lifetimeMs: number, limit: number): Memory<T> {
  const memory = new Memory<T>(subject, lifetimeMs, limit);
  memories.set(subject, memory);
  return memory;
}

/**
 * Inside the transaction of a write: forgotten here at once and everywhere when it commits. Told once however often a
 * transaction asks.
 */
export async function forget({sql, announcements}: Context, memory: Forgettable): Promise<void> {
  const announcement = `forget ${memory.subject}`;
  if (announcements?.has(announcement)) return;
  announcements?.add(announcement);
  const ticket = randomUUID();
  memory.suspend(ticket);
  await notify(sql, CHANNEL, `${memory.subject} ${ticket}`);
}

/** Called once at start. Everything is forgotten when the connection that listens had been lost. */
export async function forgetOnChange(sql: Sql): Promise<void> {
  await listen(
    sql,
    CHANNEL,
    message => {
      const [subject, ticket = ''] = message.split(' ');
      memories.get(subject ?? '')?.resume(ticket);
    },
    () => memories.forEach(memory => memory.forget()),
  );
}

/** Tells whenever it has been forgotten, in whichever process, and when that may have been missed. */
export async function onForgotten(sql: Sql, {subject}: Forgettable, hear: () => void): Promise<void> {
  await listen(
    sql,
    CHANNEL,
    message => {
      if (message.startsWith(`${subject} `)) hear();
    },
    hear,
  );
}
