/** What the factory makes for orders: jobs by their steps, what employees made of them, and what that counts. */
import {DRAWING, PRODUCTION_STEP} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {decimal} from '../money';
import {Random} from '../random';
import {ORDER} from '../sales/order-stages';
import type {Row} from '../store/row';

type Status = 'planned' | 'released' | 'making' | 'paused' | 'finished' | 'cancelled';

export interface JobOptions {
  readonly orders: readonly Row[];
  readonly products: readonly Row[];
  readonly drawings: readonly Row[];
  readonly factoryId: number;
  readonly calendar: Calendar;
  readonly few: boolean;
}

/** Name, English name, minutes for a hundred, points a piece in ten-thousandths. */
const PROCESSES = [
  ['压铸', 'Casting', 40, 60],
  ['抛光', 'Polishing', 55, 80],
  ['电镀', 'Plating', 30, 50],
  ['上色', 'Colouring', 90, 120],
  ['质检', 'Inspection', 20, 30],
  ['包装', 'Packing', 15, 20],
] as const;

const FACTORIES = ['Dongguan', 'Zhongshan', 'Kunshan'] as const;
const YOUNG = 90;
const MAX_IN_TINY = 5;

export function processes(): readonly Row[] {
  return PROCESSES.map(([name, nameEn, usualMinutes], index) => ({
    id: index + 1,
    name,
    nameEn,
    usualMinutes,
    sort: index + 1,
    state: 1,
  }));
}

const tenThousandths = (count: number): string => (count / 10_000).toFixed(4);

export function pointsRules({calendar}: Pick<JobOptions, 'calendar'>): readonly Row[] {
  return PROCESSES.map(([name, , , points], index) => ({
    id: index + 1,
    name: `${name}标准`,
    processId: index + 1,
    points: tenThousandths(points),
    scrapPoints: tenThousandths(points * 2),
    startDate: calendar.dayFrom(-400),
    endDate: null,
  }));
}

function statusOf({status, id}: Row): Status {
  if (status === ORDER.confirmed) return id % 2 === 0 ? 'planned' : 'released';
  if (status === ORDER.production) return id % 5 === 0 ? 'paused' : 'making';
  return status === ORDER.cancelled ? 'cancelled' : 'finished';
}

interface Draft {
  readonly title: string;
  readonly order?: Row;
  readonly product?: Row;
  readonly status: Status;
  readonly quantity: number;
  readonly age: number;
}

/** Beside orders, one in each state. */
const FREE: readonly (readonly [title: string, status: Status, quantity: number, age: number])[] = [
  ['Sample box for the fair', 'planned', 200, 1],
  ['Spare clutches', 'released', 5000, 3],
  ['Key rings of the house', 'making', 400, 6],
  ['Medal of the summer fair', 'paused', 120, 9],
  ['Pins for new colleagues', 'finished', 60, 25],
  ['A plate that was not needed', 'cancelled', 10, 40],
];

function drafts({orders, products, calendar, few}: JobOptions): readonly Draft[] {
  const first = new Map(products.map(product => [product.orderId, product] as const).reverse());
  const made = orders.filter(
    ({status, createdAt}) => Number(status) >= ORDER.confirmed && calendar.age(String(createdAt)) < YOUNG,
  );
  const ofOrders = (few ? made.slice(-MAX_IN_TINY) : made).flatMap((order): readonly Draft[] => {
    const product = first.get(order.id);
    if (!product) return [];
    const age = Math.max(0.5, calendar.age(String(order.createdAt)) - 1);
    return [
      {title: String(product.name), order, product, status: statusOf(order), quantity: Number(product.quantity), age},
    ];
  });
  return [...FREE.map(([title, status, quantity, age]) => ({title, status, quantity, age})), ...ofOrders];
}

/** How many of its steps are done: all, none, or some of what is being made. */
function doneSteps(status: Status, steps: number, id: number): number {
  if (status === 'finished') return steps;
  return status === 'making' || status === 'paused' ? 1 + (id % (steps - 1)) : 0;
}

interface Made {
  readonly steps: readonly Row[];
  readonly outputs: readonly Row[];
}

function madeOf(options: JobOptions, draft: Draft & {readonly id: number}, from: {step: number; output: number}): Made {
  const {calendar, factoryId, few} = options;
  const {id, status, quantity, age} = draft;
  const count = few ? 2 : 3 + (id % 4);
  const done = doneSteps(status, count, id);
  const steps: Row[] = [];
  const outputs: Row[] = [];
  for (let place = 0; place < count; place += 1) {
    const random = new Random('step', id * 10 + place);
    const isDone = place < done;
    const isBegun = isDone || (place === done && (status === 'making' || status === 'paused'));
    const made = isDone ? quantity : isBegun ? Math.round(quantity * (0.2 + random.next() * 0.5)) : 0;
    const scrap = isBegun ? Math.round(made * random.next() * 0.03) : 0;
    from.step += 1;
    const processId = place + 1;
    steps.push({
      id: from.step,
      productionOrderId: id,
      processId,
      plannedQuantity: quantity,
      madeQuantity: made,
      scrapQuantity: scrap,
      isDone: isDone ? PRODUCTION_STEP.isDone.yes : PRODUCTION_STEP.isDone.no,
      sort: place + 1,
    });
    if (!isBegun) continue;
    from.output += 1;
    const each = PROCESSES[place]?.[3] ?? 0;
    outputs.push({
      id: from.output,
      day: calendar.ago(Math.max(0.2, age * (1 - (place + 1) / (count + 1)))).slice(0, 10),
      userId: factoryId,
      stepId: from.step,
      productionOrderId: id,
      processId,
      quantity: made,
      scrapQuantity: scrap,
      minutes: Math.round(((PROCESSES[place]?.[2] ?? 0) * (made + scrap)) / 100),
      pointsEach: tenThousandths(each),
      scrapPointsEach: tenThousandths(each * 2),
      points: decimal(Math.round((made * each - scrap * each * 2) / 100)),
      createdAt: calendar.ago(Math.max(0.1, age * (1 - (place + 1) / (count + 1)))),
    });
  }
  return {steps, outputs};
}

/** By entity. */
export function jobs(options: JobOptions): Readonly<Record<string, readonly Row[]>> {
  const {calendar, drawings} = options;
  const captured = new Map(
    drawings.filter(row => row.isCaptured === DRAWING.isCaptured.yes).map(row => [row.orderProductId, row.id]),
  );
  const from = {step: 0, output: 0};
  const all = drafts(options).map((draft, index) => ({...draft, id: index + 1}));
  const made = all.map(draft => madeOf(options, draft, from));
  const rows = all.map((draft, index): Row => {
    const {id, title, order, product, status, quantity, age} = draft;
    const random = new Random('production order', id);
    const steps = made[index]?.steps ?? [];
    const done = steps.filter(({isDone}) => isDone === PRODUCTION_STEP.isDone.yes).length;
    const isOut = status !== 'planned' && status !== 'cancelled';
    return {
      id,
      title,
      orderId: order?.id ?? null,
      orderProductId: product?.id ?? null,
      artworkId: (product && captured.get(product.id)) ?? null,
      factory: random.pick(FACTORIES),
      quantity,
      deliveryDate: calendar.dayFrom(Math.round(10 - age)),
      urgency: random.int(1, 4),
      currency: 'CNY',
      productionCost: decimal(quantity * random.int(80, 320)),
      mouldCost: decimal(random.int(0, 3) * 15_000),
      stepCount: steps.length,
      doneStepCount: done,
      progress: steps.length === 0 ? '0.0000' : (Math.round((done / steps.length) * 10_000) / 10_000).toFixed(4),
      pauseReason: status === 'paused' ? 'The colour has not come yet.' : null,
      status,
      releasedAt: isOut ? calendar.ago(age * 0.9) : null,
      startedAt: isOut && status !== 'released' ? calendar.ago(age * 0.8) : null,
      finishedAt: status === 'finished' ? calendar.ago(age * 0.2) : null,
      createdAt: calendar.ago(age),
    };
  });
  return {
    'production-order': rows,
    'production-step': made.flatMap(({steps}) => steps),
    'employee-output': made.flatMap(({outputs}) => outputs),
  };
}
