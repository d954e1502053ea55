/** From where figures are shown as good or bad: records of `metric-threshold` that apply to what a report shows. */
import Decimal from 'decimal.js';
import type {Scalar} from '@emblem/schemas';
import {TIME, type Metric} from '@emblem/schemas/reports';
import {asNumber, asText, type Values} from '../../model/parse';
import type {Figure} from './use-report';

export type Level = 'good' | 'watch' | 'bad';

/** The worst first: where several apply, it is the one that is shown. */
const LEVELS: readonly Level[] = ['bad', 'watch', 'good'];

export interface Threshold {
  readonly figure: string;
  readonly level: Level;
  /** Decimals; at least one of the two is there. */
  readonly below?: string;
  readonly above?: string;
  /** The one platform that it is for; all when absent. */
  readonly platform?: number;
}

/** What a figure is shown as, and the bound that it is below or above. */
export interface FoundLevel {
  readonly level: Level;
  readonly isBelow: boolean;
  readonly bound: string;
}

export function readThreshold(record: Values): Threshold | undefined {
  const level = LEVELS.find(each => each === record.level);
  const figure = asText(record.figure);
  if (!level || figure === undefined) return undefined;
  const [below, above, platform] = [asText(record.below), asText(record.above), asNumber(record.proId)];
  return {
    figure,
    level,
    ...(below !== undefined && {below}),
    ...(above !== undefined && {above}),
    ...(platform !== undefined && {platform}),
  };
}

/** Exactly at a bound is still within it. */
function passedBy({level, below, above}: Threshold, figure: string | number): FoundLevel | undefined {
  const value = new Decimal(figure);
  if (below !== undefined && value.lt(below)) return {level, isBelow: true, bound: below};
  return above !== undefined && value.gt(above) ? {level, isBelow: false, bound: above} : undefined;
}

/** Where and of what a figure is. */
export interface FigurePlace {
  readonly metric: Metric;
  readonly measure: string;
  /** The values of dimensions that it is of, those included that the report is narrowed to. */
  readonly of: Readonly<Record<string, Scalar | undefined>>;
  /** The currency that it is told in, of an amount. */
  readonly currency?: string;
}

/** Counts and sums grow with the days that they are of, so that a threshold says nothing of a single step. */
function isWholePeriodNeeded({metric, measure, of}: FigurePlace): boolean {
  const {ratio, percentile, duration} = metric.measures[measure] ?? {};
  return of[TIME] !== undefined && !ratio && !percentile && !duration;
}

/** Thresholds of amounts are in the currency of the metric, and say nothing of amounts in another one. */
function isInOtherCurrency({metric: {measures}, currency}: FigurePlace): boolean {
  const own = Object.values(measures).find(({convert}) => convert !== undefined)?.convert;
  return currency !== undefined && own !== undefined && currency !== own;
}

/** A threshold of the platform that a figure is of goes before those of all platforms. */
export function levelOf(
  thresholds: readonly Threshold[],
  place: FigurePlace,
  figure: Figure | undefined,
): FoundLevel | undefined {
  if (figure === null || figure === undefined || isWholePeriodNeeded(place) || isInOtherCurrency(place))
    return undefined;
  const {metric, measure, of} = place;
  const about = thresholds.filter(each => each.figure === `${metric.$id}.${measure}`);
  const own = about.filter(({platform}) => platform !== undefined && platform === of.platform);
  const applying = own.length > 0 ? own : about.filter(({platform}) => platform === undefined);
  const passed = applying.flatMap(each => passedBy(each, figure) ?? []);
  return LEVELS.flatMap(level => passed.find(each => each.level === level) ?? [])[0];
}
