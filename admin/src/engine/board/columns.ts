/** Which columns a board has, and which of them is the next one. */
import type {Entity, WorkflowKeyword} from '@emblem/schemas';
import type {Values} from '../../model/parse';
import {stepTo, type State} from '../workflow/steps';

/** The nearest column in a direction to which a step leads, possible or not. */
export function nextState(
  entity: Entity,
  workflow: WorkflowKeyword,
  record: Values,
  columns: readonly State[],
  by: 1 | -1,
): State | undefined {
  const here = columns.findIndex(state => state === record[workflow.field]);
  if (here < 0) return undefined;
  const ahead = by === 1 ? columns.slice(here + 1) : columns.slice(0, here).reverse();
  return ahead.find(state => stepTo(entity, workflow, record, state) !== undefined);
}

/** All states, or those that the list is filtered by. */
export function columnsOf({field, states}: WorkflowKeyword, filter: Values): readonly State[] {
  const all = states.map(({value}) => value);
  const wanted = filter[field];
  if (wanted === undefined || wanted === null) return all;
  const chosen: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return all.filter(state => chosen.includes(state));
}
