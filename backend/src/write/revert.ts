/** Undoes one change of the history: the properties and lines it changed are again as they were before it. */
import type {Entity} from '@emblem/schemas';
import {requireReach} from '../rights/decide-reach';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {historyEntry, type HistoryEntry} from '../read/history';
import {change} from './change';
import {lockWithParents} from './figures';
import {followingLines, lockLinePlaces} from './lines';
import {haveLinesChanged, linesBefore} from './lines/before';
import {readBack} from './read-back';
import {transaction} from './transaction';

type Choice = (name: string) => boolean;

/** The properties of an entry as they were before it. Computed properties are left out: they are recomputed. */
function oldValues({field}: Entity, {changes}: HistoryEntry, isChosen: Choice): Values {
  const names = Object.keys(changes).filter(
    name => name in field && field[name]?.computed === undefined && isChosen(name),
  );
  return Object.fromEntries(names.map(name => [name, changes[name]?.[0] ?? null]));
}

/**
 * `names` limits it to some of the entry's properties, or lines by their name. What the schema or the state forbids
 * today stays forbidden.
 */
export async function revert(
  context: Context,
  entityKey: string,
  id: number,
  entryId: number,
  names?: readonly string[],
): Promise<WireRecord> {
  requireReach(context, entityKey, 'revert');
  const entity = context.model.entity(entityKey);
  await transaction(context, async tx => {
    const entry = await historyEntry(tx, entityKey, id, entryId);
    const isChosen: Choice = name => names === undefined || names.includes(name);
    if (!entry || entry.action === 'create') throw nothingToRevert(context);
    const values = oldValues(entity, entry, isChosen);
    const hasLines = haveLinesChanged(entity, entry.changes, isChosen);
    if (Object.keys(values).length === 0 && !hasLines) throw nothingToRevert(context);
    if (hasLines) await lockWithParents(tx, entity, [id]);
    const oldLines = hasLines ? await linesBefore(tx, entity, id, entry.changes, isChosen) : [];
    await lockLinePlaces(tx, oldLines);
    await change(tx, entity, id, values, {
      action: 'revert',
      lines: followingLines(tx, entity, oldLines, 'update'),
      restoresOldValues: true,
    });
  });
  return readBack(context, entityKey, id);
}

function nothingToRevert({actor}: Context): Refusal {
  return new Refusal(404, text('noChange', actor.language));
}
