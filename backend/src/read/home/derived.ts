/** What waits for somebody whom no home fits: of all they read, what is late or due this week, and theirs. */
import {ownRecords, presetWhere, type Entity, type HomeQueue, type Predicate} from '@emblem/schemas';
import {fieldsNamed} from '@emblem/schemas/predicate';
import type {Context} from '../../context';
import {reach} from '../../rights/reach';
import type {ShownQueue} from './types';

/** How many properties stand beside a name. */
const SHOWN = 3;

const TIMES: ReadonlySet<string> = new Set(['date', 'datetime']);

function soonOf(entity: Entity, late: Predicate): Predicate {
  const soon = presetWhere(entity, 'dueThisWeek');
  return soon ? {any: [late, soon]} : late;
}

/** The days or moments that say what is late. */
function limitsOf(entity: Entity, late: Predicate): readonly string[] {
  return fieldsNamed(late).filter(name => TIMES.has(entity.field[name]?.kind ?? ''));
}

/** Until when, and then what the entity's list begins with. */
function shownOf(entity: Entity, limits: readonly string[]): readonly string[] {
  const columns = (entity.views.default?.columns ?? []).filter(name => entity.field[name]?.kind !== 'json');
  return [...new Set([...limits, ...columns])].filter(name => name !== entity.display).slice(0, SHOWN);
}

/** A queue for each kind of record that is ever late; where records say whose they are, of one's own. */
export function derivedQueues({actor, model}: Context): readonly (HomeQueue & Pick<ShownQueue, 'kind'>)[] {
  return [...model.entities.values()].flatMap(entity => {
    const late = presetWhere(entity, 'late');
    if (!late || reach(actor, entity, model, 'read') === false) return [];
    const own = ownRecords(entity);
    const soon = soonOf(entity, late);
    const limits = limitsOf(entity, late);
    return [
      {
        title: entity.label,
        entity: entity.key,
        where: own ? {all: [soon, own]} : soon,
        sort: limits[0],
        shows: shownOf(entity, limits),
        kind: 'due' as const,
      },
    ];
  });
}
