/** What tables and charts show of an answer: its groups with what they were earlier. */
import Decimal from 'decimal.js';
import type {Scalar} from '@emblem/schemas';
import {TIME} from '@emblem/schemas/reports';
import {clock} from '@emblem/schemas/clock';
import type {Figure, Figures, Group, ReportAnswer} from './use-report';

const keyOf = (values: readonly unknown[]): string => JSON.stringify(values);

export interface Row extends Group {
  readonly key: string;
  /** Of a step, where the earlier period has one to stand beside it. */
  readonly earlier?: Readonly<Record<string, Figure>>;
  /** Whether its step goes on, so that more may come. */
  readonly isUnfinished?: boolean;
}

/** Steps stand beside the steps of the earlier period in their order. */
function earlierBy(by: readonly string[], {steps, earlier}: ReportAnswer): ReadonlyMap<string, Group['figures']> {
  const atNow = new Map((earlier?.steps ?? []).map(({at}, index) => [at, steps[index]?.at]));
  const moved = (name: string, value: Scalar | undefined) => (name === TIME ? atNow.get(String(value)) : value);
  return new Map(
    (earlier?.groups ?? []).map(({of, figures}) => [keyOf(by.map(name => moved(name, of[name]))), figures]),
  );
}

/**
 * A step without records is a row too, where the rows are steps. Of what is to come nothing is told, not even that it
 * is none, but for what is known of it already: what was promised for a day.
 */
function withEmptySteps(by: readonly string[], {groups, steps}: Figures, now: number): readonly Group[] {
  if (by.length !== 1 || by[0] !== TIME) return groups;
  const known = new Map(groups.map(group => [group.of[TIME], group]));
  const last = steps.findLastIndex(({at, since}) => Date.parse(since) <= now || known.has(at));
  return steps.slice(0, last + 1).map(({at}) => known.get(at) ?? {of: {[TIME]: at}, figures: {}, shares: {}});
}

/** The steps that an earlier step stands beside; all where the rows are not steps. */
function isBeside({[TIME]: at}: Group['of'], {steps, earlier}: ReportAnswer): boolean {
  return at === undefined || steps.findIndex(step => step.at === at) < (earlier?.steps.length ?? 0);
}

export function rowsOf(by: readonly string[], answer: ReportAnswer, now = clock.now()): readonly Row[] {
  const earlier = earlierBy(by, answer);
  const unfinished = new Set(answer.steps.filter(({until}) => Date.parse(until) > now).map(({at}) => at));
  return withEmptySteps(by, answer, now).map(group => {
    const key = keyOf(by.map(name => group.of[name]));
    return {
      ...group,
      key,
      earlier: answer.earlier && isBeside(group.of, answer) ? (earlier.get(key) ?? {}) : undefined,
      isUnfinished: unfinished.has(String(group.of[TIME])),
    };
  });
}

/** By how much of the earlier figure it has changed; undefined where that says nothing. */
export function changeOf(now: Figure | undefined, before: Figure | undefined): number | undefined {
  if (now === null || now === undefined || !before || new Decimal(before).isZero()) return undefined;
  return new Decimal(now).minus(before).div(new Decimal(before).abs()).toNumber();
}
