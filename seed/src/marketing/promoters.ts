/** Who recommends us, whom they brought, what they did for it, and what became of their points. */
import {POINT_VOUCHER} from '@emblem/schemas/values';
import {decimal} from '../money';
import type {Row} from '../store/row';
import {gifts, vouchers, type Gift} from './point-vouchers';
import {levelAt, levels, type PromoterOptions} from './programme';
import {referrals} from './referrals';
import {tasks} from './promoter-tasks';

/** Name, type, profession, level of the account, and the intention or the progress that the type has. */
const PROMOTERS = [
  ['Maya Lindqvist', 'a', 1, 1, 5],
  ['Oak Street Running Club', 'b', 2, 2, 'active'],
  ['Daniel Okafor', 'c', 4, 2, 1],
  ['Priya Raman', 'b', 3, 1, 'contacted'],
  ['Tom Becker', 'b', 5, 1, 'agreed'],
  ['Harbour Museum Shop', 'b', 2, 1, 'stopped'],
  ['Lucía Ferrer', 'b', 6, 1, 'new'],
  ['Jonas Weiss', 'a', 1, 1, 2],
  ['Chen Jie', 'a', 3, 2, 3],
  ['Amelia Grant', 'a', 4, 1, 4],
  ['Northside Scouts', 'c', 5, 1, 6],
  ['Fatima Zahra', 'a', 1, 1, 6],
  ['Eli Novak', 'c', 3, 1, 7],
  ['Grace Mbeki', 'c', 2, 2, 5],
] as const;
const FEW = 7;

/** Promoter, points, state. */
const WITHDRAWALS = [
  [1, 300, 'paid'],
  [2, 250, 'approved'],
  [3, 200, 'asked'],
  [1, 100, 'refused'],
] as const;
const STATES_WITH_POINTS: readonly string[] = ['asked', 'approved', 'paid'];
const WAYS = ['bank', 'paypal', 'shop'] as const;

function withdrawals(
  {calendar, marketerId, managerId}: PromoterOptions,
  countedOf: (promoterId: number) => number,
): readonly Row[] {
  return WITHDRAWALS.map(([promoterId, points, status], index) => {
    const {level} = levelAt(countedOf(promoterId));
    const age = 12 - index * 2;
    return {
      id: index + 1,
      promoterId,
      points,
      currency: 'USD',
      pointValue: (level.value / 10_000).toFixed(4),
      amount: decimal(Math.round((points * level.value) / 100)),
      way: WAYS[index % WAYS.length] ?? 'bank',
      account: `account-${promoterId}@pay.example`,
      askedById: marketerId,
      approvedById: status === 'approved' || status === 'paid' ? managerId : null,
      refusalReason: status === 'refused' ? 'There was a withdrawal this month already.' : null,
      paidAt: status === 'paid' ? calendar.ago(age - 1) : null,
      status,
      createdAt: calendar.ago(age),
    };
  });
}

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, {points}) => sum + Number(points), 0);

/** A promoter is a customer, too, where nobody has recommended that customer. */
function ownMembers({members}: PromoterOptions, recommended: readonly Row[]): readonly Row[] {
  const taken = new Set(recommended.map(({memberId}) => memberId));
  return members.filter(({id}) => !taken.has(id)).reverse();
}

/** By entity, in the order in which they lead to each other. */
export function promoters(options: PromoterOptions): Readonly<Record<string, readonly Row[]>> {
  const {calendar, few, marketerId} = options;
  const brought = referrals(options);
  const done = tasks(options);
  const given: readonly Gift[] = [...gifts(), ...brought.gifts, ...done.gifts];
  const papers = vouchers({calendar, gifts: given});
  const counted = (promoterId: number) =>
    brought.rows.filter(row => row.promoterId === promoterId && row.status === 'counted').length;
  const paid = withdrawals(options, counted);
  const own = ownMembers(options, brought.rows);
  const rows = PROMOTERS.slice(0, few ? FEW : undefined).map(
    ([name, type, profession, userLevel, attitude], index): Row => {
      const id = index + 1;
      const earned = sumOf(
        papers.items.filter(row => row.promoterId === id && row.isPosted === POINT_VOUCHER.isPosted.yes),
      );
      const withdrawn = sumOf(
        paid.filter(row => row.promoterId === id && STATES_WITH_POINTS.includes(String(row.status))),
      );
      return {
        id,
        type,
        name,
        email: `promoter${id}@referral.example`,
        phone: `+1 555 01${String(id).padStart(2, '0')}`,
        memberId: index % 3 === 2 ? (own[index]?.id ?? null) : null,
        profession,
        userLevel,
        intentionA: type === 'a' ? attitude : null,
        intentionC: type === 'c' ? attitude : null,
        progress: type === 'b' ? attitude : 'new',
        levelId: levelAt(counted(id)).id,
        ownerId: marketerId,
        countedReferrals: counted(id),
        earnedPoints: earned,
        withdrawnPoints: withdrawn,
        points: earned - withdrawn,
        createdAt: calendar.ago(200 - index * 9),
      };
    },
  );
  return {
    'referral-level': levels(),
    promoter: rows,
    referral: brought.rows,
    'promoter-task': done.rows,
    'point-voucher': papers.rows,
    'point-voucher-item': papers.items,
    'point-withdrawal': paid,
  };
}
