/** Reads the days that a report is asked for, and the days it is compared with. */
import {dayIn, isDay, isTimeZone} from '@emblem/schemas';
import type {Report, ReportComparisonChoice} from '@emblem/schemas/reports';
import type {Context} from '../context';
import type {Days} from '../read/aggregate';
import {earlierDays} from '../read/aggregate/earlier';
import {ALL_DAYS} from '../read/aggregate/types';
import type {Exchange} from '../web/exchange';
import {oneOf, refuse} from './report-parameters';

const COMPARISONS: readonly ReportComparisonChoice[] = ['earlier', 'year', 'days'];

const COMPARED_DAYS = ['compareFrom', 'compareTo'] as const;

function isReportDay(day: string): boolean {
  return isDay(day) && ALL_DAYS.from <= day && day <= ALL_DAYS.to;
}

/** The clock that days are told on, `?timeZone=Europe/Paris`; UTC unless told. */
export function zoneIn(context: Context, query: URLSearchParams): string {
  const asked = query.get('timeZone') ?? 'UTC';
  return isTimeZone(asked)
    ? new Intl.DateTimeFormat('en', {timeZone: asked}).resolvedOptions().timeZone
    : refuse(context, 'timeZone', 'badTimeZone');
}

/** From the first day of the month to today; a first day after today is the only day. */
function presentMonth(today: string, from = `${today.slice(0, 'YYYY-MM'.length)}-01`): Omit<Days, 'timeZone'> {
  return {from, to: from > today ? from : today};
}

/** The days of the query. Their defaults are all days for a standing report, and the present month for any other. */
export function readDays({context, query}: Exchange, {standing}: Report): Days {
  const timeZone = zoneIn(context, query);
  const defaultDays = standing ? () => ALL_DAYS : presentMonth;
  const today = dayIn(context.now, timeZone);
  const from = query.get('from') ?? defaultDays(today).from;
  const to = query.get('to') ?? defaultDays(today, from).to;
  if (!isReportDay(from)) refuse(context, 'from', 'badDay');
  if (!isReportDay(to)) refuse(context, 'to', 'badDay');
  if (to < from) refuse(context, 'to', 'badPeriod');
  return {from, to, timeZone};
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

/** The days to compare with; undefined without a comparison. */
export function readComparedDays(exchange: Exchange, days: Days): Days | undefined {
  const {context, query} = exchange;
  const compare = oneOf(exchange, 'compare', COMPARISONS);
  if (compare === 'days') return chosenDays(exchange, days);
  const needless = COMPARED_DAYS.find(name => (query.get(name) ?? '') !== '');
  if (needless !== undefined) refuse(context, needless, 'needlessDay');
  return compare && earlierDays(days, compare, dayIn(context.now, days.timeZone));
}
