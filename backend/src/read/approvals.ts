/** What waits for the actor's decision (`x-approval`), of all kinds of records. */
import {waitingFor, type ApprovalKeyword, type ApprovalStep, type Entity, type Predicate} from '@emblem/schemas';
import type {Context} from '../context';
import {reach} from '../rights/reach';
import type {WireRecord} from '../values';
import {count} from './count';
import {list} from './list';
import type {SortKey} from './types';
import {beforeOf, waitingSince} from './waiting';

interface Waiting {
  readonly entity: Entity;
  readonly approval: ApprovalKeyword;
  readonly step: ApprovalStep;
  readonly where: Predicate;
}

export interface WaitingRecord {
  readonly record: WireRecord;
  /** Since when it waits, ISO 8601. */
  readonly since: string;
  /** What is shown of it that is another than when somebody last decided on it, as it was then. */
  readonly before: Readonly<Record<string, unknown>>;
}

/** What waits for one step: the first records, as the actor reads them. */
export interface WaitingList extends Waiting {
  readonly total: number;
  /** There are more than `total`, but for one. */
  readonly capped: boolean;
  readonly records: readonly WireRecord[];
}

export interface WaitingRecords extends Waiting {
  readonly total: number;
  readonly records: readonly WaitingRecord[];
}

function isReached({actor, model}: Context, entity: Entity, action: string): boolean {
  return reach(actor, entity, model, action) !== false;
}

/** The steps that the actor may decide on some records at all. */
function stepsOf(context: Context): readonly Waiting[] {
  return [...context.model.entities.values()].flatMap(entity => {
    const {approval} = entity;
    if (!approval || !isReached(context, entity, 'read')) return [];
    return approval.steps
      .filter(({approve}) => isReached(context, entity, approve))
      .map(step => ({entity, approval, step, where: waitingFor(entity, approval, step)}));
  });
}

/** What is late first, then what is older. */
function sortOf({entity, approval}: Waiting): readonly SortKey[] {
  const {due, system} = entity;
  const names = due?.of === approval.of ? [due.field, system.createdAt] : [system.createdAt];
  return names.map(field => ({field, descending: false}));
}

/** What is late first, at most `limit` of each step, with names and abilities. */
export async function waitingLists(context: Context, limit: number): Promise<readonly WaitingList[]> {
  const all: WaitingList[] = [];
  for (const waiting of stepsOf(context)) {
    const {entity, step, where} = waiting;
    const sort = sortOf(waiting);
    const query = {where, reaching: step.approve, sort, limit, total: 'capped', present: true} as const;
    all.push({...waiting, ...(await list(context, entity.key, query))});
  }
  return all;
}

/** The same, with since when each waits and what has changed since the last decision. */
export async function waitingApprovals(context: Context, limit: number): Promise<readonly WaitingRecords[]> {
  const all: WaitingRecords[] = [];
  for (const waiting of await waitingLists(context, limit)) {
    const {entity, records} = waiting;
    const [since, before] = [await waitingSince(context, waiting), await beforeOf(context, waiting)];
    all.push({
      ...waiting,
      records: records.map(record => ({
        record,
        since: since.get(record.id) ?? String(record[entity.system.createdAt]),
        before: before.get(record.id) ?? {},
      })),
    });
  }
  return all;
}

export async function countApprovals(context: Context): Promise<number> {
  let total = 0;
  for (const {entity, step, where} of stepsOf(context))
    total += await count(context, entity.key, where, {reaching: step.approve});
  return total;
}
