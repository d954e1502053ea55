/** Who promotes us by links, and what they earned by orders. */
import type {Calendar} from '../calendar';
import {cents, decimal} from '../money';
import {ORDER} from '../sales/order-stages';
import type {Row} from '../store/row';

export interface AffiliateOptions {
  readonly orders: readonly Row[];
  readonly projects: readonly Row[];
  readonly marketerId: number;
  readonly managerId: number;
  readonly calendar: Calendar;
  readonly few: boolean;
}

/** Name, e-mail, website, rate in ten-thousandths, state. */
const AFFILIATES = [
  ['Badge Blog', 'hello@badgeblog.example', 'https://badgeblog.example', 500, 'active'],
  ['Team Gear Reviews', 'desk@teamgear.example', 'https://teamgear.example', 800, 'active'],
  ['Craft Channel', 'mia@craft.example', 'https://craft.example', 500, 'applied'],
  ['Old Partner', 'info@oldpartner.example', null, 300, 'ended'],
  ['Cheap Links', 'x@cheaplinks.example', 'https://cheaplinks.example', 500, 'suspended'],
] as const;

/** Of which affiliate, name, code, clicks. */
const LINKS = [
  [1, 'Home page banner', 'badgeblog-home', 1_240],
  [1, 'Enamel pin guide', 'badgeblog-guide', 3_480],
  [2, 'Review of patches', 'teamgear-patches', 890],
] as const;

/** Of the latest commissions; those before them are paid. */
const STATUSES = ['refused', 'paid', 'approved', 'pending'] as const;
const COUNT = {few: 4, many: 18};
/** Of orders that are so many days old. */
const AGES = {from: 12, to: 170};

/** By entity. */
export function affiliates(options: AffiliateOptions): Readonly<Record<string, readonly Row[]>> {
  const {orders, projects, marketerId, managerId, calendar, few} = options;
  const ageOf = ({createdAt}: Row) => calendar.age(String(createdAt));
  const bought = orders
    .filter(({status, currency}) => status !== ORDER.cancelled && currency === 'USD')
    .filter(order => ageOf(order) > AGES.from && ageOf(order) < AGES.to)
    .sort((one, other) => ageOf(other) - ageOf(one))
    .slice(few ? -COUNT.few : -COUNT.many);
  const commissions = bought.map((order, index): Row => {
    const affiliateId = 1 + (index % 2);
    const rate = AFFILIATES[affiliateId - 1]?.[3] ?? 500;
    const base = Math.max(10_000, Math.min(cents(order.productTotal), 200_000));
    const status = STATUSES[index - bought.length + STATUSES.length] ?? 'paid';
    return {
      id: index + 1,
      affiliateId,
      orderId: order.id,
      currency: 'USD',
      baseAmount: decimal(base),
      rate: (rate / 10_000).toFixed(4),
      commission: decimal(Math.round((base * rate) / 10_000)),
      askedById: marketerId,
      approvedById: status === 'pending' ? null : managerId,
      refusalReason: status === 'refused' ? 'The customer came by mail.' : null,
      paidAt: status === 'paid' ? calendar.after(String(order.createdAt), 9) : null,
      status,
      createdAt: calendar.after(String(order.createdAt), 2),
    };
  });
  const counts = (status: unknown) => status === 'approved' || status === 'paid';
  const earned = (id: number) =>
    commissions.reduce(
      (sum, {affiliateId, status, commission}) =>
        affiliateId === id && counts(status) ? sum + cents(commission) : sum,
      0,
    );
  return {
    affiliate: AFFILIATES.map(([name, email, website, rate, status], index): Row => ({
      id: index + 1,
      name,
      email,
      website,
      proId: projects[0]?.id ?? null,
      rate: (rate / 10_000).toFixed(4),
      currency: 'USD',
      payout: 'paypal',
      account: email,
      managerId: marketerId,
      clickCount: LINKS.reduce((sum, [of, , , clicks]) => (of === index + 1 ? sum + clicks : sum), 0),
      commissionTotal: decimal(earned(index + 1)),
      status,
      createdAt: calendar.ago(200 - index * 20),
    })),
    'affiliate-link': LINKS.map(([affiliateId, name, code, clickCount], index): Row => ({
      id: index + 1,
      affiliateId,
      name,
      code,
      targetUrl: 'https://www.emblem.example/enamel-pins',
      clickCount,
      state: 1,
      createdAt: calendar.ago(150 - index * 10),
    })),
    'affiliate-commission': commissions,
  };
}
