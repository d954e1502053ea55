/** `/dataAnalysis/kpi/refreshRepurchaseData`: queues the task that works out repurchases anew (CO-680). */
import type {Act} from '../../context';
import {asTrusted} from '../../context/trusted';
import {lock} from '../../database/lock';
import {refuseConflict} from '../../acts/refuse-conflict';
import {queueRun} from '../../jobs/queue-run';
import {find} from '../../read';
import {transaction} from '../../write';
import {TEXTS} from './texts';

/** The timed task of that job. */
const JOB = 'refreshRepurchases';

/** `{runId, state}` of the run that is queued, or of one that waits already: many who ask at once make one run. */
export const refreshRepurchaseData: Act<'refreshRepurchaseData'> = {
  name: 'refreshRepurchaseData',
  run: context =>
    transaction(context, async tx => {
      const all = asTrusted(tx);
      await lock(tx.sql, JOB);
      const task = await find(all, 'timed-task', {eq: ['job', JOB]});
      if (!task) refuseConflict(context, TEXTS.noTask);
      const isWaiting = {all: [{eq: ['taskId', task.id] as const}, {eq: ['runState', 'queued'] as const}]};
      const waiting = await find(all, 'timed-task-run', isWaiting);
      const run = waiting ?? (await queueRun(all, task.id, {trigger: 'manual', dueAt: tx.now, userId: tx.actor.id}));
      return {runId: run.id, state: 'queued'};
    }),
};
