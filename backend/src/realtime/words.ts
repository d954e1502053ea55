/**
 * What the processes that share a database tell each other about live messages. Said inside a transaction, heard when
 * it commits.
 */
import type {Sql} from 'postgres';
import {numbersOf} from '../record-values';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import {listen, notify} from '../database/notify';
import {isObject} from '../web/body';
import {parseJson} from '../json';
import {announcementPush} from './push';

const CHANNEL = 'emblem_live';
/** PostgreSQL takes 8,000 bytes. */
const MAX_BYTES = 7_900;

export type Word =
  /** A message with the push that shows it; `to` null for everybody. */
  | {readonly kind: 'message'; readonly id: number; readonly to: readonly number[] | null; readonly push: string}
  /** A message too long to be sent along: to be looked up. */
  | {readonly kind: 'stored'; readonly id: number}
  /** Read marks of a user have changed, of everybody where null; `ids` null for too many to be named. */
  | {readonly kind: 'read'; readonly userId: number | null; readonly ids: readonly number[] | null}
  | {readonly kind: 'factory'}
  /** Records were written; `ids` null for many. */
  | {readonly kind: 'records'; readonly entity: string; readonly ids: readonly number[] | null};

/** The same is told once when a transaction commits, however often it is said. */
async function say({sql, announcements}: Context, word: Word): Promise<void> {
  const text = JSON.stringify(word);
  if (announcements?.has(text)) return;
  await notify(sql, CHANNEL, text);
  announcements?.add(text);
}

export function recipientsOf(message: WireRecord): readonly number[] | null {
  return message.audience === 'users' ? numbersOf(message, 'userIds') : null;
}

export function messageWord(message: WireRecord): Word {
  return {kind: 'message', id: message.id, to: recipientsOf(message), push: announcementPush(message)};
}

export async function sayMessage(context: Context, message: WireRecord): Promise<void> {
  const word = messageWord(message);
  await say(context, Buffer.byteLength(JSON.stringify(word)) > MAX_BYTES ? {kind: 'stored', id: message.id} : word);
}

export function sayRead(context: Context, userId: number | null, ids: readonly number[] | null): Promise<void> {
  return say(context, {kind: 'read', userId, ids: ids !== null && ids.length > 500 ? null : ids});
}

export function sayFactory(context: Context): Promise<void> {
  return say(context, {kind: 'factory'});
}

export function sayRecords(context: Context, entity: string, written: readonly number[] | null): Promise<void> {
  return say(context, {kind: 'records', entity, ids: written});
}

function ids(value: unknown): readonly number[] | null {
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : null;
}

/** Undefined for what a process of another version may say. */
export function readWord(payload: string): Word | undefined {
  const word = parseJson(payload);
  if (!isObject(word)) return undefined;
  const {kind, id, push, userId, entity} = word;
  if (kind === 'records' && typeof entity === 'string') return {kind, entity, ids: ids(word.ids)};
  if (kind === 'message' && typeof id === 'number' && typeof push === 'string')
    return {kind, id, to: ids(word.to), push};
  if (kind === 'stored' && typeof id === 'number') return {kind, id};
  if (kind === 'read') return {kind, userId: typeof userId === 'number' ? userId : null, ids: ids(word.ids)};
  return kind === 'factory' ? {kind} : undefined;
}

/** `missed` is told whenever words may have been lost with the connection. */
export async function onWords(sql: Sql, hear: (word: Word) => void, missed: () => void): Promise<void> {
  await listen(
    sql,
    CHANNEL,
    payload => {
      const word = readWord(payload);
      if (word) hear(word);
    },
    missed,
  );
}
