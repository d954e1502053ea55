/** Undoes one change of the history: the properties it changed get the values they had before it. */
import {requireReach} from '../access/decide-reach';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {historyEntry} from '../read/history';
import {change} from './change';
import {readBack} from './read-back';
import {transaction} from './transaction';

/** `fields` limits it to some of the entry's properties. What the schema or the state forbids today stays forbidden. */
export async function revert(
  context: Context,
  key: string,
  id: number,
  entryId: number,
  fields?: readonly string[],
): Promise<WireRecord> {
  requireReach(context, key, 'revert');
  const entity = context.model.entity(key);
  await transaction(context, async tx => {
    const entry = await historyEntry(tx, key, id, entryId);
    // Lines are not put back: they may be others by now.
    const names = Object.keys(entry?.changes ?? {}).filter(
      name => name in entity.field && (fields === undefined || fields.includes(name)),
    );
    if (!entry || entry.action === 'create' || names.length === 0)
      throw new Refusal(404, text('noChange', context.actor.language));
    const values: Values = Object.fromEntries(names.map(name => [name, entry.changes[name]?.[0] ?? null]));
    await change(tx, entity, id, values, {action: 'revert'});
  });
  return readBack(context, key, id);
}
