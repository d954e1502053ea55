/** What each of many new lines would ask the database by itself is asked for all of them at once. */
import type {Entity} from '@emblem/schemas';
import type {Context} from '../../context';
import {Batch} from '../../context/batch';
import type {Values} from '../../values';
import {foreseeMatching} from '../checks/matching';
import {foreseeReferences} from '../checks/references';
import {lockParents} from '../figures';

/** What nobody has looked at yet: ids that are none are left to their line, which says so. */
function withIds({field}: Entity, values: Values): Values {
  const isId = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (!field[name]?.relation) return [];
      return Array.isArray(value) ? [[name, value.filter(isId)]] : isId(value) ? [[name, value]] : [];
    }),
  );
}

/**
 * The context in which the lines are made. Hooks that write while they are made might change what was found, so that
 * lines which have some ask one by one, as a single line does.
 */
export async function foresee(context: Context, child: Entity, rows: readonly Values[]): Promise<Context> {
  if (rows.length < 2 || (child.hooks.inTransaction ?? []).length > 0) return context;
  const inBatch = {...context, batch: new Batch(context.actor)};
  const led = rows.map(values => withIds(child, values));
  await lockParents(inBatch, child, [], ...led);
  await foreseeReferences(inBatch, child, led);
  await foreseeMatching(inBatch, child, led);
  return inBatch;
}
