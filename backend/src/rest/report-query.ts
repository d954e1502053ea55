/** What is asked of a report, as query parameters. Every problem is a 400 that names the parameter. */
import {dayIn, isDay, isTimeZone, type Scalar} from '@emblem/schemas';
import {
  dimensionsOf,
  GROUP_LIMIT,
  TIME,
  type Metric,
  type Report,
  type ReportBeside,
  type Selection,
} from '@emblem/schemas/reports';
import type {Context} from '../context';
import {Refusal} from '../errors';
import {text, type MessageKey} from '../messages';
import {usualStep, type AggregateQuery, type StepUnit} from '../read';
import type {Days} from '../read/aggregate';
import {earlierDays} from '../read/aggregate/earlier';
import {isDimensionSeen, isMeasureSeen} from '../read/aggregate/seen';
import {isObject} from '../web/body';
import type {Exchange} from '../web/exchange';
import {parseJson} from '../json';
import {readFilterParameter} from './list-query';

const STEPS: readonly StepUnit[] = ['hour', 'day', 'week', 'month', 'quarter', 'year'];
const COMPARISONS: readonly ReportBeside[] = ['earlier', 'year', 'days'];

const COMPARED_DAYS = ['compareFrom', 'compareTo'] as const;

/** Dimensions of one answer. */
const MOST_DIMENSIONS = 3;

/** Characters of a text that is filtered by. */
const LONGEST_TEXT = 500;

export interface ReportQuery extends AggregateQuery {
  readonly days: Days;
  /** The days that stand beside these. */
  readonly beside?: Days;
}

function refuse({actor: {language}}: Context, name: string, key: MessageKey): never {
  throw new Refusal(400, text('badQuery', language), {errors: {[name]: text(key, language)}});
}

/** As far as reports can be asked. */
const ALL_DAYS = {from: '1970-01-01', to: '2199-12-31'} as const;

function isReportDay(day: string): boolean {
  return isDay(day) && day >= ALL_DAYS.from && day <= ALL_DAYS.to;
}

function zoneOf(context: Context, asked: string): string {
  return isTimeZone(asked)
    ? new Intl.DateTimeFormat('en', {timeZone: asked}).resolvedOptions().timeZone
    : refuse(context, 'timeZone', 'badTimeZone');
}

/** The days that are asked for; else all days of what stands, and the present month of anything else. */
function daysOf({context, query}: Exchange, {standing}: Report): Days {
  const timeZone = zoneOf(context, query.get('timeZone') ?? 'UTC');
  const usual = standing ? () => ALL_DAYS : presentMonth;
  const today = dayIn(context.now, timeZone);
  const from = query.get('from') ?? usual(today).from;
  const to = query.get('to') ?? usual(today, from).to;
  if (!isReportDay(from)) refuse(context, 'from', 'badDay');
  if (!isReportDay(to)) refuse(context, 'to', 'badDay');
  if (to < from) refuse(context, 'to', 'badPeriod');
  return {from, to, timeZone};
}

/** From its first day to today; a day that begins later stands alone. */
function presentMonth(today: string, from = `${today.slice(0, 'YYYY-MM'.length)}-01`): Omit<Days, 'timeZone'> {
  return {from, to: from > today ? from : today};
}

function oneOf<Value extends string>({context, query}: Exchange, name: string, values: readonly Value[]) {
  const asked = query.get(name) ?? '';
  return asked === '' ? undefined : (values.find(value => value === asked) ?? refuse(context, name, 'badValue'));
}

/** The period to compare with; both of its days must be given. */
function chosenDays({context, query}: Exchange, {timeZone}: Days): Days {
  const [from, to] = COMPARED_DAYS.map(name => {
    const day = query.get(name) ?? '';
    if (day === '') refuse(context, name, 'missingDay');
    return isReportDay(day) ? day : refuse(context, name, 'badDay');
  });
  if (from === undefined || to === undefined || to < from) return refuse(context, 'compareTo', 'badPeriod');
  return {from, to, timeZone};
}

function besideOf(exchange: Exchange, days: Days): Days | undefined {
  const {context, query} = exchange;
  const compare = oneOf(exchange, 'compare', COMPARISONS);
  if (compare === 'days') return chosenDays(exchange, days);
  const needless = COMPARED_DAYS.find(name => (query.get(name) ?? '') !== '');
  if (needless !== undefined) refuse(context, needless, 'needlessDay');
  return compare && earlierDays(days, compare, dayIn(context.now, days.timeZone));
}

/** As usual for the longer of two periods, as their steps stand beside each other. */
function stepOf(days: Days, beside: Days = days): StepUnit {
  const length = ({from, to}: Days) => Date.parse(to) - Date.parse(from);
  return usualStep(length(beside) > length(days) ? beside : days);
}

/** The metric's own when nothing is said. */
function currencyOf({context, query}: Exchange): string | undefined {
  const asked = query.get('currency') ?? '';
  if (asked === '') return undefined;
  return /^[A-Z]{3}$/.test(asked) ? asked : refuse(context, 'currency', 'badValue');
}

function listed({query}: Exchange, name: string): readonly string[] {
  return (query.get(name) ?? '').split(',').filter(each => each !== '');
}

/** What the asker does not see is unknown, so that a figure neither tells of it nor leaves it out in silence. */
function byOf(exchange: Exchange, report: Report, metric: Metric): readonly string[] {
  const {context} = exchange;
  const names = listed(exchange, 'by');
  const known = [TIME, ...dimensionsOf(report).filter(name => isDimensionSeen(context, metric, name))];
  if (names.length > MOST_DIMENSIONS || new Set(names).size < names.length) refuse(context, 'by', 'badValue');
  return names.every(name => known.includes(name)) ? names : refuse(context, 'by', 'unknownField');
}

/** Where none is named, those of the report that the asker sees. */
function measuresOf(exchange: Exchange, report: Report, metric: Metric): readonly string[] {
  const {context} = exchange;
  const names = listed(exchange, 'measures');
  const seen = report.measures.filter(name => isMeasureSeen(context, metric, name));
  if (names.some(name => !seen.includes(name))) refuse(context, 'measures', 'unknownField');
  return names.length === 0 ? seen : [...new Set(names)];
}

function isScalar(value: unknown): value is Scalar {
  return (
    value === null ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && value.length <= LONGEST_TEXT)
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

/** The filter of a list of the metric's records, as the list takes it: figures of what it shows. None of no list. */
function listOf({context, query}: Exchange, {entity}: Metric): AggregateQuery['list'] {
  if (!query.has('list')) return undefined;
  const {model, actor} = context;
  const {where, search, deleted} = readFilterParameter(model.entity(entity), model, actor, query, 'list');
  return deleted === true ? refuse(context, 'list', 'liveFigures') : {where, search};
}

export function readReportQuery(exchange: Exchange, report: Report, metric: Metric): ReportQuery {
  const days = daysOf(exchange, report);
  const beside = besideOf(exchange, days);
  return {
    days,
    time: report.time,
    step: oneOf(exchange, 'step', STEPS) ?? stepOf(days, beside),
    by: byOf(exchange, report, metric),
    selection: selectionOf(exchange, report, metric),
    measures: measuresOf(exchange, report, metric),
    list: listOf(exchange, metric),
    currency: currencyOf(exchange),
    beside,
  };
}
