/** What waits for the actor's decision (`x-approval`), of all kinds of records. */
import {waitingFor, type ApprovalStep, type Entity, type Predicate} from '@emblem/schemas';
import type {Context} from '../context';
import {reach} from '../rights/reach';
import {count} from './count';
import {list} from './list';
import type {Page} from './types';

interface Waiting {
  readonly entity: Entity;
  readonly step: ApprovalStep;
  readonly where: Predicate;
}

export interface WaitingRecords extends Waiting {
  readonly page: Page;
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
      .map(step => ({entity, step, where: waitingFor(entity, approval, step)}));
  });
}

/** The longest waiting first, at most `limit` of each step, with names and abilities. */
export async function waitingApprovals(context: Context, limit: number): Promise<readonly WaitingRecords[]> {
  const all: WaitingRecords[] = [];
  for (const waiting of stepsOf(context)) {
    const {entity, step, where} = waiting;
    const sort = [{field: entity.system.createdAt, descending: false}];
    const query = {where, reaching: step.approve, sort, limit, total: 'capped', present: true} as const;
    all.push({...waiting, page: await list(context, entity.key, query)});
  }
  return all;
}

export async function countApprovals(context: Context): Promise<number> {
  let total = 0;
  for (const {entity, step, where} of stepsOf(context))
    total += await count(context, entity.key, where, {reaching: step.approve});
  return total;
}
