/** For acts that do more than read and write: whether the actor reaches the records with the act's own right. */
import {requireReach} from '../rights/decide-reach';
import {reach} from '../rights/reach';
import {SYSTEM} from '../actor';
import {asActor, type Context} from '../context';
import {Refusal} from '../errors';
import {text} from '../messages';
import {count, findAll} from '../read';
import {situation} from '../read/abilities';
import {zoneOf} from '../read/zone';

/** 409 where the act is not possible on one of the records as it is (`when` of x-actions). */
async function requirePossible(context: Context, key: string, action: string, ids: readonly number[]): Promise<void> {
  const entity = context.model.entity(key);
  if (!entity.actions.some(each => each.key === action && each.when)) return;
  for (const record of await findAll(asActor(context, SYSTEM), key, {in: ['id', [...ids]]})) {
    const possible = situation(context, entity, action, record, await zoneOf(context, entity, record));
    if (possible !== true) throw new Refusal(409, possible || text('notNow', context.actor.language));
  }
}

/** 403 without the right, 404 when one of the records is out of its reach, 409 where the act is not possible on one. */
export async function requireReached(
  context: Context,
  key: string,
  action: string,
  ids: readonly number[],
): Promise<void> {
  requireReach(context, key, action);
  const rows = reach(context.actor, context.model.entity(key), context.model, action);
  const within = typeof rows === 'boolean' ? [] : [rows];
  // Whoever holds the act's right need not be able to read the records.
  const found = await count(asActor(context, {...context.actor, isAdmin: true}), key, {
    all: [{in: ['id', ids]}, ...within],
  });
  if (found < new Set(ids).size) throw new Refusal(404, text('notFound', context.actor.language));
  await requirePossible(context, key, action, ids);
}
