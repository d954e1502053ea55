/** Switches a record on or off. */
import {requireReach} from '../rights/decide-reach';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import {change} from './change';
import {readBack} from './read-back';
import {transaction} from './transaction';

export async function toggle(context: Context, key: string, id: number, on: boolean): Promise<WireRecord> {
  requireReach(context, key, 'toggle');
  const entity = context.model.entity(key);
  const switched = entity.toggle;
  if (!switched) throw new Refusal(404, text('noAction', context.actor.language, {action: 'toggle'}));
  const set = {[switched.field]: on ? switched.on : switched.off};
  await transaction(context, tx => change(tx, entity, id, {}, {action: 'toggle', set}));
  return readBack(context, key, id);
}
