/** How many coupons of a series there are to be issued still. */
import {COUPON_SPECIFICATION} from '@emblem/schemas/values';
import type {Context} from '../../../context';
import {lock} from '../../../database/lock';
import {find, todayOf} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import type {Values, WireRecord} from '../../../values';
import {asTrusted} from '../../../context/trusted';
import {createMany} from '../../../write';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {TEXTS} from './texts';

function requireLeft(context: Context, series: WireRecord, count: number): void {
  const limit = numberOf(series, 'totalLimit');
  if (limit === null) return;
  const left = limit - (numberOf(series, 'issuedCount') ?? 0);
  if (left <= 0) refuseConflict(context, TEXTS.allIssued, {limit: String(limit)});
  if (left < count) refuseConflict(context, TEXTS.fewLeft, {left: String(left)});
}

/**
 * The series, of which so many may be issued: of two who issue at once the later one sees how many there are with those
 * of the earlier one. 409 where it is not active, over, or has not so many left.
 */
export async function seriesToIssue(context: Context, id: number, count: number): Promise<WireRecord | undefined> {
  await lock(context.sql, `coupons of the series ${id}`);
  const series = await find(asTrusted(context), 'coupon-specification', {eq: ['id', id]});
  if (!series) return undefined;
  if (series.state !== COUPON_SPECIFICATION.state.active) refuseConflict(context, TEXTS.notActive);
  if (
    (textOf(series, 'endDate') ?? '') < (await todayOf(context, context.model.entity('coupon-specification'), series))
  )
    refuseConflict(context, TEXTS.seriesOver);
  requireLeft(context, series, count);
  return series;
}

/** All of them or none; what tells them apart stands in `each`. In a transaction. */
export async function issueMany(context: Context, specificationId: number, each: readonly Values[]): Promise<void> {
  await seriesToIssue(context, specificationId, each.length);
  const rows = each.map(values => ({...values, specificationId}));
  await createMany(asTrusted(context), 'coupon', rows);
}
