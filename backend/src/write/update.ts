/**
 * Updates one record, with its lines where they are sent along: absent properties stay, null clears, a stale `version`
 * is refused.
 */
import type {Entity} from '@emblem/schemas';
import {requireReach} from '../rights/decide-reach';
import {Refusal} from '../errors';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {change} from './change';
import {lockWithParents} from './figures';
import {followingLines, lockLinePlaces} from './lines';
import {readBack} from './read-back';
import {takeLines, type SentLines} from './sent-lines';
import {transaction} from './transaction';

/** Who sent lines is told of those that are there now, too. */
async function staleWithLines(
  context: Context,
  entity: Entity,
  id: number,
  sent: readonly SentLines[],
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof Refusal) || error.code !== 409 || sent.length === 0) return error;
  const {current} = error.details;
  if (current === undefined) return error;
  return new Refusal(409, error.message, {...error.details, current: await readBack(context, entity.key, id, sent)});
}

export async function update<Key extends string>(
  context: Context,
  key: Key,
  id: number,
  values: Values,
): Promise<WireRecord<Key>> {
  requireReach(context, key, 'update');
  const entity = context.model.entity(key);
  const {own, sent} = takeLines(context, key, values);
  try {
    await transaction(context, async tx => {
      // The record before the places of its lines, as where a line is written by itself.
      if (sent.length > 0) await lockWithParents(tx, entity, [id]);
      await lockLinePlaces(tx, sent);
      await change(tx, entity, id, own, {action: 'update', lines: followingLines(tx, entity, sent, 'update')});
    });
  } catch (error) {
    throw await staleWithLines(context, entity, id, sent, error);
  }
  return readBack(context, key, id, sent);
}
