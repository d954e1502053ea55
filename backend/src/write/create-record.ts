/** Creates a record, with its lines where they are sent along. */
import {requireReach} from '../rights/decide-reach';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {createOne} from './create';
import {claimKey, rememberRecord} from './idempotency';
import {fillIn, type FromOrigin} from './origins';
import {followingLines, lockLinePlaces} from './lines';
import {readBack} from './read-back';
import {takeLines} from './sent-lines';
import {transaction} from './transaction';

export interface CreateOptions {
  /** A create sent again with the same key answers the record of the first time. */
  readonly idempotencyKey?: string;
  /** The record that it is made from. */
  readonly from?: FromOrigin;
}

export async function create<Key extends string>(
  context: Context,
  key: Key,
  values: Values,
  options: CreateOptions = {},
): Promise<WireRecord<Key>> {
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
  return readBack(context, key, id, given.sent);
}
