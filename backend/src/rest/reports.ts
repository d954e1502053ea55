/** `/rest/reports/{report}`: the figures of a report, as far as somebody reads the records behind them. */
import {dayIn} from '@emblem/schemas';
import type {Metric, Report} from '@emblem/schemas/reports';
import {requireReach} from '../rights/decide-reach';
import {Refusal} from '../errors';
import {text} from '../messages';
import {aggregate, type Aggregate} from '../read';
import {earlierDays} from '../read/aggregate/earlier';
import {namesOf} from '../read/aggregate/names';
import type {Exchange, RouteDefinition} from '../web/exchange';
import {readReportQuery} from './report-query';

function reportOf({context, params}: Exchange): {report: Report; metric: Metric} {
  const key = params.report ?? '';
  const report = context.model.reports.get(key);
  const metric = report && context.model.metrics.get(report.metric);
  if (!report || !metric) throw new Refusal(404, text('noReport', context.actor.language, {report: key.slice(0, 40)}));
  return {report, metric};
}

/** Period and groups of an earlier time; the console puts them beside the present ones. */
function earlierOf({groups, totals, shares, steps, period}: Aggregate) {
  return {groups, totals, shares, steps, period};
}

async function giveReport(exchange: Exchange): Promise<unknown> {
  const {context} = exchange;
  const {report, metric} = reportOf(exchange);
  requireReach(context, metric.entity, 'read');
  const {compare, ...query} = readReportQuery(exchange, report, metric);
  const figures = await aggregate(context, metric, query);
  const today = dayIn(context.now, query.days.timeZone);
  const before = compare && earlierDays(query.days, compare, today);
  const earlier = before && (await aggregate(context, metric, {...query, days: before}));
  return {
    report: report.$id,
    from: query.days.from,
    to: query.days.to,
    step: query.step,
    by: query.by,
    ...figures,
    ...(earlier ? {earlier: earlierOf(earlier)} : {}),
    names: await namesOf(context, metric, [...figures.groups, ...(earlier?.groups ?? [])], query),
  };
}

export const REPORT_ROUTES: readonly RouteDefinition[] = [
  {
    verb: 'get',
    path: '/rest/reports/{report}',
    strategy: 'staff',
    handler: giveReport,
    summary: 'The figures of a report.',
  },
];
