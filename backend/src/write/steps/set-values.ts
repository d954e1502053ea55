/** What a transition gives to properties by itself (`set`). */
import type {Entity, Field, SetKeyword, TransitionKeyword} from '@emblem/schemas';
import {computeValue, type Expression} from '@emblem/schemas/expression';
import type {Values} from '../../values';
import type {Context} from '../../context';
import {todayOf} from '../../read/zone';
import {refuseFaults} from '../figures';

/** 422 at the property where it cannot be computed. */
function computeOrRefuse(
  context: Context,
  entity: Entity,
  field: Field,
  expression: Expression,
  record: Values,
): unknown {
  const result = computeValue(entity, field, expression, record);
  if ('value' in result) return result.value;
  return refuseFaults(context, entity, {[field.name]: result.fault});
}

async function valueOf(
  context: Context,
  entity: Entity,
  name: string,
  wish: SetKeyword,
  record: Values,
): Promise<unknown> {
  const {actor, now} = context;
  const field = entity.field[name];
  if (wish === 'now') return field?.kind === 'date' ? todayOf(context, entity, record) : now;
  if (wish === 'actor') return field?.relation?.to === 'member' ? actor.memberId : actor.id;
  if ('value' in wish) return wish.value;
  return field && computeOrRefuse(context, entity, field, wish.computed, record);
}

/** `record` is as it will be with what is sent along. */
export async function setValues(
  context: Context,
  entity: Entity,
  {set = {}}: TransitionKeyword,
  record: Values,
): Promise<Values> {
  const values: Values = {};
  for (const [name, wish] of Object.entries(set)) values[name] = await valueOf(context, entity, name, wish, record);
  return values;
}
