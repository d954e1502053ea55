/** Undoes one change of the history: the properties and lines it changed are again as they were before it. */
import {requireReach} from '../rights/decide-reach';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {historyEntry} from '../read/history';
import {change} from './change';
import {lockWithParents} from './figures';
import {followingLines, lockLinePlaces} from './lines';
import {hasLinesChanged, linesBefore} from './lines/before';
import {readBack} from './read-back';
import {transaction} from './transaction';

/**
 * `fields` limits it to some of the entry's properties, or lines by their name. What the schema or the state forbids
 * today stays forbidden.
 */
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
    const isChosen = (name: string) => fields === undefined || fields.includes(name);
    // Figures follow by themselves.
    const names = Object.keys(entry?.changes ?? {}).filter(
      name => name in entity.field && entity.field[name]?.computed === undefined && isChosen(name),
    );
    const hasLines = hasLinesChanged(entity, entry?.changes ?? {}, isChosen);
    if (!entry || entry.action === 'create' || (names.length === 0 && !hasLines))
      throw new Refusal(404, text('noChange', context.actor.language));
    const values: Values = Object.fromEntries(names.map(name => [name, entry.changes[name]?.[0] ?? null]));
    if (hasLines) await lockWithParents(tx, entity, [id]);
    const sent = hasLines ? await linesBefore(tx, entity, id, entry.changes, isChosen) : [];
    await lockLinePlaces(tx, sent);
    await change(tx, entity, id, values, {
      action: 'revert',
      lines: followingLines(tx, entity, sent, 'update'),
      arePutBack: true,
    });
  });
  return readBack(context, key, id);
}
