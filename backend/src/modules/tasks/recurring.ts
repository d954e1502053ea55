/** Tasks that come again: made of their templates, each on its day. */
import {COMPANY_ZONE, dayAfter, dayIn} from '@emblem/schemas';
import {TASK_TEMPLATE} from '@emblem/schemas/values';
import {idList} from '../../acts/input';
import {requireReached} from '../../acts/reached';
import {SYSTEM} from '../../actor';
import type {Act, Context} from '../../context';
import {asActor} from '../../context';
import {asTrusted} from '../../context/trusted';
import {lock} from '../../database/lock';
import {findAll, get} from '../../read';
import {numberOf, textOf} from '../../record-values';
import type {WireRecord} from '../../values';
import {create, transaction, update} from '../../write';
import {nextDay} from './days';

/** What a template hands on to its tasks. */
const HANDED_ON = ['title', 'description', 'typeId', 'urgency', 'ownerId', 'plannedMinutes'] as const;

async function make(context: Context, template: WireRecord, day: string): Promise<WireRecord> {
  const values = Object.fromEntries(HANDED_ON.map(name => [name, template[name] ?? null]));
  const dueOn = dayAfter(day, numberOf(template, 'dueAfterDays') ?? 0);
  return create(context, 'task', {...values, dueOn, templateId: template.id});
}

/** The button *Make a task*: one for each of the templates, due as if today were their day. */
export const makeTaskOfTemplate: Act<'makeTaskOfTemplate'> = {
  name: 'makeTaskOfTemplate',
  run: (context, input) =>
    transaction(context, async tx => {
      const ids = idList(tx, input, 'ids');
      await requireReached(tx, 'task-template', 'make-task', ids);
      const today = dayIn(tx.now, COMPANY_ZONE);
      for (const id of ids) await make(asTrusted(tx), await get(asTrusted(tx), 'task-template', id), today);
      return {count: ids.length};
    }),
};

/**
 * Of each template that is due one task is made, however many days were missed, and its next day set after today;
 * whoever looks at the same moment finds it set.
 */
export async function makeRecurringTasks(context: Context): Promise<void> {
  const today = dayIn(context.now, COMPANY_ZONE);
  const due = await findAll(context, 'task-template', {
    all: [
      {eq: ['state', TASK_TEMPLATE.state.enabled]},
      {ne: ['recurs', TASK_TEMPLATE.recurs.never]},
      {lte: ['nextOn', today]},
    ],
  });
  for (const {id} of due)
    await transaction(asActor(context, SYSTEM), async tx => {
      await lock(tx.sql, 'task-template');
      const template = await get(tx, 'task-template', id);
      const nextOn = textOf(template, 'nextOn');
      if (nextOn === null || nextOn > today) return;
      await make(tx, template, today);
      await update(tx, 'task-template', id, {nextOn: nextDay(nextOn, textOf(template, 'recurs') ?? '', today)});
    });
}
