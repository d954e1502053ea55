/** A create that is sent twice with one key happens once. */
import {createHash} from 'node:crypto';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Values} from '../values';
import type {Context} from '../context';

function actorKey(context: Context): string {
  const {kind, id, memberId} = context.actor;
  return `${kind}:${id ?? memberId ?? ''}`;
}

function hash(values: Values): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/**
 * The id of the record that an earlier request with this key created; otherwise claims the key for this transaction.
 */
export async function claimKey(
  context: Context,
  entity: string,
  key: string,
  values: Values,
): Promise<number | undefined> {
  const {sql} = context;
  const actor = actorKey(context);
  const claimed = await sql`
    insert into emblem.idempotency (key, actor, entity, request_hash)
    values (${key}, ${actor}, ${entity}, ${hash(values)})
    on conflict do nothing returning key`;
  if (claimed.length > 0) return undefined;
  const rows: readonly {record_id: number | null; request_hash: string}[] = await sql`
    select record_id, request_hash from emblem.idempotency
    where key = ${key} and actor = ${actor} and entity = ${entity}`;
  const [earlier] = rows;
  if (!earlier || earlier.request_hash !== hash(values))
    throw new Refusal(422, text('idempotencyClash', context.actor.language));
  return earlier.record_id ?? undefined;
}

export async function rememberRecord(context: Context, entity: string, key: string, id: number): Promise<void> {
  await context.sql`
    update emblem.idempotency set record_id = ${id}
    where key = ${key} and actor = ${actorKey(context)} and entity = ${entity}`;
}
