/** An order's states follow those of its drawing tasks, as far as steps lead there from where it is. */
import {DRAWING_TASK, ORDER} from '@emblem/schemas/values';
import type {Context, Effect} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {lock} from '../../../database/lock';
import {findAll, get} from '../../../read';
import {numberOf} from '../../../record-values';
import type {WireRecord} from '../../../values';
import {transition} from '../../../write';

const order = ORDER.status;
const task = DRAWING_TASK.status;

/** The customer has it, or has said yes. */
const SUBMITTED: readonly unknown[] = [task.withCustomer, task.confirmed];
const NOT_BEGUN: readonly unknown[] = [task.unassigned, task.assigned];

interface Step {
  readonly from: readonly unknown[];
  readonly action: string;
  /** Whether the tasks that are left call for it. */
  isDue(statuses: readonly unknown[]): boolean;
}

/** In this order: an order that is new when its artwork is confirmed takes one after the other. */
const STEPS: readonly Step[] = [
  {from: [order.new], action: 'start-drawing', isDue: statuses => statuses.some(status => !NOT_BEGUN.includes(status))},
  {
    from: [order.pendingArtwork, order.artworkConfirmed],
    action: 'request-changes',
    isDue: statuses => statuses.includes(task.toRevise),
  },
  {
    from: [order.drawing, order.modifying],
    action: 'submit-artwork',
    isDue: statuses => statuses.every(status => SUBMITTED.includes(status)),
  },
  {
    from: [order.pendingArtwork],
    action: 'confirm-artwork',
    isDue: statuses => statuses.every(status => status === task.confirmed),
  },
];

/** Those of the order that were not cancelled. */
async function statusesOf(system: Context, orderId: number): Promise<readonly unknown[]> {
  const tasks = await findAll(system, 'drawing-task', {
    all: [{eq: ['orderId', orderId]}, {ne: ['status', task.cancelled]}],
  });
  return tasks.map(({status}) => status);
}

/** One task after another: of two that are confirmed at once, the later one sees both. */
export const orderFollows: Effect = {
  name: 'orderFollows',
  async run(context, _entity, record: WireRecord) {
    const orderId = numberOf(record, 'orderId');
    if (orderId === null) return;
    const system = asTrusted(context);
    await lock(context.sql, `artwork of order ${orderId}`);
    const statuses = await statusesOf(system, orderId);
    if (statuses.length === 0) return;
    for (const {from, action, isDue} of STEPS) {
      const {status} = await get(system, 'order', orderId);
      if (from.includes(status) && isDue(statuses)) await transition(system, 'order', orderId, action);
    }
  },
};
