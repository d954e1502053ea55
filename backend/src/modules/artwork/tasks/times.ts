/** The timer of a drawing task: it runs while the task is drawn, for one task of each person at a time. */
import {isWithinDay, minutesOf, spansByDay} from '@emblem/schemas';
import {SYSTEM} from '../../../actor';
import type {BeforeValidateHook, Context, Effect} from '../../../context';
import {asActor} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {lock} from '../../../database/lock';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {Refusal, say} from '../../../errors';
import {text} from '../../../messages';
import {find} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import type {WireRecord} from '../../../values';
import {create, update} from '../../../write';
import {TEXTS} from '../texts';

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Minutes follow from the ends; what runs has none yet. 422 for what goes over midnight. */
export const countMinutes: BeforeValidateHook = {
  name: 'countMinutes',
  async beforeValidate({actor: {language}}, _entity, values, before) {
    const {startedAt, endedAt} = {...before, ...values};
    if (!isMoment(startedAt) || !isMoment(endedAt)) return {...values, minutes: 0};
    const span = {from: startedAt, until: endedAt};
    if (!isWithinDay(span))
      throw new Refusal(422, text('invalid', language), {errors: {endedAt: say(TEXTS.overMidnight, language)}});
    return {...values, minutes: minutesOf(span)};
  },
};

function running(context: Context, where: 'userId' | 'taskId', id: number): Promise<WireRecord | undefined> {
  return find(context, 'drawing-time', {all: [{eq: [where, id]}, {eq: ['endedAt', null]}]});
}

/** Of the designer. 409 while another task of theirs runs. */
export const startTime: Effect = {
  name: 'startTime',
  async run(context, _entity, task) {
    const userId = numberOf(task, 'designerId');
    if (userId === null) return;
    const system = asTrusted(context);
    await lock(context.sql, `drawing-time ${userId}`);
    const other = await running(system, 'userId', userId);
    if (other) {
      const busy = await find(asActor(context, SYSTEM), 'drawing-task', {eq: ['id', Number(other.taskId)]});
      const number = (busy && textOf(busy, 'number')) ?? '';
      refuseConflict(context, TEXTS.running, {number});
    }
    await create(system, 'drawing-time', {taskId: task.id, userId, startedAt: context.now});
  },
};

/** What ran over midnight is written down by days. */
export const endTime: Effect = {
  name: 'endTime',
  async run(context, _entity, task) {
    const system = asTrusted(context);
    const time = await running(system, 'taskId', task.id);
    const from = time && textOf(time, 'startedAt');
    if (!time || !from) return;
    const until = context.now > from ? context.now : from;
    const [first, ...further] = spansByDay({from, until});
    await update(system, 'drawing-time', time.id, {endedAt: first?.until ?? until});
    for (const span of further)
      await create(system, 'drawing-time', {
        taskId: task.id,
        userId: time.userId,
        startedAt: span.from,
        endedAt: span.until,
      });
  },
};
