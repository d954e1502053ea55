/**
 * `/app/sales/figures`: how many inquiries and orders came in over a range of the calendar, and what they amount to
 * (CO-748).
 */
import {dayIn, isTimeZone} from '@emblem/schemas';
import {TIME, type Metric} from '@emblem/schemas/reports';
import type {ActInputs, ActOutputs} from '@emblem/schemas/acts';
import {badInput, idList, isBlank, optionalText} from '../../../acts/input';
import type {Act, Context} from '../../../context';
import {aggregate, BASE_CURRENCY, metricOf, type AggregateQuery, type Days, type Figure} from '../../../read';
import {isReadable} from './metrics';

type Range = ActInputs['salesFigures']['range'];
type Figures = ActOutputs['salesFigures']['figures'][number];

const DAY = 86_400_000;

const STEPS = {today: 'hour', yesterday: 'hour', week: 'day', month: 'day', year: 'month'} as const;

/** An inquiry amounts to its quote; a cancelled order is none. */
const METRICS: readonly string[] = ['inquiries', 'orders'];

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The whole of it, from the day that it is on the clock of the zone. Weeks begin on Monday. */
function daysOf(range: Range, today: string): Pick<Days, 'from' | 'to'> {
  const at = Date.parse(today);
  const [year = 0, month = 0] = today.split('-').map(Number);
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * DAY;
  const spans = {
    today: [at, at],
    yesterday: [at - DAY, at - DAY],
    week: [monday, monday + 6 * DAY],
    month: [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)],
    year: [Date.UTC(year, 0, 1), Date.UTC(year, 11, 31)],
  } as const satisfies Record<Range, readonly [number, number]>;
  const [from, to] = spans[range];
  return {from: iso(from), to: iso(to)};
}

function queryOf(context: Context, input: ActInputs['salesFigures']): AggregateQuery & {readonly days: Days} {
  const timeZone = optionalText(context, input, 'timeZone') ?? 'UTC';
  if (!isTimeZone(timeZone)) return badInput(context, 'timeZone');
  const today = dayIn(context.now, timeZone);
  return {
    days: {...daysOf(input.range, today), timeZone},
    step: STEPS[input.range],
    by: [TIME],
    // `proIds`: ids of platforms, with commas between; all when absent.
    selection: isBlank(input.proIds) ? {} : {platform: idList(context, input, 'proIds')},
    measures: ['count', 'amount'],
  };
}

const amountOf = (amount: Figure | undefined): string | null => (typeof amount === 'string' ? amount : null);

async function figuresOf(context: Context, metric: Metric, query: AggregateQuery): Promise<Figures> {
  const {groups, steps, totals, withoutRate} = await aggregate(context, metric, query);
  const at = new Map(groups.map(({of, figures}) => [of[TIME], figures]));
  return {
    entity: metric.entity,
    count: Number(totals.count ?? 0),
    amount: amountOf(totals.amount),
    steps: steps.map(step => ({
      ...step,
      count: Number(at.get(step.at)?.count ?? 0),
      amount: amountOf(at.get(step.at)?.amount),
    })),
    withoutRate: [...withoutRate],
  };
}

/**
 * `{range, step, base, figures: [{entity, count, amount, steps, withoutRate}]}` of what the actor may read, each step
 * `{at, since, until, from, to, count, amount}`. Steps are hours of a day, days of a week or month, months of a year,
 * each on the clock of `timeZone`. Amounts are in `base`, decimals with two digits, null where there is none to see;
 * currencies for which no rate is kept are left out of them and named in `withoutRate`.
 */
export const salesFigures: Act<'salesFigures'> = {
  name: 'salesFigures',
  async run(context, input) {
    const query = queryOf(context, input);
    const readable = METRICS.map(key => metricOf(context, key)).filter(metric => isReadable(context, metric));
    const figures: Figures[] = [];
    for (const metric of readable) figures.push(await figuresOf(context, metric, query));
    return {range: input.range, step: STEPS[input.range], base: BASE_CURRENCY, figures};
  },
};
