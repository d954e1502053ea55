/** Whom promoters recommended, from the invitation to the order that counts. */
import {ORDER} from '@emblem/schemas/values';
import type {Row} from '../store/row';
import type {Gift} from './point-vouchers';
import {levelAt, type Level, type PromoterOptions, type Rates} from './programme';

type Status = 'invited' | 'registered' | 'ordered' | 'counted' | 'voided';

/** Promoter and state, in the order of what happened. */
const STORY: readonly (readonly [promoterId: number, status: Status])[] = [
  [1, 'counted'],
  [2, 'counted'],
  [2, 'voided'],
  [3, 'registered'],
  [1, 'ordered'],
  [2, 'invited'],
];
const MORE: typeof STORY = [
  [2, 'counted'],
  [1, 'counted'],
  [3, 'counted'],
  [2, 'counted'],
  [1, 'counted'],
  [2, 'counted'],
  [14, 'counted'],
  [5, 'counted'],
  [2, 'counted'],
  [6, 'voided'],
  [9, 'registered'],
  [10, 'ordered'],
  [14, 'registered'],
  [11, 'invited'],
  [8, 'invited'],
  [2, 'ordered'],
  [3, 'invited'],
];
const SPAN = 150;

interface Customer {
  readonly memberId: number;
  readonly email: string;
  readonly order: Row;
}

/** Customers with the first order that stands, each once and each address once. */
function customersOf({members, orders}: PromoterOptions): readonly Customer[] {
  const first = new Map(
    orders
      .filter(({status}) => status !== ORDER.status.cancelled)
      .toReversed()
      .map(order => [order.memberId, order] as const),
  );
  const emails = new Set<string>();
  return members.flatMap(({id, email}) => {
    const order = first.get(id);
    const address = String(email).toLowerCase();
    if (!order || emails.has(address)) return [];
    emails.add(address);
    return [{memberId: id, email: address, order}];
  });
}

/** As the programme counts them: whole points, in US dollars. */
function pointsFor({perReferral, perDollar}: Level, order: Row, rates: Rates): number {
  const dollars = Number(order.orderTotal) / (rates.get(String(order.currency)) ?? 1);
  return perReferral + Math.max(0, Math.floor((dollars * perDollar) / 100));
}

export function referrals(options: PromoterOptions): {readonly rows: readonly Row[]; readonly gifts: readonly Gift[]} {
  const {calendar, few, rates} = options;
  const story = few ? STORY : [...STORY, ...MORE];
  const customers = [...customersOf(options)];
  const counted = new Map<number, number>();
  const gifts: Gift[] = [];
  const rows = story.map(([promoterId, status], index): Row => {
    const id = index + 1;
    const age = SPAN - (index * SPAN) / story.length;
    const customer = status === 'invited' || status === 'voided' ? undefined : customers.shift();
    const order = status === 'ordered' || status === 'counted' ? customer?.order : undefined;
    const before = counted.get(promoterId) ?? 0;
    const points = status === 'counted' && order ? pointsFor(levelAt(before).level, order, rates) : 0;
    if (status === 'counted') {
      counted.set(promoterId, before + 1);
      gifts.push({promoterId, points, reason: `Referral ${id}`, age: age * 0.6, status: 'posted', referralId: id});
    }
    return {
      id,
      promoterId,
      email: customer?.email ?? `invited${id}@customer.example`,
      memberId: customer?.memberId ?? null,
      orderId: order?.id ?? null,
      currency: order?.currency ?? 'USD',
      orderAmount: order?.orderTotal ?? '0.00',
      points,
      voidReason: status === 'voided' ? 'The same person had ordered from us before.' : null,
      countedAt: status === 'counted' ? calendar.ago(age * 0.6) : null,
      status,
      createdAt: calendar.ago(age),
      updatedAt: calendar.ago(status === 'invited' ? age : age * 0.6),
    };
  });
  return {rows, gifts};
}
