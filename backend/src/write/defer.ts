/**
 * Leaves work for the background inside the transaction of a write: it is done if and only if the write stands.
 * Unlike a queued job it wakes nobody and is done along with many others, which makes it cheap enough for what almost
 * every write leaves. The background takes what is due together with all of its kind (`jobs/deferred`): at once where
 * this process is idle, within a minute where the work is due later or the process has ended meanwhile.
 */
import type {Json} from '@emblem/schemas';
import type {Context} from '../context';
import {addWork} from '../database/outbox';

export interface DeferOptions {
  /** When it is to be done (ISO 8601, UTC), by the program's clock; at once unless told. */
  readonly at?: string;
  /** Takes the place of waiting work of the same key. */
  readonly key?: string;
}

export async function defer(
  {sql, now, outbox}: Context,
  task: string,
  payload: Json,
  {at = now, key}: DeferOptions = {},
): Promise<void> {
  await addWork(sql, {task, payload, dueAt: at, key: key ?? null});
  if (outbox && at <= now) outbox.isDue = true;
}
