/** Reads the query parameters of a report. Every problem is a 400 that names the parameter. */
import type {Scalar} from '@emblem/schemas';
import {dimensionsOf, GROUP_LIMIT, TIME, type Metric, type Report, type Selection} from '@emblem/schemas/reports';
import type {Context} from '../context';
import {usualStep, type AggregateQuery, type StepUnit} from '../read';
import type {Days} from '../read/aggregate';
import {isDimensionSeen, isMeasureSeen} from '../read/aggregate/seen';
import {isObject} from '../web/body';
import type {Exchange} from '../web/exchange';
import {parseJson} from '../json';
import {readFilterParameter} from './list-query';
import {readComparedDays, readDays} from './report-days';
import {oneOf, refuse} from './report-parameters';

const STEPS: readonly StepUnit[] = ['hour', 'day', 'week', 'month', 'quarter', 'year'];

/** Dimensions of one answer. */
const MAX_DIMENSIONS = 3;

/** Characters of a text that is filtered by. */
const MAX_TEXT_LENGTH = 500;

export interface ReportQuery extends AggregateQuery {
  readonly days: Days;
  /** The days to compare with. */
  readonly comparedDays?: Days;
}

/** The usual step of the longer of two periods, since their steps stand beside each other. */
function stepOf(days: Days, comparedDays: Days = days): StepUnit {
  const length = ({from, to}: Days) => Date.parse(to) - Date.parse(from);
  return usualStep(length(comparedDays) > length(days) ? comparedDays : days);
}

/** Undefined, without the parameter, for the metric's own currency. */
function currencyOf({context, query}: Exchange): string | undefined {
  const asked = query.get('currency') ?? '';
  if (asked === '') return undefined;
  return /^[A-Z]{3}$/.test(asked) ? asked : refuse(context, 'currency', 'badValue');
}

/** The names of a parameter, with commas between. */
function namesIn({query}: Exchange, name: string): readonly string[] {
  return (query.get(name) ?? '').split(',').filter(each => each !== '');
}

/** What the asker does not see is unknown, so that a figure neither tells of it nor leaves it out in silence. */
function byOf(exchange: Exchange, report: Report, metric: Metric): readonly string[] {
  const {context} = exchange;
  const names = namesIn(exchange, 'by');
  const known = [TIME, ...dimensionsOf(report).filter(name => isDimensionSeen(context, metric, name))];
  if (names.length > MAX_DIMENSIONS || new Set(names).size < names.length) refuse(context, 'by', 'badValue');
  return names.every(name => known.includes(name)) ? names : refuse(context, 'by', 'unknownField');
}

/** The measures that are named; by default those of the report that the actor sees. */
function measuresOf(exchange: Exchange, report: Report, metric: Metric): readonly string[] {
  const {context} = exchange;
  const names = namesIn(exchange, 'measures');
  const seen = report.measures.filter(name => isMeasureSeen(context, metric, name));
  if (names.some(name => !seen.includes(name))) refuse(context, 'measures', 'unknownField');
  return names.length === 0 ? seen : [...new Set(names)];
}

function isScalar(value: unknown): value is Scalar {
  return (
    value === null ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && value.length <= MAX_TEXT_LENGTH)
  );
}

function valuesOf(context: Context, name: string, value: unknown): readonly Scalar[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.length <= GROUP_LIMIT && list.every(isScalar) ? list : refuse(context, name, 'badValue');
}

/** `{"platform": [1, 2], "status": 3}`. */
function selectionOf({context, query}: Exchange, report: Report, metric: Metric): Selection {
  const sent = query.get('filter') ?? '';
  if (sent === '') return {};
  let filter: unknown;
  try {
    filter = parseJson(sent);
  } catch {
    return refuse(context, 'filter', 'badJson');
  }
  if (!isObject(filter)) return refuse(context, 'filter', 'badJson');
  const known = dimensionsOf(report).filter(name => isDimensionSeen(context, metric, name));
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) =>
      known.includes(name) ? [name, valuesOf(context, name, value)] : refuse(context, name, 'unknownField'),
    ),
  );
}

/**
 * The filter of a list of the metric's records, as the list takes it: figures of what it shows. Undefined without a
 * `list` parameter.
 */
function listFilterOf({context, query}: Exchange, {entity}: Metric): AggregateQuery['list'] {
  if (!query.has('list')) return undefined;
  const {model, actor} = context;
  const {where, search, deleted} = readFilterParameter(model.entity(entity), model, actor, query, 'list');
  return deleted === true ? refuse(context, 'list', 'liveFigures') : {where, search};
}

export function readReportQuery(exchange: Exchange, report: Report, metric: Metric): ReportQuery {
  const days = readDays(exchange, report);
  const comparedDays = readComparedDays(exchange, days);
  return {
    days,
    time: report.time,
    step: oneOf(exchange, 'step', STEPS) ?? stepOf(days, comparedDays),
    by: byOf(exchange, report, metric),
    selection: selectionOf(exchange, report, metric),
    measures: measuresOf(exchange, report, metric),
    list: listFilterOf(exchange, metric),
    currency: currencyOf(exchange),
    comparedDays,
  };
}
