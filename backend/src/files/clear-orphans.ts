/** Clears away files that were uploaded and that nothing uses. */
import {SYSTEM} from '../actor';
import {clearOut} from '../access/clear-out';
import {textOf} from '../record-values';
import {asActor, type Context} from '../context';
import {findAll} from '../read';
import {fileMentions} from '../read/file-mentions';
import {hasPlain} from './drawings';
import {isFileKey} from './key';
import type {FileService} from './service';
import type {FileStore} from './store';

/** Whoever uploads a file has this long to save what it is for; until then a draft in a browser may show it. */
const GRACE_MS = 30 * 24 * 60 * 60_000;
/** An upload that is still coming in after this long was broken off by the end of the process. */
const INCOMING_MS = 24 * 60 * 60_000;
const BATCH = 500;

function before(context: Context, ms: number): Date {
  return new Date(Date.parse(context.now) - ms);
}

/** Keys of old rows, whether or not their bytes ever came, and of old bytes, whether or not they have a row. */
async function oldKeys(context: Context, store: FileStore): Promise<Set<string>> {
  const limit = before(context, GRACE_MS);
  const {createdAt} = context.model.entity('file').system;
  const rows = await findAll(asActor(context, SYSTEM), 'file', {lt: [createdAt, limit.toISOString()]});
  const keys = new Set(rows.map(row => textOf(row, 'key') ?? ''));
  for await (const {key, modifiedAt} of store.files()) if (modifiedAt < limit) keys.add(key);
  return keys;
}

async function forget(context: Context, store: FileStore, keys: readonly string[]): Promise<void> {
  // Rows first: what is left when this breaks off is bytes without a row, which the next time finds.
  await clearOut(context, 'file', {in: ['key', keys]});
  for (const key of keys) if (isFileKey(key)) await store.remove(key);
}

/** Returns how many were cleared. A file that any record, design or history entry mentions stays. */
export async function clearOrphanedFiles(
  context: Context,
  {store, incoming}: Pick<FileService, 'store' | 'incoming'>,
): Promise<number> {
  await incoming.clear(before(context, INCOMING_MS));
  const orphans = await oldKeys(context, store);
  if (orphans.size === 0) return 0;
  for await (const key of fileMentions(context)) orphans.delete(key);
  // What came into use while all that was read.
  for await (const key of fileMentions(context, context.now)) orphans.delete(key);
  const keys = [...orphans].filter(key => !hasPlain(key, orphans));
  for (let from = 0; from < keys.length; from += BATCH) await forget(context, store, keys.slice(from, from + BATCH));
  return keys.length;
}
