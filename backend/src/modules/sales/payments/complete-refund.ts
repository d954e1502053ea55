/** What a refund takes over from its order, and what a full one comes to. */
import type {Decimal} from 'decimal.js';
import {amountText} from '@emblem/schemas';
import {REFUND_ORDER} from '@emblem/schemas/values';
import {numberOf, textOf} from '../../../record-values';
import {trusted} from '../../../context/trusted';
import type {BeforeValidateHook, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {Refusal, say} from '../../../errors';
import {count, find} from '../../../read';
import {amountOf} from '../money';
import {TEXTS} from '../texts';

const {managerRejected, adminRejected} = REFUND_ORDER.approvalStatus;

async function isForeign(context: Context, refund: Values, order: WireRecord): Promise<boolean> {
  const {refundProductIds} = refund;
  if (!Array.isArray(refundProductIds) || refundProductIds.length === 0) return false;
  const ids = refundProductIds.filter((id): id is number => typeof id === 'number');
  return (
    (await count(trusted(context), 'order-product', {all: [{in: ['id', ids]}, {eq: ['orderId', order.id]}]})) <
    new Set(ids).size
  );
}

/** The customer may be another person than the order's; what decides who sees the refund may not differ. */
function takenOver(order: WireRecord, values: Values, isNew: boolean): Values {
  const {proId, currency, salesmanId} = order;
  const customer = isNew
    ? {
        name: values.name ?? textOf(order, 'name'),
        email: values.email ?? textOf(order, 'email'),
        phone: values.phone ?? textOf(order, 'phone'),
      }
    : {};
  return {proId, currency, salesmanId, ...customer};
}

/** What was paid and no other refund claims; the order's figures count this refund unless it was rejected. */
function remaining(order: WireRecord, before: WireRecord | undefined): Decimal {
  const isCounted = before && before.approvalStatus !== managerRejected && before.approvalStatus !== adminRejected;
  const left = amountOf(order, 'amountPaid').minus(amountOf(order, 'refundsClaimed'));
  return isCounted ? left.plus(amountOf(before, 'refundAmount')) : left;
}

function isAskedInFull(values: Values, before: WireRecord | undefined): boolean {
  const isAsked = before === undefined || 'refundType' in values || 'refundAmount' in values;
  const {refundType} = {...before, ...values};
  return isAsked && refundType === REFUND_ORDER.refundType.full;
}

function refuseAt(property: string, message: string): never {
  throw new Refusal(422, message, {errors: {[property]: message}});
}

/** A full refund is of all that is left; that no refunds come to more than was paid is a rule of the order. */
function fullAmount(context: Context, order: WireRecord, before: WireRecord | undefined): Values {
  const left = remaining(order, before);
  if (!left.greaterThan(0)) refuseAt('refundAmount', say(TEXTS.nothingToRefund, context.actor.language));
  return {refundAmount: amountText(left)};
}

/** A refund belongs to the platform and the salesman of its order, in the order's currency. */
export const completeRefund: BeforeValidateHook = {
  name: 'completeRefund',
  async beforeValidate(context, _entity, values, before) {
    const refund = {...before, ...values};
    const orderId = numberOf(refund, 'orderId');
    const order = orderId === null ? undefined : await find(trusted(context), 'order', {eq: ['id', orderId]});
    if (!order) return values;
    if ('refundProductIds' in values && (await isForeign(context, refund, order)))
      refuseAt('refundProductIds', say(TEXTS.refundForeign, context.actor.language));
    const full = isAskedInFull(values, before) ? fullAmount(context, order, before) : {};
    return {...values, ...full, ...takenOver(order, values, before === undefined)};
  },
};
