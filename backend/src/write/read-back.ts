/** The record after a write, as its writer may see it. */
import {reach} from '../rights/reach';
import {Refusal} from '../errors';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import {get} from '../read/get';
import {withLines} from '../read/lines';
import type {SentLines} from './sent-lines';

/** Only the id where the writer may not read it; with the lines that were sent along. */
export async function readBack<Key extends string>(
  context: Context,
  key: Key,
  id: number,
  sent: readonly SentLines[] = [],
): Promise<WireRecord<Key>> {
  const entity = context.model.entity(key);
  if (reach(context.actor, entity, context.model, 'read') === false) return {id};
  try {
    const record = await get(context, key, id, {present: true});
    return await withLines(context, entity, record, new Set(sent.map(({lines}) => lines.name)));
  } catch (error) {
    if (error instanceof Refusal && error.code === 404) return {id};
    throw error;
  }
}
