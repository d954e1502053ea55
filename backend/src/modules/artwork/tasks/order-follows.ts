/** An order's states follow those of its drawing tasks, as far as a step leads there from where it is. */
import {DRAWING_TASK, ORDER} from '@emblem/schemas/values';
import type {Context, Effect} from '../../../context';
import {trusted} from '../../../context/trusted';
import {find, findAll} from '../../../read';
import {numberOf} from '../../../record-values';
import type {WireRecord} from '../../../values';
import {transition} from '../../../write';

const {drawing, modifying, pendingArtwork, artworkConfirmed} = ORDER.status;
const {confirmed, cancelled, withCustomer} = DRAWING_TASK.status;

async function orderOf(context: Context, task: WireRecord): Promise<WireRecord | undefined> {
  const orderId = numberOf(task, 'orderId');
  return orderId === null ? undefined : find(trusted(context), 'order', {eq: ['id', orderId]});
}

/** The other tasks of the order. */
async function others(context: Context, order: WireRecord, task: WireRecord): Promise<readonly WireRecord[]> {
  return findAll(trusted(context), 'drawing-task', {all: [{eq: ['orderId', order.id]}, {ne: ['id', task.id]}]});
}

async function step(context: Context, order: WireRecord, from: readonly unknown[], action: string): Promise<void> {
  if (from.includes(order.status)) await transition(trusted(context), 'order', order.id, action);
}

/** Somebody draws: the order is being drawn. */
export const orderIsDrawn: Effect = {
  name: 'orderIsDrawn',
  async run(context, _entity, task) {
    const order = await orderOf(context, task);
    if (order) await step(context, order, [ORDER.status.new], 'start-drawing');
  },
};

/** The customer has all of it when each task is with them, or has been answered. */
export const artworkIsSubmitted: Effect = {
  name: 'artworkIsSubmitted',
  async run(context, _entity, task) {
    const order = await orderOf(context, task);
    if (!order) return;
    const open = (await others(context, order, task)).filter(
      ({status}) => status !== withCustomer && status !== confirmed && status !== cancelled,
    );
    if (open.length === 0) await step(context, order, [drawing, modifying], 'submit-artwork');
  },
};

/** Confirmed is an order's artwork when all of its tasks are. */
export const artworkIsConfirmed: Effect = {
  name: 'artworkIsConfirmed',
  async run(context, _entity, task) {
    const order = await orderOf(context, task);
    if (!order) return;
    const open = (await others(context, order, task)).filter(
      ({status}) => status !== confirmed && status !== cancelled,
    );
    if (open.length === 0) await step(context, order, [pendingArtwork], 'confirm-artwork');
  },
};

/** One that did not pass is enough. */
export const artworkIsRefused: Effect = {
  name: 'artworkIsRefused',
  async run(context, _entity, task) {
    const order = await orderOf(context, task);
    if (order) await step(context, order, [pendingArtwork, artworkConfirmed], 'request-changes');
  },
};
