/** What customers say of what they received. */
import type {Calendar} from '../calendar';
import {withEach} from '../cast';
import {Random} from '../random';
import type {Row} from '../store/row';

const TEXTS: Readonly<Record<number, readonly string[]>> = {
  5: ['Better than the drawing. The whole team wears them.', 'Fast, friendly, and the colours are exact.'],
  4: ['Good quality, came a day late.', 'Lovely pins; the backing cards were a little bent.'],
  3: ['Fine for the price.', 'The blue is darker than on the screen.'],
  2: ['Two of fifty had scratches.'],
  1: ['Arrived after the event.'],
};
const SOURCES = ['site', 'mail', 'marketplace'] as const;
/** One of so many orders is reviewed. */
const STEP = 3;
const REPLY = 'We are sorry. A new set is on its way to you.';
const BAD = 2;

export interface ReviewOptions {
  readonly orders: readonly Row[];
  readonly calendar: Calendar;
  readonly few: boolean;
}

function starsOf(orders: readonly Row[]): readonly number[] {
  const drawn = orders.map(({id}) =>
    new Random('stars', id).weighted([
      [5, 12],
      [4, 6],
      [3, 2],
      [2, 1],
      [1, 0.5],
    ]),
  );
  return withEach(drawn, [5, 4, 3, 2, 1], () => 1);
}

export function reviews({orders, calendar, few}: ReviewOptions): readonly Row[] {
  const reviewed = orders
    .filter(({receivedAt}) => typeof receivedAt === 'string')
    .filter((_, place) => few || place % STEP === 0);
  const stars = starsOf(reviewed);
  return reviewed.map((order, index) => {
    const random = new Random('review', order.id);
    const given = stars[index] ?? 5;
    const reviewedAt = calendar.after(String(order.receivedAt), 1 + random.next() * 9);
    return {
      id: index + 1,
      orderId: order.id,
      memberId: order.memberId,
      proId: order.proId,
      salesmanId: order.salesmanId,
      stars: given,
      text: random.pick(TEXTS[given] ?? ['']),
      source: SOURCES[index % SOURCES.length],
      reply: given <= BAD ? REPLY : null,
      reviewedAt,
      createdAt: reviewedAt,
    };
  });
}
