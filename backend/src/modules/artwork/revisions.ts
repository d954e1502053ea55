/**
 * Drawings of the same thing: of one product of an order or link order, or of a task that has neither, by one name.
 * Each is a version of it.
 */
import type {Predicate} from '@emblem/schemas';
import {asTrusted} from '../../context/trusted';
import type {Context} from '../../context';
import {list} from '../../read';
import {numberOf, textOf} from '../../record-values';
import type {Values} from '../../values';

export function sameDrawing(values: Values): Predicate {
  const [orderId, linkOrderId] = [numberOf(values, 'orderId') ?? null, numberOf(values, 'linkOrderId') ?? null];
  const isOfTask = orderId === null && linkOrderId === null;
  return {
    all: [
      {eq: ['orderId', orderId]},
      {eq: ['linkOrderId', linkOrderId]},
      ...(isOfTask ? [{eq: ['taskId', numberOf(values, 'taskId') ?? null]} as const] : []),
      {eq: ['orderProductId', numberOf(values, 'orderProductId') ?? null]},
      {eq: ['name', textOf(values, 'name') ?? null]},
    ],
  };
}

/** One more than the last of the same; a second one at the same moment is refused by its unique rule. */
export async function nextRevision(context: Context, values: Values): Promise<number> {
  const sort = [{field: 'revision', descending: true}];
  const {records} = await list(asTrusted(context), 'drawing', {where: sameDrawing(values), sort, limit: 1});
  return (numberOf(records[0] ?? {}, 'revision') ?? 0) + 1;
}
