/** Which step takes a card to another column, and which columns a board has. */
import type {Entity, WorkflowKeyword} from '@emblem/schemas';
import {transitionsOf, type RecordAction} from '../actions/record-actions';
import type {Values} from '../../model/parse';

export type State = string | number;

/** The first possible step from the record's state to another one; else one that says why not, undefined for none. */
export function stepTo(
  entity: Entity,
  {field, transitions}: WorkflowKeyword,
  record: Values,
  to: State,
): RecordAction | undefined {
  const keys = transitions
    .filter(step => step.to === to && step.from.some(from => from === record[field]))
    .map(({action}) => action);
  const steps = transitionsOf(entity, record).filter(({key}) => keys.includes(key));
  return steps.find(({ability}) => ability === true) ?? steps[0];
}

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
