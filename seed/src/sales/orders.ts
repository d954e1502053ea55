/** Orders and their products, in states that fit their age and one another. */
import type {Calendar} from '../calendar';
import {CATEGORIES, type Category} from '../design/categories';
import type {Template} from '../design/templates';
import {decimal} from '../money';
import {withEach} from '../cast';
import {Random} from '../random';
import type {Row} from '../store/row';
import type {Asked} from './inquiries';
import type {Member} from './members';
import {address, type Address, type Town} from './people';
import {priceLine, totals, type Line} from './pricing';

const ORDER = {
  new: 1,
  drawing: 2,
  pendingArtwork: 3,
  modifying: 4,
  confirmed: 5,
  production: 6,
  awaitingShipping: 7,
  shipped: 8,
  received: 9,
  finished: 10,
  cancelled: 11,
} as const;

type Status = (typeof ORDER)[keyof typeof ORDER];

const PAYMENT = {payLater: 0, awaiting: 1, received: 2, refunding: 3} as const;

type Payment = (typeof PAYMENT)[keyof typeof PAYMENT];

export interface OrderOptions {
  readonly towns: readonly Town[];
  readonly calendar: Calendar;
  /** Whether customers of a platform usually pay by the month. */
  readonly paysLater: (proId: number) => boolean;
}

/** How far an order is, and whether it is paid. */
export interface Stage {
  readonly status: Status;
  readonly payment: Payment;
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

function statusAt(age: number, random: Random): Status {
  if (random.chance(0.05)) return ORDER.cancelled;
  if (age < 2)
    return random.weighted([
      [ORDER.new, 6],
      [ORDER.drawing, 3],
    ]);
  if (age < 8)
    return random.weighted([
      [ORDER.new, 1],
      [ORDER.drawing, 3],
      [ORDER.pendingArtwork, 4],
      [ORDER.modifying, 2],
      [ORDER.confirmed, 2],
    ]);
  if (age < 25)
    return random.weighted([
      [ORDER.modifying, 1],
      [ORDER.confirmed, 2],
      [ORDER.production, 6],
      [ORDER.awaitingShipping, 3],
      [ORDER.shipped, 2],
    ]);
  if (age < 50)
    return random.weighted([
      [ORDER.production, 1],
      [ORDER.awaitingShipping, 1],
      [ORDER.shipped, 5],
      [ORDER.received, 4],
    ]);
  return random.weighted([
    [ORDER.shipped, 1],
    [ORDER.received, 5],
    [ORDER.finished, 30],
  ]);
}

/** Production starts when the money is there or may come later; an order ends when it is paid. */
function paymentFor(status: Status, random: Random): Payment {
  if (status === ORDER.finished) return PAYMENT.received;
  if (status === ORDER.cancelled)
    return random.weighted([
      [PAYMENT.awaiting, 3],
      [PAYMENT.received, 1],
      [PAYMENT.refunding, 2],
    ]);
  if (status >= ORDER.production)
    return random.weighted([
      [PAYMENT.received, 8],
      [PAYMENT.payLater, 2],
    ]);
  return random.weighted([
    [PAYMENT.awaiting, 6],
    [PAYMENT.received, 3],
    [PAYMENT.payLater, 1],
  ]);
}

type StageOptions = Pick<OrderOptions, 'calendar' | 'paysLater'>;

function stageOf(createdAt: string, {name, member}: Request, {calendar, paysLater}: StageOptions): Stage {
  const random = new Random(`stage of ${name}`);
  const status = statusAt(calendar.age(createdAt), random);
  const payment = paymentFor(status, random);
  if (status === ORDER.cancelled || !paysLater(member.proId) || random.chance(0.3)) return {status, payment};
  // What is not paid has not ended.
  return {status: status === ORDER.finished ? ORDER.received : status, payment: PAYMENT.payLater};
}

/** Days at which an order is usually in its state. */
const USUAL_AGE: Readonly<Record<Status, number>> = {
  [ORDER.new]: 1,
  [ORDER.drawing]: 3,
  [ORDER.pendingArtwork]: 5,
  [ORDER.modifying]: 7,
  [ORDER.confirmed]: 9,
  [ORDER.production]: 14,
  [ORDER.awaitingShipping]: 20,
  [ORDER.shipped]: 30,
  [ORDER.received]: 45,
  [ORDER.cancelled]: 60,
  [ORDER.finished]: 120,
};

interface Dated {
  readonly createdAt: string;
  readonly request: Request;
}

/** Before production an order may still be unpaid, and what was cancelled is paid back; later it is paid or will be. */
function suits(status: Status, payment: Payment): boolean {
  if (status === ORDER.finished) return payment === PAYMENT.received;
  if (status === ORDER.cancelled) return payment !== PAYMENT.payLater;
  if (payment === PAYMENT.refunding) return false;
  return status < ORDER.production || payment !== PAYMENT.awaiting;
}

/** The stages of orders, each state and each state of payment at least once. */
export function orderStages(dated: readonly Dated[], options: StageOptions): readonly Stage[] {
  const {calendar} = options;
  const drawn = dated.map(({createdAt, request}) => stageOf(createdAt, request, options));
  const ages = dated.map(({createdAt}) => calendar.age(createdAt));
  const states = withEach(
    drawn.map(({status}) => status),
    Object.values(ORDER),
    (place, status) => Math.abs((ages[place] ?? 0) - USUAL_AGE[status]),
  );
  const fitting = states.map((status, place): Payment => {
    const {payment = PAYMENT.received} = drawn[place] ?? {};
    if (suits(status, payment)) return payment;
    return paymentFor(status, new Random(`payment of ${dated[place]?.request.name ?? ''}`));
  });
  const payments = withEach(fitting, Object.values(PAYMENT), (place, payment) =>
    suits(states[place] ?? ORDER.new, payment) ? ages[place] : undefined,
  );
  return states.map((status, place) => ({status, payment: payments[place] ?? PAYMENT.received}));
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

/** One literal without spreads: a million of these are made, and such objects are several times faster. */
function orderRow(
  {id, createdAt, status, payment, shipTo, billTo}: Draft,
  {member, currency, goods, inquiryId, remark}: Request,
  calendar: Calendar,
  random: Random,
): Row {
  const sums = totals(
    goods.map(({line}) => line),
    random,
  );
  const paid = payment === PAYMENT.received || payment === PAYMENT.refunding ? sums.orderTotal : 0;
  const [firstName, lastName] = splitName(member.name);
  const isGoingOn = status !== ORDER.cancelled;
  const isMade = isGoingOn && status >= ORDER.production;
  const isShipped = isGoingOn && status >= ORDER.shipped;
  const digits = String(id).padStart(7, '0');
  const shippedAt = isShipped ? calendar.after(createdAt, 16 + random.next() * 12) : null;
  return {
    id,
    source: 1 + (id % 5),
    campaign: id % 5 === 1 ? CAMPAIGNS[Math.floor(id / 5) % CAMPAIGNS.length] : null,
    promisedShipAt: new Date(Date.parse(createdAt) + (20 + (id % 9)) * DAY).toISOString(),
    artworkConfirmedAt: isGoingOn && status >= ORDER.confirmed ? calendar.after(createdAt, 3 + (id % 4)) : null,
    productionStartedAt: isMade ? calendar.after(createdAt, 6.5 + (id % 3) / 2) : null,
    producedAt: isMade && status > ORDER.production ? calendar.after(createdAt, 12 + (id % 4)) : null,
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
  stage: Stage = stageOf(createdAt, request, options),
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
