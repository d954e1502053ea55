/**
 * The shape of files in `metrics/` and `reports/`: what is counted and added up, and the pages that show it.
 * `vocabulary/metric.schema.json` and `vocabulary/report.schema.json` say the same to machines.
 */
import type {Expression} from './expression';
import type {Predicate} from './predicate';
import type {Text} from '../text';

/** A property of the metric's entity, over relations by dots: `proId.market`. */
export interface MetricReference {
  readonly of: string;
  /** What the property is called where nothing is said. */
  readonly label?: Text;
}

/** By what figures are told apart. */
export interface MetricDimension extends MetricReference {
  /** The property is a list of records: a record counts for each of them, and once in totals. */
  readonly several?: true;
}

/** When a record counts. */
export interface MetricTime extends Pick<MetricReference, 'of'> {
  /** The property is a day, whatever the clock. */
  readonly days?: true;
}

/** So many days after a time of the record: at least `from`, fewer than `until`. */
export interface MeasureAge {
  readonly of: string;
  readonly from?: number;
  readonly until?: number;
}

/** One of `count`, `sum`, `distinct`, `percentile`, `duration`, `ratio`, `of` and `difference`. */
export interface MetricMeasure {
  readonly label: Text;
  readonly count?: true;
  /** A property, or what is worked out of several of each record. */
  readonly sum?: Expression;
  readonly distinct?: string;
  readonly percentile?: {readonly of: string; readonly at: number};
  /** Days between two times of a record; `at` as of a percentile. */
  readonly duration?: {readonly from: string; readonly to: string; readonly at: number};
  /** Names of two other measures. */
  readonly ratio?: readonly [string, string];
  /** A measure of a metric beside: `refunds.amount`. */
  readonly of?: string;
  /** Names of two other measures: the first less the second. */
  readonly difference?: readonly [string, string];
  /** The currency that amounts are told in unless another is asked for. */
  readonly convert?: string;
  readonly where?: Predicate;
  /** What a record has to be for its figure to be known; of how many it is stands beside the figure. */
  readonly known?: Predicate;
  readonly age?: MeasureAge;
  /**
   * The label of data analysis without which nobody sees the figure; what is made of it needs the label, too, unless it
   * has one of its own.
   */
  readonly permission?: string;
  readonly as?: 'percent' | 'perThousand';
}

/** Another metric, by its key, and the time of it that counts. */
export interface MetricBeside {
  readonly metric: string;
  readonly time?: string;
}

export interface Metric {
  readonly $schema?: string;
  readonly $id: string;
  readonly label: Text;
  readonly entity: string;
  readonly where?: Predicate;
  readonly times: Readonly<Record<string, MetricTime>>;
  readonly dimensions: Readonly<Record<string, MetricDimension>>;
  /** Metrics whose figures stand beside these. */
  readonly beside?: Readonly<Record<string, MetricBeside>>;
  readonly measures: Readonly<Record<string, MetricMeasure>>;
}

export type ReportRange = 'today' | 'yesterday' | 'week' | 'month' | 'year';
export type ReportComparison = 'earlier' | 'year';
/** What somebody compares a report with: one of its own comparisons, or days of their choice. */
export type ReportComparisonChoice = ReportComparison | 'days';
export type ReportShow = 'tiles' | 'table' | 'bars' | 'lines' | 'shares';

export interface ReportPart {
  readonly show: ReportShow;
  readonly by?: readonly string[];
  readonly measures?: readonly string[];
}

export interface Report {
  readonly $schema?: string;
  readonly $id: string;
  readonly title: Text;
  readonly metric: string;
  readonly time?: string;
  readonly range?: ReportRange;
  /** Of what there is, whenever it came. */
  readonly standing?: true;
  readonly measures: readonly string[];
  readonly filters?: readonly string[];
  readonly compare?: ReportComparison;
  readonly parts: readonly ReportPart[];
}

/** Stands among dimensions for the steps of the period. */
export const TIME = 'time';

/** Answers hold no more groups than this, and charts no more points. */
export const GROUP_LIMIT = 2000;

/** The metric's time that a report is about. */
export function timeOf(metric: Metric, name?: string): MetricTime {
  const found = name === undefined ? Object.values(metric.times)[0] : metric.times[name];
  if (!found) throw new Error(`The metric ${metric.$id} has no time "${name ?? ''}".`);
  return found;
}

/** All that a metric asks of records: of those that count, and of those of single measures. */
export function conditionsOf({where, measures}: Metric): readonly Predicate[] {
  const own = Object.values(measures).flatMap(measure => [measure.where, measure.known]);
  return [where, ...own].filter(condition => condition !== undefined);
}

/** The dimensions that a report speaks of, `time` included. */
export function dimensionsOf({parts, filters = []}: Report): readonly string[] {
  return [...new Set([...parts.flatMap(({by = []}) => by), ...filters])];
}
