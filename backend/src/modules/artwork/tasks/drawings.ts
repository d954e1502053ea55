/** What versions of a drawing say of the task that they are for, and the other way round. */
import {DRAWING, DRAWING_TASK} from '@emblem/schemas/values';
import type {BeforeValidateHook, Context, Effect, InTransactionHook} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {say} from '../../../errors';
import {find, findAll} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import type {Values, WireRecord} from '../../../values';
import {transition} from '../../../write';
import {TEXTS} from '../texts';

const {waiting, confirmed, notPassed} = DRAWING.confirmation;
const task = DRAWING_TASK.status;
/** States in which a task takes no further version. */
const CLOSED: readonly unknown[] = [task.confirmed, task.cancelled];

function taskOf(context: Context, drawing: Values): Promise<WireRecord | undefined> {
  const taskId = numberOf(drawing, 'taskId');
  return taskId === null ? Promise.resolve(undefined) : find(asTrusted(context), 'drawing-task', {eq: ['id', taskId]});
}

/**
 * A version is of what its task is of, unless it says so itself. 409 for one of a task that the customer has confirmed
 * already.
 */
export const versionOfTask: BeforeValidateHook = {
  name: 'versionOfTask',
  async beforeValidate(context, _entity, values, before) {
    if (before || typeof values.taskId !== 'number') return values;
    const of = await taskOf(context, values);
    if (!of) return values;
    if (CLOSED.includes(of.status)) refuseConflict(context, TEXTS.taskClosed);
    return {
      ...values,
      orderId: values.orderId ?? of.orderId,
      orderProductId: values.orderProductId ?? of.orderProductId,
      kind: values.kind ?? of.kind,
    };
  },
};

const isConfirmed = ({confirmation}: WireRecord): boolean => confirmation === confirmed;

/** Of each drawing of a task the version that counts. */
function current(system: Context, taskId: number): Promise<readonly WireRecord[]> {
  const {no} = DRAWING.isTemporary;
  return findAll(system, 'drawing', {
    all: [{eq: ['taskId', taskId]}, {eq: ['isTemporary', no]}, {eq: ['replacedAt', null]}],
  });
}

/** What is noted of a task by hand is said of its versions: a yes of all that wait, a no where none has one yet. */
export const answerVersions: Effect = {
  name: 'answerVersions',
  async run(context, _entity, record) {
    const system = asTrusted(context);
    const versions = await current(system, record.id);
    const open = versions.filter(({confirmation}) => confirmation === waiting);
    if (record.status === task.confirmed) for (const {id} of open) await transition(system, 'drawing', id, 'confirm');
    else if (open.length === versions.length)
      for (const {id} of open) await transition(system, 'drawing', id, 'reject', {reason: textOf(record, 'reason')});
  },
};

/** What the customer says of a version is said of its task: a yes once all of its drawings have one. */
export const taskFollows: InTransactionHook = {
  name: 'taskFollows',
  async inTransaction(context, _entity, after, before) {
    if (!after || !before || after.confirmation === before.confirmation) return;
    const of = await taskOf(context, after);
    if (!of) return;
    const system = asTrusted(context);
    const {confirmation} = after;
    const isLast = confirmation === confirmed && (await current(system, of.id)).every(isConfirmed);
    if (of.status === task.withCustomer && isLast) await transition(system, 'drawing-task', of.id, 'confirm');
    if (of.status === task.withCustomer && confirmation === notPassed)
      await transition(system, 'drawing-task', of.id, 'not-pass', {
        reason: textOf(after, 'reason') ?? say(TEXTS.seePins, context.actor.language),
      });
    if (of.status === task.confirmed && confirmation === waiting)
      await transition(system, 'drawing-task', of.id, 'reopen');
  },
};
