/** Drawing tasks: what orders wait for, and what the studio draws beside them; with their time and their scores. */
import {heldWithinDay} from '@emblem/schemas';
import {DRAWING} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {Random} from '../random';
import {ORDER} from '../sales/order-stages';
import type {Row} from '../store/row';
import {categories, FLAT, type Category, type Designer} from './studio';

type Status =
  | 'unassigned'
  | 'assigned'
  | 'drawing'
  | 'paused'
  | 'checking'
  | 'withCustomer'
  | 'toRevise'
  | 'confirmed'
  | 'cancelled';

export interface TaskOptions {
  readonly orders: readonly Row[];
  readonly products: readonly Row[];
  readonly drawings: readonly Row[];
  readonly designers: readonly Designer[];
  readonly leaderId: number;
  readonly calendar: Calendar;
  readonly few: boolean;
}

/** Beside orders, one in each state. */
const FREE: readonly (readonly [title: string, status: Status, category: number, age: number])[] = [
  ['A board of all platings', 'unassigned', 1, 0.4],
  ['Stickers for the parcels', 'assigned', 3, 1.2],
  ['Medal of our own summer fair', 'drawing', 1, 0.3],
  ['Patch for the factory team', 'paused', 2, 4],
  ['Pin for new colleagues', 'checking', 1, 2],
  ['Pins for the alliance', 'withCustomer', 1, 6],
  ['Ribbons for the office door', 'toRevise', 2, 9],
  ['Cards of the year', 'confirmed', 3, 40],
  ['A flag that nobody wanted', 'cancelled', 2, 60],
];

/** Orders older than this many days had their artwork before tasks were kept. */
const OLDEST = 120;
const MAX_IN_TINY = 16;

function statusOf({status, id}: Row): Status {
  if (status === ORDER.new) return id % 2 === 0 ? 'unassigned' : 'assigned';
  if (status === ORDER.drawing) return (['drawing', 'checking', 'paused'] as const)[id % 3] ?? 'drawing';
  if (status === ORDER.pendingArtwork) return 'withCustomer';
  if (status === ORDER.modifying) return 'toRevise';
  return status === ORDER.cancelled ? 'cancelled' : 'confirmed';
}

interface Draft {
  readonly title: string;
  readonly order: Row | undefined;
  readonly product: Row | undefined;
  readonly status: Status;
  readonly category: Category;
  readonly age: number;
}

function ofOrders({orders, products, calendar, few}: TaskOptions): readonly Draft[] {
  const first = new Map(products.map(product => [product.orderId, product] as const).reverse());
  const young = orders.filter(({createdAt}) => calendar.age(String(createdAt)) < OLDEST);
  return (few ? young.slice(-MAX_IN_TINY) : young).flatMap(order => {
    const product = first.get(order.id);
    const category = categories[order.id % 5 === 0 ? 3 : order.id % 3];
    if (!product || !category) return [];
    const age = Math.max(0.1, calendar.age(String(order.createdAt)) - 0.2);
    return [{title: String(product.name), order, product, status: statusOf(order), category, age}];
  });
}

function beside(): readonly Draft[] {
  return FREE.flatMap(([title, status, place, age]) => {
    const category = categories.find(({id}) => id === place);
    return category ? [{title, order: undefined, product: undefined, status, category, age}] : [];
  });
}

const HAS_DESIGNER = (status: Status): boolean => status !== 'unassigned';
const IS_SUBMITTED = (status: Status): boolean =>
  status === 'checking' || status === 'withCustomer' || status === 'toRevise' || status === 'confirmed';
const IS_BEGUN = (status: Status): boolean => IS_SUBMITTED(status) || status === 'drawing' || status === 'paused';

/** Of each designer one task runs; who has more has paused them. */
function oneRunning(drafts: readonly (Draft & {readonly designer: Designer | undefined})[]) {
  const running = new Set<number>();
  return drafts.map(draft => {
    if (draft.status !== 'drawing' || !draft.designer) return draft;
    if (running.has(draft.designer.id)) return {...draft, status: 'paused' as const};
    running.add(draft.designer.id);
    return draft;
  });
}

function designerFor(designers: readonly Designer[], {category, status}: Draft, place: number): Designer | undefined {
  const able = designers.filter(({kind}) => kind === category.kind);
  const all = able.length > 0 ? able : designers;
  return HAS_DESIGNER(status) ? all[place % all.length] : undefined;
}

const MINUTE = 60_000;

function timesOf(
  id: number,
  draft: Draft & {readonly designer: Designer | undefined},
  calendar: Calendar,
): readonly Row[] {
  const {status, designer, category, age} = draft;
  if (!IS_BEGUN(status) || !designer) return [];
  const random = new Random('drawing time', id);
  const minutes = Math.max(5, Math.round(category.standardMinutes * (0.6 + random.next() * 0.7)));
  const from = calendar.ago(age * 0.9);
  const until = new Date(Date.parse(from) + minutes * MINUTE).toISOString();
  const {from: startedAt, until: endedAt} = heldWithinDay({from, until});
  const done = {id: 0, taskId: id, userId: designer.id, startedAt, endedAt, minutes, createdAt: startedAt};
  if (status !== 'drawing') return [done];
  const since = calendar.ago(0.02);
  return [{...done, startedAt: since, endedAt: null, minutes: 0, createdAt: since}];
}

/** Of what is open a third is late, and the rest is due within days. */
function dueAt(
  calendar: Calendar,
  {id, status, age}: {readonly id: number; readonly status: Status; readonly age: number},
) {
  const isOver = status === 'confirmed' || status === 'cancelled' || status === 'withCustomer';
  if (isOver || id % 3 === 0) return calendar.ago(Math.max(0.1, age - 1.5));
  return `${calendar.dayFrom(1 + (id % 4))}T09:00:00.000Z`;
}

/** By entity; drawings say which task they are for. */
export function drawingTasks(options: TaskOptions): Readonly<Record<string, readonly Row[]>> {
  const {drawings, designers, leaderId, calendar} = options;
  const drafts = oneRunning(
    [...beside(), ...ofOrders(options)].map((draft, place) => ({
      ...draft,
      designer: designerFor(designers, draft, place),
    })),
  ).map((draft, index) => ({...draft, id: index + 1}));
  const taskOf = new Map(drafts.flatMap(({id, product}) => (product ? [[product.id, id] as const] : [])));
  const versions = drawings.map((row): Row => ({...row, taskId: taskOf.get(Number(row.orderProductId)) ?? null}));
  const times = drafts
    .flatMap(draft => timesOf(draft.id, draft, calendar))
    .map((row, index): Row => ({...row, id: index + 1}));
  const scored = drafts.filter(({status, id}) => status === 'confirmed' && id % 2 === 0);
  const scores = scored.map(({id, designer}, index) => {
    const random = new Random('artwork score', id);
    return {
      id: index + 1,
      taskId: id,
      designerId: designer?.id ?? null,
      quality: random.int(3, 5),
      difficulty: random.int(1, 5),
      scorerId: leaderId,
      createdAt: calendar.ago(1 + (index % 30)),
    };
  });
  const tasks = drafts.map(({id, title, order, product, status, category, age, designer}) => {
    const random = new Random('drawing task', id);
    const own = versions.filter(({taskId}) => taskId === id);
    const isSubmitted = IS_SUBMITTED(status);
    const sendBackCount = status === 'toRevise' && own.length === 0 ? 1 : 0;
    const notPassedCount = own.filter(row => row.confirmation === DRAWING.confirmation.notPassed).length;
    return {
      id,
      title,
      orderId: order?.id ?? null,
      orderProductId: product?.id ?? null,
      categoryId: category.id,
      kind: category.kind,
      urgency: random.int(1, 4),
      brief: 'As the customer drew it; keep the lines above 0.2 mm.',
      groupId: category.kind === FLAT ? 1 : 2,
      designerId: designer?.id ?? null,
      checkerId: leaderId,
      dueAt: dueAt(calendar, {id, status, age}),
      standardMinutes: category.standardMinutes,
      points: category.points,
      spentMinutes: times.filter(({taskId}) => taskId === id).reduce((sum, {minutes}) => sum + Number(minutes), 0),
      versionCount: own.length,
      openVersionCount: own.filter(row => row.confirmation === DRAWING.confirmation.waiting && row.replacedAt === null)
        .length,
      sendBackCount,
      notPassedCount,
      reason: status === 'toRevise' ? 'The lettering is too thin to be struck.' : null,
      status,
      assignedAt: designer ? calendar.ago(age * 0.95) : null,
      submittedAt: isSubmitted ? calendar.ago(age * 0.7) : null,
      confirmedAt: status === 'confirmed' ? calendar.ago(age * 0.5) : null,
      isOnTime: isSubmitted && random.chance(0.8) ? 1 : 0,
      score: scores.find(({taskId}) => taskId === id)?.quality ?? null,
      createdAt: calendar.ago(age),
    };
  });
  return {'drawing-task': tasks, drawing: versions, 'drawing-time': times, 'artwork-score': scores};
}
