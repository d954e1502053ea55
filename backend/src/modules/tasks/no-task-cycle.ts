/** A task waits neither for itself nor for one that waits for it, be it over others. */
import {SYSTEM} from '../../actor';
import type {BeforeValidateHook, Context} from '../../context';
import {asActor} from '../../context';
import {lock} from '../../database/lock';
import {Refusal, say} from '../../errors';
import {text} from '../../messages';
import {findAll} from '../../read';
import {numberOf} from '../../record-values';
import {TEXTS} from './texts';

/** Whether a task is reached from others by what they wait for, a generation after another. */
async function isReached(context: Context, taskId: number, from: number): Promise<boolean> {
  const seen = new Set<number>();
  let next = [from];
  while (next.length > 0) {
    if (next.includes(taskId)) return true;
    for (const id of next) seen.add(id);
    const waiting = await findAll(context, 'task-dependency', {in: ['taskId', next]});
    next = [...new Set(waiting.map(each => numberOf(each, 'waitsForId') ?? 0))].filter(id => id > 0 && !seen.has(id));
  }
  return false;
}

/** Writers wait for each other, so that two of them make no cycle together. */
export const noTaskCycle: BeforeValidateHook = {
  name: 'noTaskCycle',
  async beforeValidate(context, _entity, values, before) {
    const {taskId, waitsForId} = {...before, ...values};
    if (typeof taskId !== 'number' || typeof waitsForId !== 'number' || waitsForId === before?.waitsForId)
      return values;
    await lock(context.sql, 'task-dependency');
    if (!(await isReached(asActor(context, SYSTEM), taskId, waitsForId))) return values;
    const {language} = context.actor;
    throw new Refusal(422, text('invalid', language), {errors: {waitsForId: say(TEXTS.cycle, language)}});
  },
};
