/** Coupons: series in every state, coupons that were issued, sent and used, and what one would have cost. */
import {CODE_ALPHABET} from '@emblem/schemas/code-alphabet';
import {COUPON_SPECIFICATION} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {decimal} from '../money';
import {Random} from '../random';
import {ORDER} from '../sales/order-stages';
import type {Row} from '../store/row';

export interface CouponOptions {
  readonly orders: readonly Row[];
  readonly members: readonly Row[];
  readonly marketerId: number;
  readonly calendar: Calendar;
  readonly few: boolean;
}

type State = 'issued' | 'reserved' | 'used' | 'expired' | 'revoked';

interface Draft {
  readonly series: number;
  readonly state: State;
  readonly age: number;
  readonly member?: unknown;
  readonly order?: Row;
  readonly sendId?: number;
}

/** Name, kind, value, least amount, most that it takes off, days of validity before and after the world's, state. */
const SERIES = [
  ['Thank you: 10 %', 'percent', '10.00', '100.00', '250.00', -400, 120, 'active'],
  ['Free shipping in spring', 'shipping', '0.00', '0.00', null, -60, 60, 'active'],
  ['Trade fair: 25 off', 'amount', '25.00', '150.00', null, -120, 45, 'paused'],
  ['Anniversary: 50 off', 'amount', '50.00', '300.00', null, -300, -40, 'ended'],
  ['Summer camps: 5 %', 'percent', '5.00', '0.00', null, 10, 100, 'draft'],
] as const;

const [PERCENT, SHIPPING, FAIR, OVER] = [1, 2, 3, 4];
const CURRENCY = 'USD';
const CODE_LENGTH = 12;
const USES = {few: 3, many: 24};
const SENT = {few: 3, many: 12};
/** Members after those to whom coupons were sent claim theirs of an activity. */
const CLAIMED = {few: 2, many: 9};
/** The series of which an activity of promotion gives coupons. */
export const CLAIMED_SERIES = 2;

const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

function codeOf(id: number): string {
  const random = new Random('coupon', id);
  return Array.from({length: CODE_LENGTH}, () => random.pick([...CODE_ALPHABET])).join('');
}

/** Orders whose discount is a coupon's: no member has two of a series. */
function ordersWithCoupon({orders, few}: CouponOptions): readonly Row[] {
  const seen = new Set<unknown>();
  const fitting = orders.filter(({currency, discount, status, memberId}) => {
    if (currency !== CURRENCY || cents(discount) === 0 || status === ORDER.cancelled || seen.has(memberId))
      return false;
    seen.add(memberId);
    return true;
  });
  return fitting.slice(0, few ? USES.few : USES.many);
}

function drafts(options: CouponOptions): readonly Draft[] {
  const {orders, members, calendar, few} = options;
  const open = orders.find(({status, currency}) => status === ORDER.new && currency === CURRENCY);
  const sent = members.slice(0, few ? SENT.few : SENT.many);
  const claiming = members.slice(sent.length, sent.length + (few ? CLAIMED.few : CLAIMED.many));
  return [
    ...ordersWithCoupon(options).map((order): Draft => {
      const age = calendar.age(String(order.createdAt)) + 4;
      return {series: PERCENT, state: 'used', age, member: order.memberId, order};
    }),
    ...sent.map(({id}): Draft => ({series: SHIPPING, state: 'issued', age: 12, member: id, sendId: 1})),
    ...claiming.map(({id}, index): Draft => ({series: CLAIMED_SERIES, state: 'issued', age: 15 - index, member: id})),
    {series: PERCENT, state: 'issued', age: 30},
    {series: FAIR, state: 'reserved', age: 9, member: open?.memberId, order: open},
    {series: FAIR, state: 'revoked', age: 20},
    {series: OVER, state: 'expired', age: 200},
  ];
}

/** Once more beside those that count: one that was undone. */
function redemptions({calendar, orders}: CouponOptions, coupons: readonly Row[], used: readonly Draft[]) {
  const back = coupons.find(({specificationId, state}) => specificationId === PERCENT && state === 'issued');
  const undone = orders.find(({currency, status}) => currency === CURRENCY && status === ORDER.cancelled) ?? orders[0];
  const rows = used.map(({order}, index) => ({order, coupon: coupons[index], amount: order?.discount}));
  return [...rows, {order: undone, coupon: back, amount: '12.00', isUndone: true}].map(
    ({order, coupon, amount, ...rest}, index): Row => ({
      id: index + 1,
      couponId: coupon?.id,
      specificationId: PERCENT,
      orderId: order?.id,
      memberId: order?.memberId,
      currency: CURRENCY,
      amount,
      activeCoupon: 'isUndone' in rest ? null : coupon?.id,
      state: 'isUndone' in rest ? 'cancelled' : 'active',
      createdAt: calendar.after(String(order?.createdAt), 0.1),
    }),
  );
}

/** Of the last ninety days, by ten percent. */
function estimate({orders, calendar}: CouponOptions): Row {
  const startDate = calendar.dayFrom(-90);
  const asked = orders.filter(
    ({currency, status, createdAt}) =>
      currency === CURRENCY && status !== ORDER.cancelled && calendar.age(String(createdAt)) < 90,
  );
  const met = asked.filter(({productTotal}) => cents(productTotal) >= 10_000);
  const amount = met.reduce((sum, {productTotal}) => sum + Math.min(25_000, Math.round(cents(productTotal) / 10)), 0);
  return {
    id: 1,
    specificationId: PERCENT,
    startDate,
    endDate: calendar.dayFrom(-1),
    orderCount: asked.length,
    metCount: met.length,
    amount: decimal(amount),
    currency: CURRENCY,
    createdAt: calendar.ago(0.5),
  };
}

function sendings({calendar, members, marketerId, few}: CouponOptions): readonly Row[] {
  const memberIds = members.slice(0, few ? SENT.few : SENT.many).map(({id}) => id);
  const sentAt = calendar.ago(12);
  return [
    {
      id: 1,
      title: 'Free shipping for regular customers',
      specificationId: SHIPPING,
      memberIds,
      couponCount: memberIds.length,
      sentAt,
      sentById: marketerId,
      state: 'sent',
      createdAt: calendar.ago(13),
    },
    {
      id: 2,
      title: 'Thank you for the summer',
      specificationId: PERCENT,
      memberIds: memberIds.slice(0, 2),
      couponCount: 0,
      state: 'draft',
      createdAt: calendar.ago(1),
    },
  ];
}

/** By entity. */
export function coupons(options: CouponOptions): Readonly<Record<string, readonly Row[]>> {
  const {calendar} = options;
  const all = drafts(options);
  const until = (series: number) => calendar.dayFrom(SERIES[series - 1]?.[6] ?? 0);
  const rows = all.map(({series, state, age, member, order, sendId}, index): Row => ({
    id: index + 1,
    code: codeOf(index + 1),
    specificationId: series,
    memberId: member ?? null,
    expiresOn: until(series),
    orderId: order?.id ?? null,
    sendId: sendId ?? null,
    state,
    createdAt: calendar.ago(age),
  }));
  const used = all.filter(({state}) => state === 'used');
  const uses = redemptions(options, rows, used);
  const taken = used.reduce((sum, {order}) => sum + cents(order?.discount), 0);
  return {
    'coupon-specification': SERIES.map(([name, kind, value, minimumAmount, mostOff, from, to, state], index): Row => ({
      id: index + 1,
      name,
      kind,
      value,
      currency: CURRENCY,
      minimumAmount,
      mostOff,
      startDate: calendar.dayFrom(from),
      endDate: calendar.dayFrom(to),
      totalLimit: index === 0 ? 500 : null,
      memberLimit: 1,
      isCombinable: COUPON_SPECIFICATION.isCombinable[kind === 'shipping' ? 'yes' : 'no'],
      issuedCount: all.filter(({series}) => series === index + 1).length,
      usedCount: used.filter(({series}) => series === index + 1).length,
      redeemedAmount: decimal(index + 1 === PERCENT ? taken : 0),
      state,
      createdAt: calendar.ago(410 - index),
    })),
    'promotion-send': sendings(options),
    coupon: rows,
    'coupon-redemption': uses,
    'coupon-estimate': [estimate(options)],
  };
}
