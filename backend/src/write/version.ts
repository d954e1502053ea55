/** A record becomes another version once in a transaction, however many of its parts are written. */
import type {Context} from '../context';

/** Whether the transaction has written the record already. */
export function isWritten({renewed}: Pick<Context, 'renewed'>, key: string, id: number): boolean {
  return renewed === undefined || renewed.has(`${key} ${id}`);
}

/** What is to be added to its version now. */
export function versionStep({renewed}: Pick<Context, 'renewed'>, key: string, id: number): 0 | 1 {
  const mark = `${key} ${id}`;
  if (renewed?.has(mark)) return 0;
  renewed?.add(mark);
  return 1;
}
