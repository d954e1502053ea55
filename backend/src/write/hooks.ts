/** Steps of the write path that are particular to one entity, by the names its schema gives. */
import type {Entity} from '@emblem/schemas';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';

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
}
