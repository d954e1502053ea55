/** Until when a record may stay in its state (`x-due`): worked out as somebody begins to wait for it. */
import {afterWork, limitOf, type Entity} from '@emblem/schemas';
import {fieldsNamed} from '@emblem/schemas/predicate';
import type {Context} from '../../context';
import type {Values} from '../../values';
import {workTime} from './calendar';

/** Whether anything is written that decides whether the record is waited for. */
function decides({due}: Entity, written: Values): boolean {
  return (
    due !== undefined &&
    [due.of, ...(due.while ? fieldsNamed(due.while) : [])].some(name => written[name] !== undefined)
  );
}

/** What follows for the record from what is written. One that is waited for already is waited for as long as before. */
export async function dueValues(
  context: Context,
  entity: Entity,
  written: Values,
  before: Values | undefined,
): Promise<Values> {
  const {due} = entity;
  if (!due || !decides(entity, written)) return {};
  const limit = limitOf(entity, {...before, ...written});
  if (!limit) return {[due.field]: null};
  const isSame = before !== undefined && written[due.of] === undefined && limitOf(entity, before) !== undefined;
  if (isSame) return {};
  return {[due.field]: afterWork(context.now, limit.minutes, await workTime(context, due.calendar))};
}
