import type {Row} from '../store/row';

const DAY = 86_400_000;
const RETURN_DAYS = 365;

interface Paid {
  readonly order: Row;
  readonly at: string;
}

/** When each order was first paid, by customer, the first in front. */
function paidByMember(orders: readonly Row[], payments: readonly Row[]): ReadonlyMap<number, readonly Paid[]> {
  const first = new Map<number, string>();
  for (const {orderId, confirmedAt} of payments) {
    const [id, at] = [Number(orderId), String(confirmedAt ?? '')];
    const known = first.get(id);
    if (orderId !== null && at !== '' && (known === undefined || at < known)) first.set(id, at);
  }
  const members = new Map<number, Paid[]>();
  for (const order of orders) {
    const at = first.get(order.id);
    if (at === undefined) continue;
    const list = members.get(Number(order.memberId)) ?? [];
    members.set(Number(order.memberId), list);
    list.push({order, at});
  }
  for (const list of members.values()) list.sort((a, b) => a.at.localeCompare(b.at) || a.order.id - b.order.id);
  return members;
}

/** As the nightly task works them out: who bought first when, and who came back within a year. */
export function repurchases(orders: readonly Row[], payments: readonly Row[]): readonly Row[] {
  return [...paidByMember(orders, payments)]
    .sort(([a], [b]) => a - b)
    .map(([memberId, [first, second]], index) => {
      const isBack = first && second && Date.parse(second.at) <= Date.parse(first.at) + RETURN_DAYS * DAY;
      return {
        id: index + 1,
        memberId,
        proId: first?.order.proId,
        salesmanId: first?.order.salesmanId,
        firstOrderId: first?.order.id,
        firstPaidAt: first?.at,
        secondOrderId: isBack ? second.order.id : null,
        secondPaidAt: isBack ? second.at : null,
      };
    });
}
