/** What is sent twice with one key happens once. */
import {createHash} from 'node:crypto';
import {networkOf} from '../party';
import {actorNumber} from '../actor';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Json} from '@emblem/schemas';
import type {Values} from '../values';
import type {Context} from '../context';
import {transaction} from './transaction';

/** Keys of one stranger are none of another's: whoever has no name counts by the place that they ask from. */
function actorKey({actor}: Context): string {
  return `${actor.kind}:${actorNumber(actor) ?? networkOf(actor.address)}`;
}

function hash(values: Values): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

interface Earlier {
  readonly record_id: number | null;
  readonly answer: Json | null;
}

/** What came of an earlier request with this key; otherwise claims the key for this transaction. */
async function claim(context: Context, entity: string, key: string, values: Values): Promise<Earlier | undefined> {
  const {sql} = context;
  const actor = actorKey(context);
  const claimed = await sql`
    insert into emblem.idempotency (key, actor, entity, request_hash)
    values (${key}, ${actor}, ${entity}, ${hash(values)})
    on conflict do nothing returning key`;
  if (claimed.length > 0) return undefined;
  const rows: readonly (Earlier & {request_hash: string})[] = await sql`
    select record_id, answer, request_hash from emblem.idempotency
    where key = ${key} and actor = ${actor} and entity = ${entity}`;
  const [earlier] = rows;
  if (!earlier || earlier.request_hash !== hash(values))
    throw new Refusal(422, text('idempotencyClash', context.actor.language));
  return earlier;
}

/** The id of the record that an earlier request with this key created. */
export async function claimKey(
  context: Context,
  entity: string,
  key: string,
  values: Values,
): Promise<number | undefined> {
  return (await claim(context, entity, key, values))?.record_id ?? undefined;
}

export async function rememberRecord(context: Context, entity: string, key: string, id: number): Promise<void> {
  await context.sql`
    update emblem.idempotency set record_id = ${id}
    where key = ${key} and actor = ${actorKey(context)} and entity = ${entity}`;
}

export interface Keyed {
  /** What is asked for, such as the path of a call. */
  readonly what: string;
  readonly key: string;
  readonly values: Values;
}

/**
 * `work` in a transaction, or the answer of the first time that the actor asked for it with this key; 422 where that
 * was with other values.
 */
export async function once(
  context: Context,
  {what, key, values}: Keyed,
  work: (context: Context) => Promise<unknown>,
): Promise<unknown> {
  return transaction(context, async tx => {
    const earlier = await claim(tx, what, key, values);
    if (earlier) return earlier.answer;
    const answer: Json = JSON.parse(JSON.stringify((await work(tx)) ?? null));
    await tx.sql`
      update emblem.idempotency set answer = ${tx.sql.json(answer)}
      where key = ${key} and actor = ${actorKey(tx)} and entity = ${what}`;
    return answer;
  });
}
