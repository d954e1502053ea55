/** The home of whoever asks, in one go: what waits, what is late, and figures beside those of the period before. */
import {partsOfRight, type Entity, type Home, type Text} from '@emblem/schemas';
import type {Context} from '../../context';
import {reach} from '../../rights/reach';
import {waitingLists} from '../approvals';
import {derivedQueues} from './derived';
import {figuresOf} from './figures';
import {lanes, type Later} from './lanes';
import {countOf, isSeen, queueOf} from './records';
import type {HomeQuery, ShownFigures, ShownHome, ShownQueue, ShownRecords} from './types';

export type {HomeQuery, ShownHome} from './types';

/** How many of each approval stand on a home. */
const APPROVALS = 5;
/** How many properties stand beside the name of what waits for an approval. */
const SHOWN = 3;
/** Connections that one home holds at a time. */
const AT_ONCE = 2;

/** The first home of which the actor holds a right. */
function homeFor({actor, model}: Context): Home | undefined {
  return model.homes.find(home =>
    home.for.some(right => {
      const {key, action} = partsOfRight(right);
      const entity = model.entities.get(key);
      return entity !== undefined && reach(actor, entity, model, action) !== false;
    }),
  );
}

interface Approvals {
  readonly approves: boolean;
  readonly queues: readonly ShownQueue[];
}

/** With the step's name where several people say yes one after another: one may be asked for both. */
function titleOf({label, approval, workflows}: Entity, action: string): Text {
  const step = workflows.flatMap(({transitions}) => transitions).find(each => each.action === action);
  if (!step || (approval?.steps.length ?? 0) < 2) return label;
  return {zh: `${label.zh} · ${step.label.zh}`, en: `${label.en} · ${step.label.en}`};
}

/** What waits for the actor's yes; of all platforms, as on the page of approvals. */
async function approvalsOf(context: Context): Promise<Approvals> {
  const waiting = await waitingLists(context, APPROVALS);
  const queues = waiting.map(({entity, step, where, total, capped, records}): ShownQueue => ({
    kind: 'approval',
    entity: entity.key,
    title: titleOf(entity, step.approve),
    where,
    steps: [step.approve],
    shows: (entity.approval?.shows ?? []).filter(name => isSeen(context, entity, name)).slice(0, SHOWN),
    total,
    capped,
    records,
  }));
  return {approves: waiting.length > 0, queues: queues.filter(({records}) => records.length > 0)};
}

/** The parts of a home that the actor may have, not asked for yet. */
interface Parts {
  readonly counts: readonly Later<ShownRecords>[];
  readonly queues: readonly Later<ShownQueue>[];
  readonly figures: readonly Later<ShownFigures>[];
}

function partsOf(context: Context, {counts = [], queues = [], figures = []}: Partial<Home>, query: HomeQuery): Parts {
  return {
    counts: counts.flatMap(part => countOf(context, part, query) ?? []),
    queues: queues.flatMap(part => queueOf(context, part, query) ?? []),
    figures: figures.flatMap(part => figuresOf(context, part, query) ?? []),
  };
}

const isNothing = ({counts, queues, figures}: Parts): boolean => counts.length + queues.length + figures.length === 0;

async function answered(
  context: Context,
  parts: Parts,
): Promise<Pick<ShownHome, 'approves' | 'counts' | 'queues' | 'figures'>> {
  const inTurn = lanes(AT_ONCE);
  const [approvals, counts, queues, figures] = await Promise.all([
    inTurn(() => approvalsOf(context)),
    Promise.all(parts.counts.map(inTurn)),
    Promise.all(parts.queues.map(inTurn)),
    Promise.all(parts.figures.map(inTurn)),
  ]);
  return {approves: approvals.approves, counts, figures, queues: [...approvals.queues, ...queues]};
}

/** What is late or soon due, of which only that is told of which there is something. */
async function derivedHome(context: Context, query: HomeQuery): Promise<ShownHome> {
  const parts = partsOf(context, {queues: derivedQueues(context)}, query);
  const {queues, ...rest} = await answered(context, parts);
  const told = queues.filter(({records}) => records.length > 0);
  return {home: null, title: null, page: null, panels: [], ...rest, queues: told};
}

/** What the actor may not read is left out; where nothing is left of a home, what follows by itself stands instead. */
export async function homeOf(context: Context, query: HomeQuery): Promise<ShownHome> {
  const home = homeFor(context);
  const parts = home && partsOf(context, home, query);
  if (!home || !parts || isNothing(parts)) return derivedHome(context, query);
  const {$id, title, page = null, panels = []} = home;
  return {home: $id, title, page, panels, ...(await answered(context, parts))};
}
