/** Who is to be told of a limit hears of it by work left for its moment as a record enters its state. */
import {afterWork, beforeWork, limitOf, type Entity, type LimitKeyword, type WorkTime} from '@emblem/schemas';
import type {Context} from '../../context';
import {timeOf} from '../../record-values';
import type {Values, WireRecord} from '../../values';
import {defer} from '../defer';
import {workTime} from './calendar';

export const REMIND_TASK = 'remindDue';

export const STAGES = ['soon', 'over', 'long'] as const;
/** A while before the limit, at it, and long after it. */
export type Stage = (typeof STAGES)[number];

function momentOf(stage: Stage, due: string, {tell, remind, escalate}: LimitKeyword, time: WorkTime): string | null {
  if (stage === 'over') return tell ? due : null;
  if (stage === 'soon') return remind === undefined ? null : beforeWork(due, remind, time);
  return escalate ? afterWork(due, escalate.after, time) : null;
}

/** Queues the first reminder that is still of use, of those after `stage`, or of all. */
export async function planReminder(context: Context, entity: Entity, record: WireRecord, stage?: Stage): Promise<void> {
  const {due} = entity;
  const [until, limit] = [due ? timeOf(record, due.field) : null, limitOf(entity, record)];
  if (!due || until === null || !limit) return;
  const time = await workTime(context, due.calendar);
  for (const each of STAGES.slice(stage === undefined ? 0 : STAGES.indexOf(stage) + 1)) {
    const moment = momentOf(each, until, limit, time);
    // What is found late only afterwards is told once, as what it is by now.
    const isPast = each === 'soon' && until <= context.now;
    if (moment === null || isPast) continue;
    return defer(
      context,
      REMIND_TASK,
      {entity: entity.key, id: record.id, due: until, stage: each},
      {at: moment, key: `${REMIND_TASK} ${entity.key} ${record.id} ${each}`},
    );
  }
}

/**
 * Queues the first of them where the moment is among what was written; each queues the one after it. One that comes
 * when the record has moved on, or is due at another moment, tells nobody.
 */
export async function planReminders(
  context: Context,
  entity: Entity,
  record: WireRecord,
  written: Values,
): Promise<void> {
  if (entity.due && written[entity.due.field] !== undefined) await planReminder(context, entity, record);
}
