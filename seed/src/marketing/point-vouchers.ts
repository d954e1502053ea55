/** The papers by which points reach promoters. */
import {POINT_VOUCHER} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import type {Row} from '../store/row';

export interface Gift {
  readonly promoterId: number;
  readonly points: number;
  readonly reason: string;
  readonly age: number;
  readonly status: 'draft' | 'posted' | 'reversed';
  readonly referralId?: number;
  readonly taskId?: number;
}

/** By hand: a welcome for the first promoters, one that was a mistake, and one that is not posted yet. */
export function gifts(): readonly Gift[] {
  const welcome = {points: 500, reason: 'Welcome', status: 'posted'} as const;
  return [
    ...[1, 2, 3].map(promoterId => ({...welcome, promoterId, age: 160})),
    {promoterId: 4, points: 5000, reason: 'Welcome, typed wrongly', age: 80, status: 'reversed'},
    {promoterId: 5, points: 200, reason: 'Thanks for the evening at the fair', age: 1, status: 'draft'},
  ];
}

function originOf({referralId, taskId}: Gift): string {
  const {hand, referral, task} = POINT_VOUCHER.origin;
  if (referralId !== undefined) return referral;
  return taskId === undefined ? hand : task;
}

/** A voucher for each, with one line. */
export function vouchers({calendar, gifts: all}: {readonly calendar: Calendar; readonly gifts: readonly Gift[]}): {
  readonly rows: readonly Row[];
  readonly items: readonly Row[];
} {
  const isPosted = ({status}: Gift) => POINT_VOUCHER.isPosted[status === 'posted' ? 'yes' : 'no'];
  return {
    rows: all.map((gift, index) => ({
      id: index + 1,
      origin: originOf(gift),
      referralId: gift.referralId ?? null,
      taskId: gift.taskId ?? null,
      total: gift.points,
      isPosted: isPosted(gift),
      postedAt: gift.status === 'draft' ? null : calendar.ago(gift.age),
      status: gift.status,
      createdAt: calendar.ago(gift.age),
      updatedAt: calendar.ago(gift.status === 'reversed' ? gift.age * 0.9 : gift.age),
    })),
    items: all.map((gift, index) => ({
      id: index + 1,
      voucherId: index + 1,
      promoterId: gift.promoterId,
      points: gift.points,
      reason: gift.reason,
      isPosted: isPosted(gift),
      sort: 1,
    })),
  };
}
