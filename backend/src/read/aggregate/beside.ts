/** Figures of other metrics, which stand beside those of a metric's own records. */
import {besideOf, TIME, type BesideMeasure, type Metric} from '@emblem/schemas/reports';
import type {Context} from '../../context';
import {measureOf} from './measures';
import type {Part} from './own';
import {isDimensionSeen} from './seen';
import type {Aggregate, AggregateQuery, Figure, Group} from './types';

/** By what of another metric is asked, with what our measures of it are called. */
interface Asked extends Omit<BesideMeasure, 'measure'> {
  /** Our names to theirs. */
  readonly measures: ReadonlyMap<string, string>;
}

function askedOf({model}: Context, metric: Metric, leaves: readonly string[]): readonly Asked[] {
  const asked = new Map<string, Asked & {readonly measures: Map<string, string>}>();
  for (const leaf of leaves) {
    const found = besideOf(model, metric, measureOf(metric, leaf));
    if (!found) continue;
    const {measure, ...of} = found;
    const known = asked.get(of.name) ?? {...of, measures: new Map<string, string>()};
    known.measures.set(leaf, measure);
    asked.set(of.name, known);
  }
  return [...asked.values()];
}

/** By what one does not have, or somebody does not see of it, it says nothing. */
function isTold(context: Context, metric: Metric, {by, selection, list}: AggregateQuery): boolean {
  const names = [...by.filter(name => name !== TIME), ...Object.keys(selection)];
  return list === undefined && names.every(name => isDimensionSeen(context, metric, name));
}

const keyOf = (by: readonly string[], of: Group['of']): string => JSON.stringify(by.map(name => of[name] ?? null));

function joinPart(
  part: Part | undefined,
  of: Group['of'],
  asked: Asked,
  figures: Readonly<Record<string, Figure>>,
): Part {
  const taken = [...asked.measures].map(([ours, theirs]) => [ours, figures[theirs] ?? null] as const);
  return {of, stored: new Map([...(part?.stored ?? []), ...taken]), shares: part?.shares ?? {}};
}

export interface Beside {
  /** Measures of which nothing is said here: the metric that they are of is not told apart or filtered like this. */
  readonly untold: ReadonlySet<string>;
  readonly groups: readonly Part[];
  readonly total: Part;
  readonly more: boolean;
  readonly base?: string;
  readonly withoutRate: readonly (string | null)[];
  readonly recordsWithoutRate: number;
}

/** The parts with the figures of the metrics beside; groups that those alone have come behind. */
export async function withBeside(
  context: Context,
  metric: Metric,
  query: AggregateQuery,
  leaves: readonly string[],
  own: Omit<Beside, 'untold'>,
  ask: (context: Context, metric: Metric, query: AggregateQuery) => Promise<Aggregate>,
): Promise<Beside> {
  const named = askedOf(context, metric, leaves);
  const all = named.filter(each => isTold(context, each.metric, query));
  const untold = new Set(named.filter(each => !all.includes(each)).flatMap(({measures}) => [...measures.keys()]));
  if (all.length === 0) return {...own, untold};
  const told: Pick<Beside, 'more' | 'base' | 'withoutRate' | 'recordsWithoutRate'>[] = [own];
  const groups = new Map(own.groups.map(part => [keyOf(query.by, part.of), part]));
  let {total} = own;
  // One after the other: a request counts as holding one connection, however many metrics stand beside.
  for (const asked of all) {
    const {metric: other, time, measures} = asked;
    const answer = await ask(context, other, {...query, time, measures: [...new Set(measures.values())]});
    told.push(answer);
    total = joinPart(total, {}, asked, answer.totals);
    for (const {of, figures} of answer.groups) {
      const key = keyOf(query.by, of);
      groups.set(key, joinPart(groups.get(key), of, asked, figures));
    }
  }
  return {
    untold,
    groups: [...groups.values()],
    total,
    more: told.some(({more}) => more),
    base: told.find(({base}) => base !== undefined)?.base,
    withoutRate: [...new Set(told.flatMap(({withoutRate}) => withoutRate))],
    recordsWithoutRate: told.reduce((sum, {recordsWithoutRate}) => sum + recordsWithoutRate, 0),
  };
}
