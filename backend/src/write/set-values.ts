/** What a transition gives to properties by itself (`set`). */
import type {Entity, Field, SetKeyword, TransitionKeyword} from '@emblem/schemas';
import {computeValue, type Expression} from '@emblem/schemas/expression';
import type {Values} from '../values';
import type {Context} from '../context';
import {refuseFaults} from './figures';

const DAY = 'YYYY-MM-DD'.length;

/** 422 at the property where it cannot be computed. */
function computed(context: Context, entity: Entity, field: Field, expression: Expression, record: Values): unknown {
  const result = computeValue(entity, field, expression, record);
  if ('value' in result) return result.value;
  return refuseFaults(context, entity, {[field.name]: result.fault});
}

function valueOf(context: Context, entity: Entity, name: string, wish: SetKeyword, record: Values): unknown {
  const {actor, now} = context;
  const field = entity.field[name];
  if (wish === 'now') return field?.kind === 'date' ? now.slice(0, DAY) : now;
  if (wish === 'actor') return field?.relation?.to === 'member' ? actor.memberId : actor.id;
  if ('value' in wish) return wish.value;
  return field && computed(context, entity, field, wish.computed, record);
}

/** `record` is as it will be with what is sent along. */
export function setValues(context: Context, entity: Entity, {set = {}}: TransitionKeyword, record: Values): Values {
  return Object.fromEntries(
    Object.entries(set).map(([name, wish]) => [name, valueOf(context, entity, name, wish, record)]),
  );
}
