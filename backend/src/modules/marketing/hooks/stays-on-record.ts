/** What has moved points or money is not deleted: what was wrong about it is reversed, made void or refused. */
import {AFFILIATE_COMMISSION, POINT_VOUCHER, POINT_WITHDRAWAL, PROMOTER_TASK, REFERRAL} from '@emblem/schemas/values';
import type {InTransactionHook} from '../../../context';
import {Refusal, say} from '../../../errors';
import {textOf} from '../../../record-values';
import {TEXTS} from '../texts';

const {posted, reversed} = POINT_VOUCHER.status;
const {approved, paid} = POINT_WITHDRAWAL.status;

/** The states that stay, by entity. */
const STAYING: Readonly<Record<string, readonly string[]>> = {
  'affiliate-commission': [AFFILIATE_COMMISSION.status.approved, AFFILIATE_COMMISSION.status.paid],
  'point-voucher': [posted, reversed],
  'point-withdrawal': [approved, paid],
  'promoter-task': [PROMOTER_TASK.status.passed],
  referral: [REFERRAL.status.counted, REFERRAL.status.voided],
};

export const staysOnRecord: InTransactionHook = {
  name: 'staysOnRecord',
  async inTransaction(context, {key}, after, before) {
    if (after || !before || !STAYING[key]?.includes(textOf(before, 'status') ?? '')) return;
    throw new Refusal(409, say(TEXTS.stays, context.actor.language));
  },
};
