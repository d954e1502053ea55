/** Which columns a board has, and which of them is the next one. */
import type {Entity, WorkflowKeyword} from '@emblem/schemas';
import type {Values} from '../../model/parse';
import {isEarlyEnd, stepTo, type State} from '../workflow/steps';

/**
 * The nearest column in a direction to which a step leads that is possible now, unless it ends the record early; where
 * there is none, the nearest one to which any step leads, which says why not.
 */
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
  const reached = ahead.filter(state => stepTo(entity, workflow, record, state) !== undefined);
  const [nearest] = reached;
  return (
    reached.find(
      state =>
        stepTo(entity, workflow, record, state)?.ability === true &&
        (state === nearest || !isEarlyEnd(entity, workflow.field, state)),
    ) ?? nearest
  );
}

/** All states, or those that the list is filtered by. */
export function columnsOf({field, states}: WorkflowKeyword, filter: Values): readonly State[] {
  const all = states.map(({value}) => value);
  const wanted = filter[field];
  if (wanted === undefined || wanted === null) return all;
  const chosen: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return all.filter(state => chosen.includes(state));
}
