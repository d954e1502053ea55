/** A customer claims an activity while it and its series are open, as long as there is anything left. */
import {COMPANY_ZONE, dayIn} from '@emblem/schemas';
import {ACTIVITY_SERIES, PROMOTION_ACTIVITY} from '@emblem/schemas/values';
import type {BeforeValidateHook, Context} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {lock} from '../../../database/lock';
import {find} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import type {WireRecord} from '../../../values';
import {create} from '../../../write';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {TEXTS} from './texts';

function isWithin(record: WireRecord, day: string): boolean {
  const [from, until] = [textOf(record, 'startDate'), textOf(record, 'endDate')];
  return (from === null || from <= day) && (until === null || day <= until);
}

/** Of two who claim at once the later one sees the claim of the earlier one. */
async function requireOpen(context: Context, activity: WireRecord): Promise<void> {
  const system = asTrusted(context);
  const day = dayIn(context.now, COMPANY_ZONE);
  const series = await find(system, 'activity-series', {eq: ['id', numberOf(activity, 'seriesId') ?? 0]});
  const isOpen =
    series !== undefined &&
    series.state === ACTIVITY_SERIES.state.enabled &&
    activity.state === PROMOTION_ACTIVITY.state.enabled &&
    isWithin(series, day) &&
    isWithin(activity, day);
  if (!isOpen) refuseConflict(context, TEXTS.notOpen);
  const limit = numberOf(activity, 'totalLimit');
  if (limit !== null && (numberOf(activity, 'claimCount') ?? 0) >= limit) refuseConflict(context, TEXTS.allClaimed);
}

export const claimActivity: BeforeValidateHook = {
  name: 'claimActivity',
  async beforeValidate(context, _entity, values, before) {
    const activityId = numberOf(values, 'activityId');
    if (before || activityId === null) return values;
    const system = asTrusted(context);
    await lock(context.sql, `claims of the activity ${activityId}`);
    const activity = await find(system, 'promotion-activity', {eq: ['id', activityId]});
    // An activity that is not there is refused where relations are checked.
    if (!activity) return values;
    await requireOpen(context, activity);
    const specificationId = numberOf(activity, 'specificationId');
    const {memberId} = values;
    if (specificationId === null || typeof memberId !== 'number') return {...values, claimedAt: context.now};
    const {id: couponId} = await create(system, 'coupon', {specificationId, memberId});
    return {...values, couponId, claimedAt: context.now};
  },
};
