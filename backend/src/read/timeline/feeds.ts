/** The feeds that the engine has by itself: steps through workflows, and the history. */
import {SYSTEM} from '../../actor';
import {textOf, timeOf} from '../../record-values';
import {reach} from '../../rights/reach';
import {asActor, type TimelineEntry, type TimelineFeed} from '../../context';
import {Refusal} from '../../errors';
import {history, toldName, type HistoryEntry} from '../history';
import {list} from '../list';

const STEPS = 'state-change';

/** Those of states that the actor sees. */
export const transitions: TimelineFeed = {
  name: 'transitions',
  async entries(context, entity, record, limit) {
    const seen = entity.workflows.map(({field}) => field).filter(field => field in record);
    if (seen.length === 0) return [];
    const {records} = await list(asActor(context, SYSTEM), STEPS, {
      where: {all: [{eq: ['entity', entity.key]}, {eq: ['recordId', record.id]}, {in: ['property', seen]}]},
      sort: [
        {field: 'at', descending: true},
        {field: 'id', descending: true},
      ],
      limit,
    });
    return records.map(step => ({
      kind: 'transitions',
      id: step.id,
      at: timeOf(step, 'at') ?? '',
      by: toldName(context, textOf(step, 'actorKind') ?? '', textOf(step, 'actorName') ?? ''),
      said: {property: step.property, from: step.from, to: step.to, action: step.action, note: step.note},
    }));
  },
};

async function historyOf(...asked: Parameters<typeof history>): Promise<readonly HistoryEntry[]> {
  try {
    return await history(...asked);
  } catch (error) {
    // Whoever may read the record need not be allowed to look at its history.
    if (error instanceof Refusal && (error.code === 403 || error.code === 404)) return [];
    throw error;
  }
}

/** Steps are told by their own feed: what is left of their entries is what was sent along with them. */
export const changes: TimelineFeed = {
  name: 'changes',
  async entries(context, entity, record, limit) {
    if (entity.audit === false || reach(context.actor, entity, context.model, 'history') === false) return [];
    const states = new Set(entity.workflows.map(({field}) => field));
    const steps = new Set(entity.workflows.flatMap(({transitions: all}) => all.map(({action}) => action)));
    const entries = await historyOf(context, entity.key, record.id, limit);
    return entries.flatMap(({id, at, actor, action, changes: all}): readonly TimelineEntry[] => {
      const others = Object.fromEntries(Object.entries(all).filter(([name]) => !states.has(name)));
      const isStep = steps.has(action) || Object.keys(others).length < Object.keys(all).length;
      if (action !== 'create' && isStep && Object.keys(others).length === 0) return [];
      return [{kind: 'changes', id, at, by: actor, said: {action, changes: others}}];
    });
  },
};
