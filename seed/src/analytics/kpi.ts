/** Rules by which customer service is measured and paid, and what past months came to. */
import {decimal} from '../money';
import {monthAgo} from '../months';
import {Random} from '../random';
import type {Row} from '../store/row';
import type {Calendar} from '../calendar';

export interface KpiOptions {
  /** Who customers are assigned to. */
  readonly salesmen: readonly number[];
  readonly orders: readonly Row[];
  readonly payments: readonly Row[];
  readonly calendar: Calendar;
  readonly few: boolean;
}

interface Part {
  readonly kind: 'completion' | 'repurchase' | 'comments';
  readonly weight: number;
  readonly target: number;
}

const PARTS: readonly Part[] = [
  {kind: 'completion', weight: 60, target: 90},
  {kind: 'repurchase', weight: 25, target: 30},
  {kind: 'comments', weight: 15, target: 25},
];
const CAP = 120;
const RULE = 2;
const STATUSES = ['retired', 'inForce', 'draft'] as const;
const NAMES = ['First rule', 'Rule of this year', 'More weight for repurchases'];

const DAYS_OF_MONTH = 30.44;

function rules({calendar}: KpiOptions): readonly Row[] {
  return NAMES.map((name, index) => ({
    id: index + 1,
    name,
    revision: 1,
    validFrom: monthAgo(calendar, [18, 12, 0][index] ?? 0),
    weightTotal: '100.00',
    status: STATUSES[index],
  }));
}

function parts(): readonly Row[] {
  return NAMES.flatMap((_, rule) => PARTS.map((part, sort) => ({rule, part, sort}))).map(
    ({rule, part, sort}, index) => ({
      id: index + 1,
      ruleId: rule + 1,
      kind: part.kind,
      weight: decimal(part.weight * 100),
      target: decimal(part.target * 100),
      floor: '0.00',
      cap: decimal(CAP * 100),
      sort: sort + 1,
    }),
  );
}

interface Result {
  readonly userId: number;
  readonly months: number;
  readonly shares: Readonly<Record<Part['kind'], number>>;
  readonly wholes: Readonly<Record<Part['kind'], number>>;
  readonly score: number;
}

function resultOf(userId: number, months: number): Result {
  const random = new Random(`kpi of ${userId}`, months);
  const wholes = {completion: random.int(12, 40), repurchase: random.int(5, 20), comments: random.int(10, 36)};
  const shares = {
    completion: Math.round(wholes.completion * (0.72 + random.next() * 0.28)),
    repurchase: Math.round(wholes.repurchase * (0.15 + random.next() * 0.3)),
    comments: Math.round(wholes.comments * (0.12 + random.next() * 0.25)),
  };
  const score = PARTS.reduce((sum, {kind, weight, target}) => {
    const reached = (shares[kind] / wholes[kind]) * (100 / target) * 100;
    return sum + (Math.min(CAP, reached) * weight) / 100;
  }, 0);
  return {userId, months, shares, wholes, score: Math.round(score * 100) / 100};
}

const share = (part: number, whole: number): string => (whole === 0 ? '0.0000' : (part / whole).toFixed(4));

function results({salesmen, calendar, few}: KpiOptions): readonly Row[] {
  const months = Array.from({length: few ? 2 : 11}, (_, index) => index + 1).reverse();
  return months
    .map(month => salesmen.map(userId => resultOf(userId, month)))
    .flatMap(list => list.map(each => ({...each, rank: 1 + list.filter(({score}) => score > each.score).length})))
    .map(({userId, months: month, shares, wholes, score, rank}, index) => ({
      id: index + 1,
      month: monthAgo(calendar, month),
      userId,
      ruleId: RULE,
      ruleRevision: 1,
      orders: wholes.completion,
      finished: shares.completion,
      completion: share(shares.completion, wholes.completion),
      customers: wholes.repurchase,
      returned: shares.repurchase,
      repurchase: share(shares.repurchase, wholes.repurchase),
      received: wholes.comments,
      comments: shares.comments,
      commentRate: share(shares.comments, wholes.comments),
      score: score.toFixed(2),
      rank,
    }));
}

const COMMISSION_STATUSES = ['calculated', 'confirmed', 'paid'] as const;
const RATE = 2.5;

/** Where a commission stands, by how many months ago it was. */
function statusAt(months: number): (typeof COMMISSION_STATUSES)[number] {
  return COMMISSION_STATUSES[Math.min(months, COMMISSION_STATUSES.length) - 1] ?? 'paid';
}

interface Settled {
  readonly userId: number;
  readonly months: number;
  readonly orders: readonly Row[];
}

function settledOf({salesmen, orders, payments, calendar, few}: KpiOptions): readonly Settled[] {
  const paid = new Set(payments.filter(({confirmedAt}) => confirmedAt !== null).map(({orderId}) => Number(orderId)));
  const monthsOf = ({createdAt}: Row) => Math.floor(calendar.age(String(createdAt)) / DAYS_OF_MONTH) + 1;
  return Array.from({length: few ? 3 : 11}, (_, index) => index + 1)
    .reverse()
    .flatMap(months =>
      salesmen.map(userId => ({
        userId,
        months,
        orders: orders.filter(each => each.salesmanId === userId && paid.has(each.id) && monthsOf(each) === months),
      })),
    );
}

/** By entity. */
export function kpi(options: KpiOptions): Readonly<Record<string, readonly Row[]>> {
  const {calendar} = options;
  const settled = settledOf(options).map((each, index) => ({...each, id: index + 1}));
  const centsOf = ({amountPaid}: Row) => Math.round(Number(amountPaid) * 100);
  const earnedOf = (order: Row) => Math.round((centsOf(order) * RATE) / 100);
  const lines = settled
    .flatMap(({id, orders}) => orders.map((order, place) => ({id, order, place})))
    .map(({id, order, place}, index) => ({
      id: index + 1,
      commissionId: id,
      kind: 'order',
      orderId: order.id,
      currency: 'USD',
      amount: decimal(centsOf(order)),
      rate: RATE.toFixed(2),
      commission: decimal(earnedOf(order)),
      sort: place + 1,
    }));
  const commissions = settled.map(({id, userId, months, orders}) => {
    const status = statusAt(months);
    const at = calendar.ago(Math.max(0, months - 1) * DAYS_OF_MONTH + 2);
    return {
      id,
      month: monthAgo(calendar, months),
      userId,
      ruleId: 1,
      currency: 'USD',
      sales: decimal(orders.reduce((sum, order) => sum + centsOf(order), 0)),
      amount: decimal(orders.reduce((sum, order) => sum + earnedOf(order), 0)),
      status,
      confirmedAt: status === 'calculated' ? null : at,
      paidAt: status === 'paid' ? at : null,
      createdAt: at,
    };
  });
  return {
    'kpi-rule': rules(options),
    'kpi-rule-part': parts(),
    'kpi-result': results(options),
    'commission-rule': ['inForce', 'draft', 'retired'].map((status, index) => ({
      id: index + 1,
      name: ['Share of sales', 'Higher from next year', 'Share of sales, before'][index],
      validFrom: monthAgo(calendar, [14, 0, 26][index] ?? 0),
      currency: 'USD',
      status,
    })),
    'commission-tier': [0, 5000, 20_000].map((from, index) => ({
      id: index + 1,
      ruleId: 1,
      currency: 'USD',
      fromAmount: decimal(from * 100),
      rate: [RATE, 3, 4][index]?.toFixed(2),
      sort: index + 1,
    })),
    commission: commissions,
    'commission-line': lines,
  };
}
