/** Timed tasks as their schema names them: the schedule is read when it is saved, and a task can be run at once. */
import {TIMED_TASK} from '@emblem/schemas/values';
import {badInput, idList} from '../../acts/input';
import {requireReached} from '../../acts/reached';
import type {Act, BeforeValidateHook, Context} from '../../context';
import type {Values} from '../../values';
import {asTrusted} from '../../context/trusted';
import {say} from '../../errors';
import {nextTime, parseCron} from '../../jobs/cron';
import {queueRun} from '../../jobs/queue-run';
import {transaction} from '../../write';
import {TEXTS} from './texts';

function nextRun(context: Context, text: string): string {
  const cron = parseCron(text) ?? badInput(context, 'cron', say(TEXTS.badSchedule, context.actor.language));
  const next =
    nextTime(cron, new Date(context.now)) ?? badInput(context, 'cron', say(TEXTS.neverDue, context.actor.language));
  return next.toISOString();
}

/**
 * A task that is switched off is never due; a changed schedule counts from now. A schedule that cannot be read is
 * refused at its field.
 */
export const planTimedTask: BeforeValidateHook = {
  name: 'planTimedTask',
  async beforeValidate(context, _entity, values, before) {
    const {cron, state}: Values = {state: TIMED_TASK.state.enabled, ...before, ...values};
    const isPlanned = values.cron !== undefined || values.state !== undefined || !before;
    if (!isPlanned || typeof cron !== 'string') return values;
    const nextRunAt = nextRun(context, cron);
    return {...values, nextRunAt: state === TIMED_TASK.state.enabled ? nextRunAt : null};
  },
};

/** The button "run now": the run is queued like those of the schedule, whose next time stays. */
export const runTimedTaskNow: Act<'runTimedTaskNow'> = {
  name: 'runTimedTaskNow',
  run: (context, input) =>
    transaction(context, async tx => {
      const ids = idList(tx, input, 'ids');
      await requireReached(tx, 'timed-task', 'run-now', ids);
      for (const id of ids) await queueRun(asTrusted(tx), id, {trigger: 'manual', dueAt: tx.now, userId: tx.actor.id});
      return {count: ids.length};
    }),
};
