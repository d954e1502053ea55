/** The rows that tables and charts show of figures: groups and steps, beside those of another period. */
import type {Scalar} from '../vocabulary/predicate';
import {clock} from '../clock';
import {TIME} from '../vocabulary/report';

/** A number, or a decimal; null where there is nothing to tell. */
export type ReportFigure = number | string | null;

/** Figures by measure, of one value of each dimension. */
export interface ReportGroup {
  readonly of: Readonly<Record<string, Scalar>>;
  readonly figures: Readonly<Record<string, ReportFigure>>;
  /** Of how many records a figure is, and of how many it could be. */
  readonly shares: Readonly<Record<string, {readonly of: number; readonly all: number}>>;
}

/** The groups of a period and its steps. */
export interface ReportFigures {
  readonly groups: readonly ReportGroup[];
  /** Instants: from `since`, up to but without `until`. */
  readonly steps: readonly {readonly at: string; readonly since: string; readonly until: string}[];
}

export interface ComparedFigures extends ReportFigures {
  /** There are more groups than are told. */
  readonly more: boolean;
  readonly earlier?: ReportFigures;
}

/** A group, or a step, with what it was in the other period. */
export interface ReportRow extends ReportGroup {
  readonly key: string;
  /** Undefined where nothing stands beside it. */
  readonly earlier?: ReportGroup['figures'];
  /** The step of the other period beside this one. */
  readonly earlierStep?: string;
  /** Of the other period alone, as are its records. */
  readonly isEarlier?: true;
  /** Its step goes on, so that more may come. */
  readonly isUnfinished?: true;
}

const keyOf = (values: readonly unknown[]): string => JSON.stringify(values);

/**
 * A step without records is a row too, where the rows are steps. Of what is to come nothing is told, not even that it
 * is none, but for what is known of it already: what was promised for a day.
 */
function withEmptySteps(by: readonly string[], {groups, steps}: ReportFigures, now: number): readonly ReportGroup[] {
  if (by.length !== 1 || by[0] !== TIME) return groups;
  const known = new Map(groups.map(group => [group.of[TIME], group]));
  const last = steps.findLastIndex(({at, since}) => Date.parse(since) <= now || known.has(at));
  return steps.slice(0, last + 1).map(({at}) => known.get(at) ?? {of: {[TIME]: at}, figures: {}, shares: {}});
}

/** The step of one period, by that of the other in the same place. */
function besides(
  steps: ReportFigures['steps'],
  others: ReportFigures['steps'] = [],
): ReadonlyMap<Scalar | undefined, string> {
  return new Map(steps.flatMap(({at}, index) => (others[index] ? [[at, others[index].at]] : [])));
}

interface Beside {
  /** Groups of the other period by where they stand in this one's rows; those that are used are taken out. */
  readonly groups: Map<string, ReportGroup>;
  readonly step: ReadonlyMap<Scalar | undefined, string>;
}

/** A row of this period, with what stands beside it. */
function rowOf(by: readonly string[], group: ReportGroup, beside: Beside | undefined): ReportRow {
  const key = keyOf(by.map(name => group.of[name]));
  const earlierStep = beside?.step.get(group.of[TIME]);
  if (!beside || (by.includes(TIME) && earlierStep === undefined)) return {...group, key};
  const place = keyOf(by.map(name => (name === TIME ? earlierStep : group.of[name])));
  const earlier = beside.groups.get(place)?.figures ?? {};
  beside.groups.delete(place);
  return {...group, key, earlier, ...(earlierStep !== undefined && {earlierStep})};
}

/** What the other period has and this one has not. */
function aloneOf([place, {of, figures}]: readonly [string, ReportGroup]): ReportRow {
  return {of, figures: {}, shares: {}, key: `earlier ${place}`, earlier: figures, isEarlier: true};
}

/**
 * The rows of an answer. Steps stand beside those of the other period in their order; what has none beside it stands
 * alone, at the end. `now` is an instant in milliseconds.
 */
export function rowsOf(by: readonly string[], answer: ComparedFigures, now = clock.now()): readonly ReportRow[] {
  const {earlier, steps} = answer;
  const beside = earlier && {
    groups: new Map(
      withEmptySteps(by, earlier, now).map(group => [keyOf(by.map(name => group.of[name])), group] as const),
    ),
    step: besides(steps, earlier.steps),
  };
  const unfinished = new Set<Scalar | undefined>(steps.filter(({until}) => Date.parse(until) > now).map(({at}) => at));
  const rows = withEmptySteps(by, answer, now).map(group => {
    const row = rowOf(by, group, beside);
    return unfinished.has(group.of[TIME]) ? {...row, isUnfinished: true as const} : row;
  });
  // Of groups that are not told nobody knows whether they stand alone.
  return answer.more || !beside ? rows : [...rows, ...[...beside.groups].map(aloneOf)];
}
