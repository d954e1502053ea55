/** Who made a requirement, task or bug, and who it belongs to. */
import type {Entity} from '@emblem/schemas';
import {SYSTEM} from '../../actor';
import type {BeforeValidateHook, Context} from '../../context';
import {asActor} from '../../context';
import {find} from '../../read';
import {numberOf} from '../../record-values';
import type {Values} from '../../values';

/** A new record is by whoever makes it. */
export const signAuthor: BeforeValidateHook = {
  name: 'signAuthor',
  async beforeValidate({actor}, _entity, values, before) {
    return before || actor.id === null ? values : {...values, authorId: actor.id};
  },
};

/** What a type says for new records of it that say nothing themselves. */
async function defaultsOfType(context: Context, entity: Entity, values: Values): Promise<Values> {
  const type = await find(asActor(context, SYSTEM), 'task-type', {eq: ['id', Number(values.typeId)]});
  if (!type) return {};
  const defaults: Values = {};
  for (const name of ['ownerId', 'plannedMinutes'] as const)
    if (entity.field[name] && (values[name] ?? null) === null) defaults[name] = numberOf(type, name);
  return defaults;
}

/** New records of a type are those of whoever answers for the type, unless they name somebody. */
export const ownByType: BeforeValidateHook = {
  name: 'ownByType',
  async beforeValidate(context, entity, values, before) {
    if (before || typeof values.typeId !== 'number') return values;
    return {...values, ...(await defaultsOfType(context, entity, values))};
  },
};
