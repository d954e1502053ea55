/**
 * A coupon is used for an order. Whoever takes the step holds the series (whose figures follow from it) until the end,
 * so that of several at once each sees the uses before it.
 */
import {amountText} from '@emblem/schemas';
import {COUPON_REDEMPTION, COUPON_SPECIFICATION} from '@emblem/schemas/values';
import type {Context, Effect} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {lock} from '../../../database/lock';
import {count, findAll, get, todayOf} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import type {WireRecord} from '../../../values';
import {create} from '../../../write';
import {changeDiscount, requireOpen} from './discount';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {isForSome, takenOff} from './terms';
import {TEXTS} from './texts';

const {active} = COUPON_REDEMPTION.state;

async function requireValid(context: Context, series: WireRecord, coupon: WireRecord): Promise<void> {
  const today = await todayOf(context, context.model.entity('coupon'), coupon);
  const [from, until] = [textOf(series, 'startDate') ?? '', textOf(coupon, 'expiresOn') ?? ''];
  if (series.state !== COUPON_SPECIFICATION.state.active) refuseConflict(context, TEXTS.notActive);
  if (today < from) refuseConflict(context, TEXTS.notYet, {day: from});
  if (today > until) refuseConflict(context, TEXTS.expired, {day: until});
}

async function requireMember(context: Context, series: WireRecord, coupon: WireRecord, order: WireRecord) {
  const memberId = numberOf(order, 'memberId');
  const own = numberOf(coupon, 'memberId');
  if (own !== null && own !== memberId) refuseConflict(context, TEXTS.otherMember);
  const limit = numberOf(series, 'memberLimit');
  if (limit === null) return;
  const used = await count(asTrusted(context), 'coupon-redemption', {
    all: [{eq: ['specificationId', series.id]}, {eq: ['memberId', memberId]}, {eq: ['state', active]}],
  });
  if (used >= limit) refuseConflict(context, TEXTS.memberLimit, {limit: String(limit)});
}

/** Several coupons stand in one order where each of them allows it. */
async function requireTogether(context: Context, series: WireRecord, order: WireRecord): Promise<void> {
  const system = asTrusted(context);
  const others = await findAll(system, 'coupon-redemption', {
    all: [{eq: ['orderId', order.id]}, {eq: ['state', active]}],
  });
  if (others.length === 0) return;
  const alone = await count(system, 'coupon-specification', {
    all: [
      {in: ['id', [series.id, ...others.map(use => numberOf(use, 'specificationId') ?? 0)]]},
      {eq: ['isCombinable', COUPON_SPECIFICATION.isCombinable.no]},
    ],
  });
  if (alone > 0) refuseConflict(context, TEXTS.notTogether);
}

export const redeemCoupon: Effect = {
  name: 'redeemCoupon',
  async run(context, _entity, coupon) {
    const system = asTrusted(context);
    const orderId = numberOf(coupon, 'orderId') ?? 0;
    await lock(context.sql, `coupons of the order ${orderId}`);
    const series = await get(system, 'coupon-specification', numberOf(coupon, 'specificationId') ?? 0);
    const order = await get(system, 'order', orderId);
    await requireValid(context, series, coupon);
    requireOpen(context, order);
    await requireMember(context, series, coupon, order);
    await requireTogether(context, series, order);
    const products = isForSome(series) ? await findAll(system, 'order-product', {eq: ['orderId', orderId]}) : [];
    const taken = takenOff(series, order, products);
    if ('reason' in taken)
      refuseConflict(context, taken.reason, {
        minimum: textOf(series, 'minimumAmount') ?? '',
        currency: textOf(series, 'currency') ?? '',
      });
    await create(system, 'coupon-redemption', {
      couponId: coupon.id,
      orderId,
      memberId: order.memberId,
      currency: order.currency,
      amount: amountText(taken.amount),
      activeCoupon: coupon.id,
    });
    await changeDiscount(system, order, taken.amount);
  },
};
