/** What transitions of applications, deliveries, feedback and samples bring about, in the same transaction. */
import {numberOf} from '../../access/record-values';
import {trusted} from '../../acts/trusted';
import type {Effect, Context} from '../../context';
import type {Values, WireRecord} from '../../values';
import {update} from '../../write';

function set(name: string, values: (context: Context, record: WireRecord) => Values): Effect {
  return {
    name,
    async run(context, entity, record) {
      await update(trusted(context), entity.key, record.id, values(context, record));
    },
  };
}

export const stampSubmission = set('stampSubmission', context => ({submitTime: context.now}));
export const stampCompletion = set('stampCompletion', context => ({completeTime: context.now}));
export const stampShipTime = set('stampShipTime', context => ({shipTime: context.now}));
export const stampSampleShipping = set('stampSampleShipping', context => ({shippingTime: context.now}));
export const markApproved = set('markApproved', () => ({approvalResult: 1}));
export const markRejected = set('markRejected', () => ({approvalResult: 2}));

/** A cancelled application has nothing left to deliver. */
export const cancelQuantity = set('cancelQuantity', (_context, record) => ({
  cancelledQuantity: Math.max(
    0,
    (numberOf(record, 'deliveryQuantity') ?? 0) - (numberOf(record, 'shippedQuantity') ?? 0),
  ),
}));
