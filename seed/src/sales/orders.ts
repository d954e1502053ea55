/** Orders and their products, in states that fit their age and one another. */
import type {Calendar} from '../calendar';
import {CATEGORIES, type Category} from '../design/categories';
import type {Template} from '../design/templates';
import {decimal} from '../money';
import {Random} from '../random';
import type {Row} from '../store/row';
import type {Asked} from './inquiries';
import type {Member} from './members';
import {address, type Address, type Town} from './people';
import {ORDER, PAYMENT, stageOf, type Payment, type Stage, type StageOptions, type Status} from './order-stages';
import {priceLine, totals, type Line} from './pricing';

export interface OrderOptions extends StageOptions {
  readonly towns: readonly Town[];
}

/** What is ordered: from an inquiry, or again by a member without one. */
export interface Request {
  /** Names the stream that its order draws from, whatever place that has among others. */
  readonly name: string;
  readonly member: Member;
  readonly currency: string;
  readonly inquiryId: number | null;
  readonly goods: readonly Goods[];
  readonly remark: unknown;
}

interface Goods {
  readonly category: Category;
  readonly template: Template | undefined;
  readonly line: Line;
}

export interface Ordered {
  readonly order: Row;
  readonly products: readonly Omit<Row, 'id'>[];
}

export function requestOf({row, member, category, template, line, currency}: Asked): Request {
  const name = `order of inquiry ${row.id}`;
  return {name, member, currency, inquiryId: row.id, goods: [{category, template, line}], remark: row.remark};
}

export function repeatRequest(
  place: number,
  members: readonly Member[],
  templates: readonly Template[],
  currencyOf: (proId: number) => string,
): Request {
  const name = `repeat order ${place}`;
  const random = new Random(`goods of ${name}`);
  const member = random.pick(members);
  const goods = Array.from(
    {
      length: random.weighted([
        [1, 6],
        [2, 3],
        [3, 1],
      ]),
    },
    () => {
      const template = templates.length > 0 && random.chance(0.6) ? random.pick(templates) : undefined;
      const category = CATEGORIES.find(({id}) => id === template?.categoryId) ?? random.pick(CATEGORIES.slice(0, 8));
      return {category, template, line: priceLine(category, random)};
    },
  );
  return {name, member, currency: currencyOf(member.proId), inquiryId: null, goods, remark: null};
}

function designStatus(status: Status): 1 | 2 | 3 {
  if (status === ORDER.new || status === ORDER.cancelled) return 1;
  return status < ORDER.confirmed ? 2 : 3;
}

/** 0 pending, 1 confirmed, 2 not passed. */
function confirmation(status: Status): 0 | 1 | 2 {
  if (status === ORDER.modifying) return 2;
  return status >= ORDER.confirmed && status !== ORDER.cancelled ? 1 : 0;
}

const INVOICE: Readonly<Record<Payment, string>> = {
  0: 'Issued',
  1: 'Not issued',
  2: 'Paid',
  3: 'Credit memo in preparation',
};

/** First name, and everything after it. */
function splitName(name: string): readonly [string, string] {
  const split = name.indexOf(' ');
  return [name.slice(0, split), name.slice(split + 1)];
}

const DAY = 86_400_000;

const CAMPAIGNS = ['spring-pins', 'scout-camps', 'marathon-medals', 'newsletter-march'];

const ATTACHMENTS = ['Butterfly clutch', 'Safety pin', 'Magnet', 'Iron-on', 'Velcro', 'None'];

function parameters({category, line}: Goods, random: Random): string {
  return [
    `Size:${category.width} x ${category.height} mm`,
    `Attachment:${random.pick(ATTACHMENTS)}`,
    `Packing:${random.pick(['Poly bag', 'Backing card', 'Velvet box'])}`,
    ...(line.toolingCharge > 0 ? ['Mould:New'] : []),
  ].join('\n');
}

function product(orderId: number, currency: string, status: Status, goods: Goods, random: Random): Omit<Row, 'id'> {
  const {category, template, line} = goods;
  return {
    orderId,
    categoryId: category.id,
    name: template?.templateName ?? `Custom ${category.name}`,
    parameters: parameters(goods, random),
    quantity: line.quantity,
    currency,
    description: `${line.quantity} pieces, ${category.width} mm`,
    unitPrice: decimal(line.unitPrice),
    piecePrice: decimal(line.unitPrice),
    toolingCharge: decimal(line.toolingCharge),
    additionalCharge: decimal(line.additionalCharge),
    priceBeforeDiscount: decimal(line.amount),
    amount: decimal(line.amount),
    unitCost: decimal(line.unitCost),
    picture: template?.templateImg ?? null,
    design: template?.templateFile ?? null,
    designStatus: designStatus(status),
    isLocked: status >= ORDER.production && status !== ORDER.cancelled ? 1 : 0,
  };
}

interface Draft extends Stage {
  readonly id: number;
  readonly createdAt: string;
  readonly shipTo: Address;
  readonly billTo: Address;
}

/** An order that was paid was paid as a whole, the day after it. */
export function paidAt(createdAt: string, calendar: Calendar): string {
  return calendar.after(createdAt, 1);
}

function sumsOf(goods: readonly Goods[], random: Random) {
  return totals(
    goods.map(({line}) => line),
    random,
  );
}

/** What an order of this state has behind it; a cancelled one has nothing. */
function courseOf(status: Status) {
  const isGoingOn = status !== ORDER.cancelled;
  return {
    isConfirmed: isGoingOn && status >= ORDER.confirmed,
    isMade: isGoingOn && status >= ORDER.production,
    isProduced: isGoingOn && status > ORDER.production,
    isShipped: isGoingOn && status >= ORDER.shipped,
  };
}

/** One literal without spreads: a million of these are made, and such objects are several times faster. */
function orderRow(
  {id, createdAt, status, payment, shipTo, billTo}: Draft,
  {member, currency, goods, inquiryId, remark}: Request,
  calendar: Calendar,
  random: Random,
): Row {
  const sums = sumsOf(goods, random);
  const paid = payment === PAYMENT.received || payment === PAYMENT.refunding ? sums.orderTotal : 0;
  const [firstName, lastName] = splitName(member.name);
  const {isConfirmed, isMade, isProduced, isShipped} = courseOf(status);
  const digits = String(id).padStart(7, '0');
  const shippedAt = isShipped ? calendar.after(createdAt, 16 + random.next() * 12) : null;
  return {
    id,
    source: 1 + (id % 5),
    campaign: id % 5 === 1 ? CAMPAIGNS[Math.floor(id / 5) % CAMPAIGNS.length] : null,
    promisedShipAt: new Date(Date.parse(createdAt) + (20 + (id % 9)) * DAY).toISOString(),
    artworkConfirmedAt: isConfirmed ? calendar.after(createdAt, 3 + (id % 4)) : null,
    productionStartedAt: isMade ? calendar.after(createdAt, 6.5 + (id % 3) / 2) : null,
    producedAt: isProduced ? calendar.after(createdAt, 12 + (id % 4)) : null,
    receivedAt: shippedAt !== null && status >= ORDER.received ? calendar.after(shippedAt, 3 + (id % 5)) : null,
    title: goods.map(({category, line}) => `${category.name} × ${line.quantity}`).join(', '),
    inquiryId,
    memberId: member.id,
    proId: member.proId,
    manufactureOrderNumber: isMade ? `MF-${digits}` : null,
    purchaseOrderNumber: isMade ? `PO-${digits}` : null,
    name: member.name,
    email: member.email,
    phone: member.phone,
    status,
    paymentStatus: payment,
    payLaterType: payment === PAYMENT.payLater ? random.int(1, 5) : null,
    designStatus: designStatus(status),
    confirmationStatus: confirmation(status),
    invoiceProgress: INVOICE[payment],
    modelingQuantity: random.chance(0.08) ? random.int(1, 3) : 0,
    currency,
    productTotal: decimal(sums.productTotal),
    shippingFee: decimal(sums.shippingFee),
    taxPrice: decimal(sums.taxPrice),
    additionalCosts: decimal(sums.additionalCosts),
    discount: decimal(sums.discount),
    orderTotal: decimal(sums.orderTotal),
    amountPaid: decimal(paid),
    lastPaidAt: paid > 0 ? paidAt(createdAt, calendar) : null,
    refundable: decimal(paid),
    balanceDue: decimal(sums.orderTotal - paid),
    costTotal: decimal(sums.costTotal),
    shippingFirstName: firstName,
    shippingLastName: lastName,
    shippingCompany: member.companyName,
    shippingAddress1: shipTo.address1,
    shippingAddress2: shipTo.address2,
    shippingCity: shipTo.city,
    shippingState: shipTo.state,
    shippingZip: shipTo.zip,
    shippingCountryId: shipTo.countryId,
    shippingPhone: member.phone,
    billFirstName: firstName,
    billLastName: lastName,
    billCompany: member.companyName,
    billAddress1: billTo.address1,
    billAddress2: billTo.address2,
    billCity: billTo.city,
    billState: billTo.state,
    billZip: billTo.zip,
    billCountryId: billTo.countryId,
    billPhone: member.phone,
    trackingNumber: isShipped ? `1Z${random.digits(16)}` : null,
    shippedAt,
    salesmanId: member.salesmanId,
    userRemark: remark ?? null,
    isTop: random.chance(0.03) ? 1 : 0,
    isSampleOrder: random.chance(0.04) ? 1 : 0,
    createdAt,
    updatedAt: calendar.after(createdAt, random.next() * 20),
  };
}

export function makeOrder(
  id: number,
  createdAt: string,
  request: Request,
  options: OrderOptions,
  stage: Stage = stageOf(createdAt, {name: request.name, proId: request.member.proId}, options),
): Ordered {
  const {calendar, towns} = options;
  const random = new Random(request.name);
  const shipTo = address(random, towns);
  const billTo = random.chance(0.8) ? shipTo : address(random, towns);
  return {
    order: orderRow({id, createdAt, ...stage, shipTo, billTo}, request, calendar, random),
    products: request.goods.map(item => product(id, request.currency, stage.status, item, random)),
  };
}
