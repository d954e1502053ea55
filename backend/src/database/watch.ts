/** Notices that the database is out of reach for good, so that a new start brings it up again. */
import {setTimeout} from 'node:timers/promises';
import type {Sql} from 'postgres';
import {answers} from './connection';

/** A shutdown or a broken connection now and then is no end. */
const FAILURES = 3;

export interface WatchTimes {
  readonly everyMs: number;
  /** An answer that takes longer is none. */
  readonly patienceMs: number;
}

async function answersInTime(sql: Sql, patienceMs: number): Promise<boolean> {
  const over = new AbortController();
  const late = setTimeout(patienceMs, false, {ref: false, signal: over.signal}).catch(() => false);
  const inTime = await Promise.race([answers(sql), late]);
  over.abort();
  return inTime;
}

/**
 * Calls `gone` once, when the database has not answered several times in a row, be it that it is gone or that all
 * connections are held for good. Answers how to stop watching.
 */
export function watchDatabase(sql: Sql, {everyMs, patienceMs}: WatchTimes, gone: () => void): () => Promise<void> {
  let failures = 0;
  let asking = false;
  const timer = setInterval(async () => {
    if (asking) return;
    asking = true;
    failures = (await answersInTime(sql, patienceMs)) ? 0 : failures + 1;
    asking = false;
    if (failures < FAILURES) return;
    clearInterval(timer);
    gone();
  }, everyMs).unref();
  return async () => clearInterval(timer);
}
