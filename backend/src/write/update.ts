/** Updates one record: absent properties stay, null clears, a stale `version` is refused. */
import {requireReach} from '../access/decide-reach';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {change} from './change';
import {readBack} from './read-back';
import {transaction} from './transaction';

export async function update(context: Context, key: string, id: number, values: Values): Promise<WireRecord> {
  requireReach(context, key, 'update');
  const entity = context.model.entity(key);
  await transaction(context, tx => change(tx, entity, id, values, {action: 'update'}));
  return readBack(context, entity, id);
}
