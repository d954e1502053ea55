/** Creates a record, with its lines where they are sent along. */
import {requireReach} from '../rights/decide-reach';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {createOne} from './create';
import {claimKey, rememberRecord} from './idempotency';
import {fillIn, type FromOrigin} from './origins';
import {followingLines, lockLinePlaces} from './lines';
import {readBack} from './read-back';
import {takeLines, type SentLines} from './sent-lines';
import {transaction} from './transaction';

export interface CreateOptions {
  /** A create sent again with the same key answers the record of the first time. */
  readonly idempotencyKey?: string;
  /** The record that it is made from. */
  readonly from?: FromOrigin;
}

/** What `create` does, up to the record's id: for whoever looks at none of many. */
export async function createUnread(
  context: Context,
  key: string,
  values: Values,
  options: CreateOptions = {},
): Promise<number> {
  return (await write(context, key, values, options)).id;
}

export async function create<Key extends string>(
  context: Context,
  key: Key,
  values: Values,
  options: CreateOptions = {},
): Promise<WireRecord<Key>> {
  const {id, sent} = await write(context, key, values, options);
  return readBack(context, key, id, sent);
}

async function write(
  context: Context,
  key: string,
  values: Values,
  options: CreateOptions,
): Promise<{readonly id: number; readonly sent: readonly SentLines[]}> {
  requireReach(context, key, 'create');
  const entity = context.model.entity(key);
  const {idempotencyKey, from} = options;
  const given = takeLines(context, key, values);
  const id = await transaction(context, async tx => {
    const earlier = idempotencyKey === undefined ? undefined : await claimKey(tx, key, idempotencyKey, values);
    if (earlier !== undefined) return earlier;
    const {own, sent} = from ? takeLines(tx, key, await fillIn(tx, key, values, from)) : given;
    await lockLinePlaces(tx, sent);
    const record = await createOne(tx, entity, own, followingLines(tx, entity, sent, 'create'));
    if (idempotencyKey !== undefined) await rememberRecord(tx, key, idempotencyKey, record.id);
    return record.id;
  });
  return {id, sent: given.sent};
}
