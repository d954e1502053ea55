/** Until when a record may stay in its state (`x-due`): worked out as it enters the state. */
import {afterWork, type Entity, type LimitKeyword} from '@emblem/schemas';
import type {Context} from '../../context';
import type {Values} from '../../values';
import {workTime} from './calendar';

/** The limit of the state that the record is in. */
export function limitOf({due}: Entity, record: Values): LimitKeyword | undefined {
  return due?.limits.find(({state}) => state === record[due.of]);
}

/** What follows for the record from a state among the values that are written; nothing where none is. */
export async function dueValues(context: Context, entity: Entity, written: Values): Promise<Values> {
  const {due} = entity;
  if (!due || written[due.of] === undefined) return {};
  const limit = limitOf(entity, written);
  const until = limit && afterWork(context.now, limit.minutes, await workTime(context, due.calendar));
  return {[due.field]: until ?? null};
}
