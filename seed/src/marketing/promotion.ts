/** Sites that were applied for, and series of activities on them with what customers claimed. */
import type {Calendar} from '../calendar';
import {decimal} from '../money';
import type {Row} from '../store/row';
import {CLAIMED_SERIES} from './coupons';

export interface PromotionOptions {
  readonly members: readonly Row[];
  readonly coupons: readonly Row[];
  readonly projects: readonly Row[];
  readonly marketerId: number;
  readonly managerId: number;
  readonly calendar: Calendar;
  readonly few: boolean;
}

/** Name, address, kind, visits a month, cents a month, state. */
const SITES = [
  ['Pin Collectors Weekly', 'https://pinweekly.example', 'blog', 42_000, 0, 'approved'],
  ['School Spirit Forum', 'https://spirit.example', 'forum', 18_500, 12_000, 'approved'],
  ['Deals of the Day', 'https://deals.example', 'coupons', 310_000, 45_000, 'applied'],
  ['Everything Cheap', 'https://cheap.example', 'directory', 900, 30_000, 'refused'],
  ['Patch Club', 'https://patchclub.example', 'social', 7_200, 0, 'closed'],
] as const;

/** Name, days from now of its first and last day, budget in cents, on or off. */
const SERIES = [
  ['Back to school', -40, 30, 200_000, 1],
  ['Winter sports', -20, 60, 150_000, 1],
  ['Summer camps of last year', -400, -320, 90_000, 0],
] as const;

/** Of which series, name, kind, site, limit. */
const ACTIVITIES = [
  [1, 'Free shipping for school clubs', 'discount', 2, 200],
  [1, 'Show your pin board', 'contest', 1, null],
  [2, 'Free lanyards for ski clubs', 'gift', 2, 50],
  [3, 'Camp patches giveaway', 'gift', 1, 30],
] as const;

const CLAIMS = {tiny: 4, demo: 26} as const;

/** The activity whose claims bring coupons, those that are claimed for nothing, and the one that is over. */
const [WITH_COUPONS, CONTEST, OVER] = [1, 2, 4];
const OVER_DAYS = 350;

interface Claim {
  readonly activityId: number;
  readonly member?: Row;
  readonly couponId?: unknown;
  readonly age: number;
}

function claimsOfCoupons({members, coupons, calendar, few}: PromotionOptions): readonly Claim[] {
  const given = coupons.filter(
    ({specificationId, sendId, memberId}) => specificationId === CLAIMED_SERIES && sendId === null && memberId !== null,
  );
  const long = members.filter(({createdAt}) => calendar.age(String(createdAt)) > OVER_DAYS);
  return [
    ...given.map(({id, memberId, createdAt}): Claim => ({
      activityId: WITH_COUPONS,
      member: members.find(member => member.id === memberId),
      couponId: id,
      age: calendar.age(String(createdAt)),
    })),
    ...members
      .slice(0, few ? CLAIMS.tiny : CLAIMS.demo)
      .map((member, index): Claim => ({activityId: CONTEST + (index % 2), member, age: 15 - index * 0.5})),
    ...long.slice(0, CLAIMS.tiny).map((member): Claim => ({activityId: OVER, member, age: OVER_DAYS - 10})),
  ];
}

/** By entity. */
export function promotion(options: PromotionOptions): Readonly<Record<string, readonly Row[]>> {
  const {projects, marketerId, managerId, calendar} = options;
  const claims = claimsOfCoupons(options).map(({activityId, member, couponId, age}, index): Row => ({
    id: index + 1,
    activityId,
    seriesId: ACTIVITIES[activityId - 1]?.[0],
    memberId: member?.id,
    email: member?.email,
    couponId: couponId ?? null,
    claimedAt: calendar.ago(age),
    createdAt: calendar.ago(age),
  }));
  const claimsOf = (id: number) => claims.filter(({activityId}) => activityId === id).length;
  const activities = ACTIVITIES.map(([seriesId, name, kind, siteId, totalLimit], index): Row => {
    const [, from, until, , state] = SERIES[seriesId - 1] ?? SERIES[0];
    return {
      id: index + 1,
      seriesId,
      name,
      kind,
      siteId,
      specificationId: index + 1 === WITH_COUPONS ? CLAIMED_SERIES : null,
      startDate: calendar.dayFrom(from),
      endDate: calendar.dayFrom(until),
      totalLimit,
      claimCount: claimsOf(index + 1),
      state,
      createdAt: calendar.ago(-from + 5),
    };
  });
  return {
    'promotion-site': SITES.map(([name, siteUrl, kind, visitsMonthly, cost, status], index): Row => ({
      id: index + 1,
      name,
      siteUrl,
      kind,
      proId: projects[index % projects.length]?.id ?? null,
      reason: 'Our customers read it.',
      visitsMonthly,
      currency: 'USD',
      cost: decimal(cost),
      activityCount: ACTIVITIES.filter(([, , , siteId]) => siteId === index + 1).length,
      appliedById: marketerId,
      decidedById: status === 'applied' ? null : managerId,
      refusalReason: status === 'refused' ? 'Too few visitors for the price.' : null,
      status,
      createdAt: calendar.ago(60 - index * 9),
    })),
    'activity-series': SERIES.map(([name, from, until, budget, state], index): Row => {
      const own = activities.filter(({seriesId}) => seriesId === index + 1);
      return {
        id: index + 1,
        name,
        proId: projects[0]?.id ?? null,
        goal: 'New customers among clubs.',
        startDate: calendar.dayFrom(from),
        endDate: calendar.dayFrom(until),
        currency: 'USD',
        budget: decimal(budget),
        ownerId: marketerId,
        activityCount: own.length,
        claimCount: own.reduce((sum, {claimCount}) => sum + Number(claimCount), 0),
        state,
        createdAt: calendar.ago(-from + 6),
      };
    }),
    'promotion-activity': activities,
    'activity-claim': claims,
  };
}
