/** Figures of a home: of the present week or month up to today, beside the one before to the same elapsed day. */
import {dayIn, type HomeFigures} from '@emblem/schemas';
import {TIME, wayOf, type Metric, type Report, type Selection} from '@emblem/schemas/reports';
import type {Context} from '../../context';
import {reach} from '../../rights/reach';
import {aggregate} from '../aggregate';
import {earlierDays} from '../aggregate/earlier';
import {isDimensionSeen, isMeasureSeen} from '../aggregate/seen';
import {ALL_DAYS} from '../aggregate/types';
import type {Later} from './lanes';
import {wholePeriod} from './period';
import {PLATFORM} from './records';
import type {HomeQuery, ShownFigures} from './types';

interface Asked {
  readonly report: Report;
  readonly metric: Metric;
  readonly measures: readonly string[];
}

/** Of the chosen platforms alone, where the report can be narrowed to some; as its page narrows it. */
function selectionOf(context: Context, {report, metric}: Asked, {platforms}: HomeQuery): Selection {
  if (platforms.length === 0) return {};
  const name = report.filters?.find(each => {
    const way = wayOf(context.model, metric, metric.dimensions[each]?.of ?? '');
    return way.at(-1)?.field.relation?.to === PLATFORM && isDimensionSeen(context, metric, each);
  });
  return name === undefined ? {} : {[name]: platforms};
}

/** What of the figures the actor sees; undefined where that is none of them. */
function askedFor(context: Context, {report: key, measures: names}: HomeFigures): Asked | undefined {
  const {actor, model} = context;
  const report = model.reports.get(key);
  const metric = report && model.metrics.get(report.metric);
  if (!report || !metric || reach(actor, model.entity(metric.entity), model, 'read') === false) return undefined;
  const measures = names.filter(name => isMeasureSeen(context, metric, name));
  return measures.length > 0 ? {report, metric, measures} : undefined;
}

/** Of which records figures are told, and on whose clock. */
interface Within {
  readonly selection: Selection;
  readonly timeZone: string;
}

async function ofPeriod(
  context: Context,
  asked: Asked,
  period: 'week' | 'month',
  {selection, timeZone}: Within,
): Promise<ShownFigures> {
  const {report, metric, measures} = asked;
  const today = dayIn(context.now, timeZone);
  const whole = wholePeriod(period, today, timeZone);
  const question = {time: report.time, step: 'day', by: [TIME], selection, measures} as const;
  const present = await aggregate(context, metric, {...question, days: {...whole, to: today}});
  const before = await aggregate(context, metric, {...question, days: earlierDays(whole, 'earlier', today)});
  const {groups, totals, shares, steps, period: days} = before;
  return {
    ...present,
    report: report.$id,
    filter: selection,
    end: whole.to,
    step: question.step,
    earlier: {groups, totals, shares, steps, period: days},
  };
}

/** Of what there is, whenever it came. */
async function ofAllDays(
  context: Context,
  {report, metric, measures}: Asked,
  {selection, timeZone}: Within,
): Promise<ShownFigures> {
  const days = {...ALL_DAYS, timeZone};
  const all = await aggregate(context, metric, {time: report.time, step: 'day', by: [], selection, measures, days});
  return {...all, report: report.$id, filter: selection, step: 'day'};
}

/** Figures of a report, or nothing for whoever sees none of them. */
export function figuresOf(context: Context, part: HomeFigures, query: HomeQuery): Later<ShownFigures> | undefined {
  const asked = askedFor(context, part);
  if (!asked) return undefined;
  const {period} = part;
  const within: Within = {selection: selectionOf(context, asked, query), timeZone: query.timeZone};
  return () => (period === undefined ? ofAllDays(context, asked, within) : ofPeriod(context, asked, period, within));
}
