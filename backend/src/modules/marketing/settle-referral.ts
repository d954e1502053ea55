/** A referral that counts earns the promoter points by their level, and may raise the level; a void one earns none. */
import {Decimal} from 'decimal.js';
import {ORDER, POINT_VOUCHER} from '@emblem/schemas/values';
import {Exact, findRate} from '../../acts/currency-rate';
import type {Context, Effect} from '../../context';
import {asTrusted} from '../../context/trusted';
import {refuseConflict} from '../../acts/refuse-conflict';
import {say} from '../../errors';
import {find, get} from '../../read';
import {numberOf, textOf} from '../../record-values';
import type {Values} from '../../values';
import {transition, update} from '../../write';
import {givePoints, levelFor, levelOf} from './points';
import {TEXTS} from './texts';

async function rateOf(context: Context, currency: string): Promise<Decimal> {
  const rate = await findRate(asTrusted(context), currency);
  if (rate) return rate;
  refuseConflict(context, TEXTS.noRate, {currency});
}

/** What an amount is in another currency, at the rates of today. */
async function inCurrency(context: Context, amount: Decimal, from: string, to: string): Promise<Decimal> {
  if (from === to || amount.isZero()) return amount;
  return amount.times(await rateOf(context, to)).div(await rateOf(context, from));
}

/** Points for the referral itself and for each unit of the order; a part of a point is dropped. */
async function earnedBy(context: Context, referral: Values, level: Values): Promise<number> {
  const currency = textOf(level, 'currency') ?? '';
  const ordered = Decimal.max(0, new Exact(textOf(referral, 'orderAmount') ?? 0));
  const perAmount = new Exact(textOf(level, 'pointsPerAmount') ?? 0);
  const amount = perAmount.isZero()
    ? perAmount
    : await inCurrency(context, new Exact(ordered), textOf(referral, 'currency') ?? currency, currency);
  return (numberOf(level, 'pointsPerReferral') ?? 0) + amount.times(perAmount).floor().toNumber();
}

async function requireOrderStands(context: Context, orderId: number): Promise<void> {
  const order = await get(asTrusted(context), 'order', orderId);
  if (order.status === ORDER.status.cancelled) refuseConflict(context, TEXTS.orderCancelled);
}

export const countReferral: Effect = {
  name: 'countReferral',
  async run(context, _entity, referral) {
    const system = asTrusted(context);
    await requireOrderStands(context, numberOf(referral, 'orderId') ?? 0);
    const promoterId = numberOf(referral, 'promoterId') ?? 0;
    const promoter = await get(system, 'promoter', promoterId);
    const level = await levelOf(system, promoter);
    const points = level ? await earnedBy(context, referral, level) : 0;
    const reason = say(TEXTS.reason, context.actor.language, {number: textOf(referral, 'number') ?? ''});
    const source = {referralId: referral.id, origin: POINT_VOUCHER.origin.referral};
    await givePoints(system, {promoterId, points, reason}, source);
    await fitLevel(system, promoterId);
  },
};

/** The level that the counted referrals of a promoter come to. */
async function fitLevel(system: Context, promoterId: number): Promise<void> {
  const promoter = await get(system, 'promoter', promoterId);
  const level = await levelFor(system, numberOf(promoter, 'countedReferrals') ?? 0);
  if ((level?.id ?? null) !== numberOf(promoter, 'levelId'))
    await update(system, 'promoter', promoterId, {levelId: level?.id ?? null});
}

/** The points of a referral that no longer counts are taken back; 409 where they were withdrawn. */
export const takeBackPoints: Effect = {
  name: 'takeBackPoints',
  async run(context, _entity, referral) {
    const system = asTrusted(context);
    const voucher = await find(system, 'point-voucher', {
      all: [{eq: ['referralId', referral.id]}, {eq: ['status', POINT_VOUCHER.status.posted]}],
    });
    if (voucher) await transition(system, 'point-voucher', voucher.id, 'reverse');
    await fitLevel(system, numberOf(referral, 'promoterId') ?? 0);
  },
};
