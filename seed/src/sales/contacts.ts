/** What was said with customers, drawings they were asked about, and why some did not order. By entity. */
import {DRAWING, NO_PLACE_REASON, ORDER, SALES_MESSAGE} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {Random} from '../random';
import type {Row} from '../store/row';

interface Contacts {
  readonly orders: readonly Row[];
  readonly products: readonly Row[];
  readonly calendar: Calendar;
  readonly few: boolean;
}

const REASONS = [
  ['The price was too high', NO_PLACE_REASON.type.inquiry],
  ['The date was too close', NO_PLACE_REASON.type.inquiry],
  ['Went to somebody else', NO_PLACE_REASON.type.inquiry],
  ['No answer any more', NO_PLACE_REASON.type.inquiry],
  ['The event was called off', NO_PLACE_REASON.type.order],
  ['Not enough of a budget', NO_PLACE_REASON.type.order],
] as const;

const BLACKLIST = [
  ['chargeback@example.com', 'Had three payments charged back.'],
  ['copies@example.com', 'Orders protected marks again and again.'],
] as const;

const {fromCustomer, toCustomer} = SALES_MESSAGE.direction;
const {mail, phone, chat} = SALES_MESSAGE.channel;

const TALK = [
  [fromCustomer, mail, 'Could the blue be a little lighter than on the first drawing?'],
  [toCustomer, mail, 'Of course. The new drawing is with PMS 285; please have a look.'],
  [fromCustomer, phone, 'Asked whether the parcel arrives before the weekend.'],
  [toCustomer, phone, 'Promised Thursday, and to call when it leaves the house.'],
  [fromCustomer, chat, 'Can we add fifty more of the same?'],
  [toCustomer, chat, 'Yes, at the price of the larger quantity as long as the mould stands.'],
] as const;

/** From this state on a customer has seen a drawing. */
const SEEN = ORDER.status.pendingArtwork;

function messages({orders, calendar, few}: Contacts): readonly Row[] {
  const some = orders.filter((_, place) => place % (few ? 6 : 4) === 0);
  return some
    .flatMap((order, place) =>
      [0, 1].map(step => {
        const [direction, channel, text] = TALK[(2 * place + step) % TALK.length] ?? TALK[0];
        const createdAt = calendar.after(String(order.createdAt), 1 + step);
        return {orderId: order.id, direction, channel, text, userId: order.salesmanId, createdAt, updatedAt: createdAt};
      }),
    )
    .map((row, index) => ({id: index + 1, ...row}));
}

interface Drawn {
  readonly order: Row;
  readonly product: Row;
}

/**
 * The first product of each order that has a picture. Where there are few, all orders have drawings, if need be with
 * the picture of another product.
 */
function drawPictures({orders, products, few}: Contacts): readonly Drawn[] {
  const pictured = products.filter(({picture}) => picture);
  const [another] = pictured;
  const first = new Map<unknown, Row>();
  for (const product of pictured) if (!first.has(product.orderId)) first.set(product.orderId, product);
  if (few)
    for (const product of products)
      if (!first.has(product.orderId)) first.set(product.orderId, {...product, picture: another?.picture});
  return orders
    .filter(({status}) => Number(status) >= SEEN && status !== ORDER.status.cancelled)
    .flatMap(order => {
      const product = first.get(order.id);
      return product ? [{order, product}] : [];
    })
    .filter((_, place) => few || place % 2 === 0);
}

const {waiting, confirmed, notPassed} = DRAWING.confirmation;

/** What the customer has said of the newest version. */
function answerTo({status}: Row): number {
  if (status === ORDER.status.pendingArtwork) return waiting;
  return status === ORDER.status.modifying ? notPassed : confirmed;
}

const REASON = 'The text is too small to read.';

function drawings(contacts: Contacts): readonly Row[] {
  return drawPictures(contacts)
    .flatMap(({order, product}) => {
      const version = (revision: number, confirmation: number, isReplaced: boolean) => {
        const createdAt = contacts.calendar.after(String(order.createdAt), revision);
        return {
          orderId: order.id,
          orderProductId: product.id,
          name: product.name,
          revision,
          files: [product.picture],
          confirmation,
          reason: confirmation === notPassed ? REASON : null,
          answeredAt: confirmation === waiting ? null : createdAt,
          replacedAt: isReplaced ? contacts.calendar.after(createdAt, 1) : null,
          createdAt,
          updatedAt: createdAt,
        };
      };
      const last = answerTo(order);
      return new Random('drawings of order', order.id).chance(0.3)
        ? [version(1, notPassed, true), version(2, last, false)]
        : [version(1, last, false)];
    })
    .map((row, index) => ({id: index + 1, ...row}));
}

export function contacts(input: Contacts): Readonly<Record<string, readonly Row[]>> {
  const platform = input.orders[0]?.proId ?? 1;
  return {
    'blacklist-entry': BLACKLIST.map(([email, reason], index) => ({id: index + 1, email, proId: platform, reason})),
    'sales-message': messages(input),
    drawing: drawings(input),
  };
}

const RECIPIENTS = [
  ['For the drawing', 'Artwork department', 'Two views, front and back, with the sizes in millimetres.'],
  ['For the price', 'Purchase', 'Please quote three quantities.'],
  ['For the sample', 'Factory', 'One piece in each plating.'],
] as const;

/** What stands on the print of some inquiries; the price stands on those for purchase. */
export function printInfos(inquiries: readonly Row[]): readonly Row[] {
  return inquiries
    .filter((_, place) => place % 5 === 0)
    .map(({id, createdAt}, index) => {
      const place = index % RECIPIENTS.length;
      const [title, recipient, remark] = RECIPIENTS[place] ?? RECIPIENTS[0];
      const showsPrice = place === 1 ? 1 : 0;
      return {id: index + 1, inquiryId: id, title, recipient, remark, language: 'en', showsPrice, createdAt};
    });
}

export function noPlaceReasons(): readonly Row[] {
  return REASONS.map(([reason, type], index) => ({id: index + 1, reason, type, sort: index + 1}));
}

/** Of most orders that were cancelled it is known why. */
export function withReasons(orders: readonly Row[], reasons: readonly Row[]): readonly Row[] {
  const possible = reasons.filter(({type}) => type === NO_PLACE_REASON.type.order);
  return orders.map((order, place) =>
    order.status === ORDER.status.cancelled && place % 4 > 0
      ? {...order, noPlaceReasonId: possible[place % possible.length]?.id ?? null}
      : order,
  );
}

/** Some orders carry the marks of staff. */
export function withMarks(orders: readonly Row[], marks: readonly Row[]): readonly Row[] {
  return orders.map((order, place) =>
    place % 7 === 0 ? {...order, markIds: [marks[place % marks.length]?.id ?? 1]} : order,
  );
}
