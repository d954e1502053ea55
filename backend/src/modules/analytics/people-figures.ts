/** Figures of each salesperson, from the metrics that the reports show. */
import {aggregate, metricOf, type AggregateQuery, type Days, type Figure} from '../../read';
import type {Context} from '../../context';

export type Figures = Readonly<Record<string, Figure>>;

/** By the ids of the salespeople, of those who have any. */
export async function figuresByPerson(
  context: Context,
  key: string,
  days: Days,
  measures: readonly string[],
): Promise<ReadonlyMap<number, Figures>> {
  const query: AggregateQuery = {days, step: 'month', by: ['salesman'], selection: {}, measures};
  const {groups} = await aggregate(context, metricOf(context, key), query);
  return new Map(
    groups.flatMap(({of, figures}) => (typeof of.salesman === 'number' ? [[of.salesman, figures] as const] : [])),
  );
}

export function countIn(figures: Figures | undefined, name: string): number {
  return Number(figures?.[name] ?? 0);
}
