/** Whose a new record is, and that whoever makes it goes on seeing it. */
import {evaluate, ownerField, type Entity} from '@emblem/schemas';
import {asksOthers, fieldsNamed} from '@emblem/schemas/predicate';
import type {Context} from '../context';
import {text} from '../messages';
import {predicateContext} from '../read/source';
import {deny} from '../rights/decide-reach';
import {both, reach} from '../rights/reach';
import type {Values, WireRecord} from '../values';
import {isReached, requireReached} from './lock';
import {refuseIf} from './values';

/** Rows of no person are out of reach for whoever reaches their own alone: the record is then its maker's. */
export function ownedByMaker(context: Context, entity: Entity, values: Values): Values {
  const {actor, model} = context;
  const owner = ownerField(entity);
  if (!owner || actor.kind !== 'staff' || actor.id === null || (values[owner.name] ?? null) !== null) return {};
  const reached = both(reach(actor, entity, model, 'create'), reach(actor, entity, model, 'read'));
  if (typeof reached === 'boolean') return {};
  const isInReach = !asksOthers(entity, reached) && evaluate(reached, values, predicateContext(context), entity);
  return isInReach ? {} : {[owner.name]: actor.id};
}

/**
 * 422 at the property by which a record just made is out of its maker's reach or sight. Whoever may read nothing of its
 * kind makes it for others.
 */
export async function requireInSight(context: Context, entity: Entity, record: WireRecord): Promise<void> {
  const {actor, model} = context;
  if (actor.kind !== 'staff') return requireReached(context, entity, record, 'create');
  for (const action of ['create', 'read']) {
    const reached = reach(actor, entity, model, action);
    if (reached === true || (action === 'read' && reached === false)) continue;
    if (await isReached(context, entity, record, action)) continue;
    const names = typeof reached === 'object' ? fieldsNamed(reached) : [];
    const [name] = names.filter(each => entity.field[each]?.readOnly !== true);
    if (name === undefined) deny(context);
    else refuseIf(context, {[name]: text('outOfSight', actor.language)});
  }
}
