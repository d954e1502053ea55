/** Reads the answer of `/rest/home`. */
import {checkPredicate, type Predicate, type Text} from '@emblem/schemas';
import type {Metric, Report} from '@emblem/schemas/reports';
import {readAnswer, type ReportAnswer} from '../../engine/report/use-report';
import {asList, asNumber, asText, asTexts, asValues, isValues, type Values} from '../../model/parse';
import type {EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {homeOf, viewOf, type EntityView} from '../../model/views';

/** Records that a list shows under the same condition. */
export interface HomeCount {
  readonly view: EntityView;
  readonly title: Text;
  readonly where: Predicate;
  /** Undefined where counting them takes too long; one more than is told where `capped`. */
  readonly total: number | undefined;
  readonly capped: boolean;
}

export interface HomeQueue extends HomeCount {
  readonly kind: 'approval' | 'due' | undefined;
  readonly shows: readonly string[];
  readonly steps: readonly string[] | undefined;
  readonly empty: Text | undefined;
  readonly records: readonly EntityRecord[];
}

export interface HomeFigures {
  readonly report: Report;
  readonly metric: Metric;
  readonly answer: ReportAnswer;
  /** What they are narrowed to, by dimension. */
  readonly filter: Values;
  /** The last day of the whole period; undefined for figures of no period. */
  readonly end: string | undefined;
}

export interface HomeAnswer {
  readonly home: string | undefined;
  readonly page: string | undefined;
  readonly panels: readonly string[];
  readonly approves: boolean;
  readonly counts: readonly HomeCount[];
  readonly queues: readonly HomeQueue[];
  readonly figures: readonly HomeFigures[];
}

function readText(data: unknown): Text | undefined {
  const {zh, en} = asValues(data);
  return typeof zh === 'string' && typeof en === 'string' ? {zh, en} : undefined;
}

function isPredicate({entity}: EntityView, where: unknown): where is Predicate {
  return checkPredicate(entity, model, where).length === 0;
}

function readRecord(data: unknown): readonly EntityRecord[] {
  const id = isValues(data) ? asNumber(data.id) : undefined;
  return isValues(data) && id !== undefined ? [{...data, id}] : [];
}

function readCount(data: unknown): readonly HomeCount[] {
  const {entity, title, where, total, capped} = asValues(data);
  const view = viewOf(homeOf(asText(entity) ?? ''));
  if (!view || !isPredicate(view, where)) return [];
  return [{view, title: readText(title) ?? view.title, where, total: asNumber(total), capped: capped === true}];
}

function readQueue(data: unknown): readonly HomeQueue[] {
  const {kind, shows, steps, empty, records} = asValues(data);
  return readCount(data).map(count => ({
    ...count,
    kind: kind === 'approval' || kind === 'due' ? kind : undefined,
    shows: asTexts(shows),
    steps: steps === undefined ? undefined : asTexts(steps),
    empty: readText(empty),
    records: asList(records).flatMap(readRecord),
  }));
}

function readFigures(data: unknown): readonly HomeFigures[] {
  const {report: key, filter, end} = asValues(data);
  const report = model.reports.get(asText(key) ?? '');
  const metric = report && model.metrics.get(report.metric);
  if (!report || !metric) return [];
  return [{report, metric, answer: readAnswer(data), filter: asValues(filter), end: asText(end)}];
}

export function readHome(data: unknown): HomeAnswer {
  const {home, page, panels, approves, counts, queues, figures} = asValues(data);
  return {
    home: asText(home),
    page: asText(page),
    panels: asTexts(panels),
    approves: approves === true,
    counts: asList(counts).flatMap(readCount),
    queues: asList(queues).flatMap(readQueue),
    figures: asList(figures).flatMap(readFigures),
  };
}
