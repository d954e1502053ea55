/** A coupon comes back where its use is undone: by hand, or as its order is cancelled. */
import {Decimal} from 'decimal.js';
import {COUPON, COUPON_REDEMPTION, ORDER} from '@emblem/schemas/values';
import type {Context, Effect} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {lock} from '../../../database/lock';
import {find, findAll, get} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import {transition, update} from '../../../write';
import {changeDiscount, requireOpen} from './discount';

/** What was taken off is added again, unless the order is cancelled anyway. */
async function undoDiscount(context: Context, orderId: number, amount: string): Promise<void> {
  const system = asTrusted(context);
  await lock(context.sql, `coupons of the order ${orderId}`);
  const order = await get(system, 'order', orderId);
  if (order.status === ORDER.status.cancelled) return;
  requireOpen(context, order);
  await changeDiscount(system, order, new Decimal(amount).negated());
}

export const cancelRedemption: Effect = {
  name: 'cancelRedemption',
  async run(context, _entity, {id}) {
    const system = asTrusted(context);
    const use = await find(system, 'coupon-redemption', {eq: ['activeCoupon', id]});
    if (!use) return;
    const state = COUPON_REDEMPTION.state.cancelled;
    await update(system, 'coupon-redemption', use.id, {state, activeCoupon: null});
    await undoDiscount(context, numberOf(use, 'orderId') ?? 0, textOf(use, 'amount') ?? '0');
  },
};

export const returnCoupons: Effect = {
  name: 'returnCoupons',
  async run(context, _entity, {id}) {
    const system = asTrusted(context);
    const {used, reserved} = COUPON.state;
    const held = await findAll(system, 'coupon', {all: [{eq: ['orderId', id]}, {in: ['state', [used, reserved]]}]});
    for (const coupon of held)
      await transition(system, 'coupon', coupon.id, coupon.state === used ? 'give-back' : 'release');
  },
};
