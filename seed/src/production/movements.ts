/**
 * How goods came into the warehouses: applications, deliveries, what was said about differences, and the papers of the
 * warehouse.
 */
import type {Model} from '@emblem/schemas';
import type {Calendar} from '../calendar';
import {withEach} from '../cast';
import {Random} from '../random';
import {DocumentNumbers} from '../store/numbers';
import type {Row} from '../store/row';

interface Moving {
  readonly model: Model;
  readonly goods: readonly Row[];
  readonly calendar: Calendar;
  readonly few: boolean;
}

const APPLICATION = {draft: 1, awaiting: 2, shipped: 3, completed: 4, cancelled: 5} as const;
const DELIVERY = {awaiting: 1, shipped: 2, received: 3, cancelled: 4} as const;
const FEEDBACK = {start: 1, warehouse: 2, pending: 3, end: 4} as const;

const EXPRESS = 1;
const AIR = 2;
const REPLENISHMENT = 1;

type ApplicationState = (typeof APPLICATION)[keyof typeof APPLICATION];
type Application = Row & {
  readonly createdAt: string;
  readonly status: ApplicationState;
  readonly deliveryQuantity: number;
};
type Delivery = Row & {readonly createdAt: string; readonly status: number; readonly differenceQuantity: number | null};

function statusAt(age: number, random: Random): ApplicationState {
  if (random.chance(0.06)) return APPLICATION.cancelled;
  if (age < 3) return random.pick([APPLICATION.draft, APPLICATION.awaiting]);
  if (age < 14) return random.pick([APPLICATION.awaiting, APPLICATION.shipped]);
  return APPLICATION.completed;
}

/** Days at which an application is usually in its state. */
const USUAL_AGE: Readonly<Record<ApplicationState, number>> = {
  [APPLICATION.draft]: 1,
  [APPLICATION.awaiting]: 4,
  [APPLICATION.shipped]: 9,
  [APPLICATION.cancelled]: 60,
  [APPLICATION.completed]: 120,
};

function statesOf(moments: readonly string[], calendar: Calendar): readonly ApplicationState[] {
  const ages = moments.map(moment => calendar.age(moment));
  return withEach(
    ages.map((age, place) => statusAt(age, new Random('state of inbound application', place + 1))),
    Object.values(APPLICATION),
    (place, state) => Math.abs((ages[place] ?? 0) - USUAL_AGE[state]),
  );
}

function application(id: number, createdAt: string, status: ApplicationState, {goods, calendar}: Moving): Application {
  const random = new Random('inbound application', id);
  const deliveryQuantity = random.int(2, 20) * 25;
  const isSent = status === APPLICATION.shipped || status === APPLICATION.completed;
  return {
    id,
    createdAt,
    status,
    goodsId: random.pick(goods).id,
    warehouseId: 2,
    deliveryQuantity,
    shippedQuantity: isSent ? deliveryQuantity : 0,
    cancelledQuantity: status === APPLICATION.cancelled ? deliveryQuantity : 0,
    submitTime: status === APPLICATION.draft ? null : calendar.after(createdAt, 0.1),
    completeTime: status === APPLICATION.completed ? calendar.after(createdAt, 12) : null,
    updatedAt: calendar.after(createdAt, status === APPLICATION.completed ? 12 : 1),
  };
}

/** Pieces that were missing on receipt; mostly none, but where there are few deliveries. */
function missing(id: number, few: boolean): number {
  return few || id % 4 === 0 ? new Random('missing of delivery', id).int(1, 6) : 0;
}

const DELIVERY_OF: Readonly<Record<ApplicationState, number>> = {
  [APPLICATION.draft]: DELIVERY.awaiting,
  [APPLICATION.awaiting]: DELIVERY.awaiting,
  [APPLICATION.shipped]: DELIVERY.shipped,
  [APPLICATION.completed]: DELIVERY.received,
  [APPLICATION.cancelled]: DELIVERY.cancelled,
};

function delivery(id: number, source: Application, {calendar, few}: Moving): Delivery {
  const {createdAt, deliveryQuantity} = source;
  const random = new Random('delivery', id);
  const status = DELIVERY_OF[source.status];
  const isReceived = status === DELIVERY.received;
  const isSent = isReceived || status === DELIVERY.shipped;
  const differenceQuantity = isReceived ? 0 - missing(id, few) : null;
  return {
    id,
    createdAt: calendar.after(createdAt, 1),
    updatedAt: calendar.after(createdAt, isReceived ? 12 : 2),
    applicationIds: [source.id],
    method: random.weighted([
      [EXPRESS, 5],
      [AIR, 3],
    ]),
    deliveryType: REPLENISHMENT,
    status,
    trackingNumber: isSent ? `JD01${random.digits(14)}` : null,
    shipTime: isSent ? calendar.after(createdAt, 2) : null,
    deliveryQuantity,
    receiptQuantity: differenceQuantity === null ? null : deliveryQuantity + differenceQuantity,
    differenceQuantity,
    reason:
      differenceQuantity === null || differenceQuantity === 0 ? null : 'Pieces were missing when the carton was opened',
  };
}

/** Differences that were found long ago are settled; the others are on their way, each a step further. */
const SETTLED = 75;
const STEPS = [FEEDBACK.start, FEEDBACK.warehouse, FEEDBACK.pending] as const;

function feedbackStates(sources: readonly Delivery[], calendar: Calendar): readonly number[] {
  const ages = sources.map(({createdAt}) => calendar.age(createdAt));
  return withEach(
    ages.map((age, place) => (age > SETTLED ? FEEDBACK.end : (STEPS[place % STEPS.length] ?? FEEDBACK.start))),
    Object.values(FEEDBACK),
    (place, state) => (state === FEEDBACK.end ? -(ages[place] ?? 0) : ages[place]),
  );
}

function feedback(id: number, source: Delivery, status: number, {calendar}: Moving): Row {
  const isOver = status === FEEDBACK.end;
  const isApproved = id % 5 !== 0;
  const createdAt = calendar.after(source.createdAt, 12);
  return {
    id,
    deliveryOrderId: source.id,
    status,
    differenceQuantity: source.differenceQuantity,
    description: 'Counted twice on receipt; the seal of the carton was whole.',
    approvalResult: isOver ? (isApproved ? 1 : 2) : null,
    opinion: isOver
      ? isApproved
        ? 'Book the difference; the supplier credits it.'
        : 'Count again: the packing list says otherwise.'
      : null,
    createdAt,
    updatedAt: calendar.after(source.createdAt, isOver ? 15 : 12),
  };
}

/** What each receipt brought into the warehouse, under the number of its delivery order. */
function receipts(
  delivered: readonly Application[],
  deliveries: readonly Delivery[],
  {model, calendar}: Moving,
): readonly Omit<Row, 'id'>[] {
  const numbers = new DocumentNumbers();
  return deliveries.flatMap(({status, createdAt, receiptQuantity}, place) => {
    const {shippingNumber} = numbers.issue(model.entity('delivery-order'), createdAt, {status});
    const source = delivered[place];
    if (!source || status !== DELIVERY.received) return [];
    const {goodsId, warehouseId} = source;
    return [
      {
        orderType: 1,
        relatedOrderNumber: shippingNumber,
        goodsId,
        warehouseId,
        quantity: receiptQuantity,
        createdAt: calendar.after(createdAt, 12),
      },
    ];
  });
}

/** Samples handed out in the US office. */
function handedOut(moments: readonly string[], {goods}: Moving): readonly Omit<Row, 'id'>[] {
  return moments.map((createdAt, index) => {
    const random = new Random('samples handed out', index + 1);
    return {
      orderType: 2,
      goodsId: random.pick(goods).id,
      warehouseId: 2,
      quantity: random.int(1, 8),
      remark: 'Samples for a customer',
      createdAt,
    };
  });
}

function inOrder<T extends {readonly createdAt?: unknown}>(rows: readonly T[]): readonly (T & {readonly id: number})[] {
  return [...rows]
    .sort((a, b) => String(a.createdAt).localeCompare(String(b.createdAt)))
    .map((row, index) => ({...row, id: index + 1}));
}

/** What was applied for and is under way, or was until it was cancelled. */
function isDelivered({status, createdAt}: Application, calendar: Calendar): boolean {
  return status !== APPLICATION.draft && (status !== APPLICATION.awaiting || calendar.age(createdAt) > 1);
}

/** By entity. */
export function movements(moving: Moving): Readonly<Record<string, readonly Row[]>> {
  const {calendar, few} = moving;
  const moments = calendar.overLastYear(few ? 12 : 60, new Random('moments of inbound applications'));
  const states = statesOf(moments, calendar);
  const applications = moments.map((createdAt, index) =>
    application(index + 1, createdAt, states[index] ?? APPLICATION.completed, moving),
  );
  const delivered = applications.filter(each => isDelivered(each, calendar));
  const deliveries = delivered.map((source, index) => delivery(index + 1, source, moving));
  const different = deliveries.filter(({differenceQuantity}) => (differenceQuantity ?? 0) !== 0);
  const feedbacks = feedbackStates(different, calendar);
  const papers = [
    ...receipts(delivered, deliveries, moving),
    ...handedOut(calendar.overLastYear(few ? 3 : 40, new Random('moments of samples handed out')), moving),
  ];
  return {
    'inbound-application': applications,
    'delivery-order': deliveries,
    'difference-feedback': different.map((source, index) =>
      feedback(index + 1, source, feedbacks[index] ?? FEEDBACK.start, moving),
    ),
    'stock-order': inOrder(papers),
  };
}
