/** Who is told of a record: the users that it names, as far as they read it, or whoever is granted an action on it. */
import type {Entity, ToldKeyword} from '@emblem/schemas';
import {SYSTEM, type Actor} from '../actor';
import {asActor, type Context} from '../context';
import {withPathValues} from '../read/path-values';
import {numberOf, numbersOf} from '../record-values';
import type {WireRecord} from '../values';
import {enabledUsers, holdersOf, reachingUsers} from './holders';

async function namedUsers(system: Context, path: string, entity: Entity, record: WireRecord) {
  const [values = record] = await withPathValues(system, entity, [record], [path]);
  const ids = Array.isArray(values[path]) ? numbersOf(values, path) : [numberOf(values, path) ?? 0];
  return reachingUsers(system, await enabledUsers(system, ids), {entity, id: record.id, action: 'read'});
}

/** `record` is as the system reads it. Nobody twice. */
export async function receivers(
  context: Context,
  tell: readonly ToldKeyword[],
  entity: Entity,
  record: WireRecord,
): Promise<readonly Actor[]> {
  const system = asActor(context, SYSTEM);
  const all = new Map<number | null, Actor>();
  for (const told of tell) {
    const found =
      'right' in told
        ? await holdersOf(system, entity, record.id, told.right)
        : await namedUsers(system, told.user, entity, record);
    for (const actor of found) all.set(actor.id, actor);
  }
  return [...all.values()];
}
