/** How far orders are and whether they are paid, as fits their age and one another. */
import type {Calendar} from '../calendar';
import {withEach} from '../cast';
import {Random} from '../random';

export const ORDER = {
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

export type Status = (typeof ORDER)[keyof typeof ORDER];

export const PAYMENT = {payLater: 0, awaiting: 1, received: 2, refunding: 3} as const;

export type Payment = (typeof PAYMENT)[keyof typeof PAYMENT];

/** How far an order is, and whether it is paid. */
export interface Stage {
  readonly status: Status;
  readonly payment: Payment;
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

export interface StageOptions {
  readonly calendar: Calendar;
  /** Whether customers of a platform usually pay by the month. */
  readonly paysLater: (proId: number) => boolean;
}

/** Of an order what its stage follows from, beside its age. */
export interface Staged {
  /** Names the stream that it draws from. */
  readonly name: string;
  readonly proId: number;
}

/** The stage of one order, drawn by its age. */
export function stageOf(createdAt: string, {name, proId}: Staged, {calendar, paysLater}: StageOptions): Stage {
  const random = new Random(`stage of ${name}`);
  const status = statusAt(calendar.age(createdAt), random);
  const payment = paymentFor(status, random);
  if (status === ORDER.cancelled || !paysLater(proId) || random.chance(0.3)) return {status, payment};
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
  readonly of: Staged;
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
  const drawn = dated.map(({createdAt, of}) => stageOf(createdAt, of, options));
  const ages = dated.map(({createdAt}) => calendar.age(createdAt));
  const states = withEach(
    drawn.map(({status}) => status),
    Object.values(ORDER),
    (place, status) => Math.abs((ages[place] ?? 0) - USUAL_AGE[status]),
  );
  const fitting = states.map((status, place): Payment => {
    const {payment = PAYMENT.received} = drawn[place] ?? {};
    if (suits(status, payment)) return payment;
    return paymentFor(status, new Random(`payment of ${dated[place]?.of.name ?? ''}`));
  });
  const payments = withEach(fitting, Object.values(PAYMENT), (place, payment) =>
    suits(states[place] ?? ORDER.new, payment) ? ages[place] : undefined,
  );
  return states.map((status, place) => ({status, payment: payments[place] ?? PAYMENT.received}));
}
