/** Notices that the embedded database is gone for good, so that a new start brings it up again. */
import type {Sql} from 'postgres';
import {answers} from './connection';

const EVERY_MS = 2000;
/** A shutdown or a broken connection now and then is no end. */
const FAILURES = 3;

/** Calls `gone` once, when the database has refused to answer several times in a row. Answers how to stop watching. */
export function watchDatabase(sql: Sql, gone: () => void): () => Promise<void> {
  let failures = 0;
  let asking = false;
  const timer = setInterval(async () => {
    if (asking) return;
    asking = true;
    failures = (await answers(sql)) ? 0 : failures + 1;
    asking = false;
    if (failures < FAILURES) return;
    clearInterval(timer);
    gone();
  }, EVERY_MS).unref();
  return async () => clearInterval(timer);
}
