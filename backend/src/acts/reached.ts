/** For acts that do more than read and write: whether the actor reaches the records with the act's own right. */
import {requireReach} from '../rights/decide-reach';
import {reach} from '../rights/reach';
import {asActor, type Context} from '../context';
import {Refusal} from '../errors';
import {text} from '../messages';
import {count} from '../read';

/** 403 without the right, 404 when one of the records is out of its reach. */
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
}
