/** Steps of the write path that are particular to one entity, by the names its schema gives. */
import type {Entity} from '@emblem/schemas';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {touch} from '../context/touched';

export async function beforeValidate(
  context: Context,
  entity: Entity,
  values: Values,
  before: WireRecord | undefined,
): Promise<Values> {
  let result = values;
  for (const name of entity.hooks.beforeValidate ?? []) {
    const hook = context.registry.beforeValidate.get(name);
    if (!hook) throw new Error(`${entity.key} names the hook "${name}", which nobody registered.`);
    result = await hook.beforeValidate(context, entity, result, before);
  }
  return result;
}

/** Whoever looks at a timeline on which the record is told, or was before it was written, hears of it. */
async function tellTimelines(context: Context, entity: Entity, records: readonly WireRecord[]): Promise<void> {
  for (const {name, tells} of context.registry.feeds.values()) {
    const toldOn = tells && Object.hasOwn(tells, entity.key) ? tells[entity.key] : undefined;
    if (!toldOn) continue;
    for (const record of records)
      for (const {entity: key, id} of await toldOn(context, record))
        if (context.model.entities.get(key)?.timeline.includes(name)) touch(context, key, id);
  }
}

export async function inTransaction(
  context: Context,
  entity: Entity,
  after: WireRecord | undefined,
  before: WireRecord | undefined,
): Promise<void> {
  for (const name of entity.hooks.inTransaction ?? []) {
    const hook = context.registry.inTransaction.get(name);
    if (!hook) throw new Error(`${entity.key} names the hook "${name}", which nobody registered.`);
    // What a hook writes, others may have asked for in advance.
    await hook.inTransaction({...context, batch: undefined}, entity, after, before);
  }
  await tellTimelines(
    context,
    entity,
    [after, before].filter(record => record !== undefined),
  );
}
