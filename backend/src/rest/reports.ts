/** `/rest/reports/{report}`: the figures of a report, as far as somebody reads the records behind them. */
import type {Metric, Report} from '@emblem/schemas/reports';
import {requireReach} from '../rights/decide-reach';
import {Refusal} from '../errors';
import {text} from '../messages';
import {aggregate, type Aggregate} from '../read';
import {namesOf} from '../read/aggregate/names';
import type {Exchange, RouteDefinition} from '../web/exchange';
import {reportSheets, type ReportTable} from '../transfer/report/sheets';
import {sheets} from '../transfer/workbook';
import {noteExport} from '../write';
import {requireAction} from './records';
import {readReportQuery} from './report-query';
import {CONTENT_TYPE} from './transfer';

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

async function figuresOf(exchange: Exchange): Promise<ReportTable> {
  const {context} = exchange;
  const {report, metric} = reportOf(exchange);
  requireReach(context, metric.entity, 'read');
  const {comparedDays, ...query} = readReportQuery(exchange, report, metric);
  const figures = await aggregate(context, metric, query);
  const earlier = comparedDays && (await aggregate(context, metric, {...query, days: comparedDays}));
  const names = await namesOf(context, metric, [...figures.groups, ...(earlier?.groups ?? [])], query);
  return {report, metric, query, figures, earlier, names};
}

/** With the right to export the records behind them, as whoever does that is noted. */
async function giveWorkbook(exchange: Exchange): Promise<unknown> {
  const {context, query, response} = exchange;
  const {metric} = reportOf(exchange);
  const entity = context.model.entity(metric.entity);
  requireAction(exchange, entity, 'export');
  requireReach(context, entity.key, 'export');
  const table = await figuresOf(exchange);
  await noteExport(context, entity, {
    columns: [...table.query.by, ...table.figures.measures],
    filter: query.get('filter') ?? '',
    format: 'xlsx',
  });
  const file = await sheets(context, reportSheets(context, table));
  const {report, query: asked} = table;
  const days = report.standing ? [] : [asked.days.from, asked.days.to];
  response.setHeader('Content-Type', CONTENT_TYPE.xlsx);
  response.setHeader('Content-Disposition', `attachment; filename="${[report.$id, ...days].join('-')}.xlsx"`);
  response.end(file);
  return response;
}

async function giveReport(exchange: Exchange): Promise<unknown> {
  const format = exchange.query.get('format') ?? 'json';
  if (format === 'xlsx') return giveWorkbook(exchange);
  const {language} = exchange.context.actor;
  if (format !== 'json')
    throw new Refusal(400, text('badQuery', language), {errors: {format: text('badFormat', language)}});
  const {report, query, figures, earlier, names} = await figuresOf(exchange);
  return {
    report: report.$id,
    from: query.days.from,
    to: query.days.to,
    step: query.step,
    by: query.by,
    ...figures,
    ...(earlier ? {earlier: earlierOf(earlier)} : {}),
    names,
  };
}

export const REPORT_ROUTES: readonly RouteDefinition[] = [
  {
    verb: 'get',
    path: '/rest/reports/{report}',
    strategy: 'staff',
    handler: giveReport,
    summary: 'The figures of a report, or with "format" = "xlsx" a workbook of them.',
  },
];
