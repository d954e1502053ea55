/** What is asked of reports: all that each of them speaks of, at random times, and what the answers should be. */
import type {Model, Scalar} from '@emblem/schemas';
import {besideOf, dimensionsOf, TIME, type Metric, type Report} from '@emblem/schemas/reports';
import {asObject, asObjects, type Json} from '../../harness/json';
import type {Random} from '../../migration/random';
import {dayOf, daysBetween, earlierDays, localOf, plusDays, stepsOf, type Days, type StepUnit} from './clock';
import {figuresOf, type Asked, type Figures, type Ground} from './figures';
import {isDimensionSeen, isMeasureSeen, type Asker} from './person';
import {FIRST_DAY, LAST_DAY} from './world';

const ZONES = ['UTC', 'UTC', 'Asia/Shanghai', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Kiritimati'];
const STEPS: readonly StepUnit[] = ['day', 'week', 'month', 'quarter', 'year'];
/** No record is of a day before or after. */
const ALL_DAYS = {from: '2010-01-01', to: '2049-12-31'};
const CURRENCIES = ['EUR', 'JPY', 'XTS'];

/** A report, and by what its figures are told apart. */
export interface Question {
  readonly report: Report;
  readonly metric: Metric;
  readonly by: readonly string[];
  /** Of all there is, whenever it came, with all measures. */
  readonly isWhole?: true;
}

export interface Query extends Question, Asked {
  readonly compare?: 'earlier' | 'year';
  /** Nothing is named: all that the asker sees. */
  readonly isOpen: boolean;
}

export function metricOf(model: Model, report: Report): Metric {
  const metric = model.metrics.get(report.metric);
  if (!metric) throw new Error(`${report.$id} has no metric.`);
  return metric;
}

/** Each report by each of its dimensions, some of them together, and as a whole. */
export function questionsOf(model: Model): readonly Question[] {
  return [...model.reports.values()].flatMap(report => {
    const names = [...new Set([...dimensionsOf(report), TIME])];
    const pairs = names.flatMap((name, at) => (at % 2 === 0 ? [[name, ...names.slice(at + 1, at + 2)]] : []));
    const of = {report, metric: metricOf(model, report)};
    return [{...of, by: [], isWhole: true as const}, ...pairs.map(by => ({...of, by}))];
  });
}

function someDays(random: Random, timeZone: string): Days {
  const today = localOf(new Date().toISOString(), timeZone).slice(0, 10);
  const first = plusDays(FIRST_DAY, random.integer(0, daysBetween(FIRST_DAY, LAST_DAY) - 1));
  const month = `2026-0${random.integer(1, 4)}-01`;
  return {
    timeZone,
    ...random.pick([
      ALL_DAYS,
      ALL_DAYS,
      {from: FIRST_DAY, to: LAST_DAY},
      {from: FIRST_DAY, to: LAST_DAY},
      {from: month, to: plusDays(`${dayOf(Date.parse(month) + 32 * 86_400_000).slice(0, 7)}-01`, -1)},
      {from: first, to: plusDays(first, random.integer(0, 50))},
      {from: plusDays(today, -random.integer(20, 60)), to: plusDays(today, random.integer(0, 9))},
    ]),
  };
}

function stepOf(random: Random, {from, to}: Days): StepUnit {
  const length = daysBetween(from, to);
  if (length > 1000) return random.pick(['quarter', 'year']);
  return random.pick(length > 60 ? STEPS : ['hour', ...STEPS]);
}

/** Some values of some dimensions, as records have them, and perhaps one that none has. */
function filterOf(ground: Ground, {report, metric}: Question, random: Random): Asked['filter'] {
  const {model, asker, records} = ground;
  if (random.chance(0.5)) return {};
  const seen = dimensionsOf(report).filter(name => isDimensionSeen(model, asker, metric, name));
  const all = [...records.of(metric.entity).values()];
  const valuesOf = (name: string): readonly Scalar[] => {
    const values = [...new Set(all.flatMap(record => records.at(metric, record, metric.dimensions[name]?.of ?? '')))];
    return [...new Set([random.maybe(values) ?? null, random.maybe(values) ?? null, random.maybe(values) ?? null])];
  };
  const names = seen.filter(() => random.chance(0.25));
  return Object.fromEntries(names.map(name => [name, valuesOf(name)]));
}

/** Now and then, some of the records that a list of them shows. */
function listedOf({records}: Ground, {metric}: Question, random: Random): Asked['listed'] {
  const isAsked = random.chance(0.1);
  const some = [...records.of(metric.entity).keys()].filter(() => random.chance(0.5));
  return isAsked ? some : undefined;
}

/** A question as somebody may ask it, at a random time. */
export function queryOf(ground: Ground, question: Question, random: Random): Query {
  const {model, asker} = ground;
  const {report, metric} = question;
  const timeZone = random.pick(ZONES);
  const seen = report.measures.filter(name => isMeasureSeen(model, asker, metric, name));
  const time = report.time;
  if (question.isWhole)
    return {...question, days: {...ALL_DAYS, timeZone}, time, step: 'year', filter: {}, measures: seen, isOpen: true};
  const days = someDays(random, timeZone);
  const isOpen = seen.length === 0 || random.chance(0.6);
  const some = seen.filter(() => random.chance(0.4));
  return {
    ...question,
    by: question.by.filter(name => name === TIME || isDimensionSeen(model, asker, metric, name)),
    days,
    time,
    step: stepOf(random, days),
    filter: filterOf(ground, question, random),
    listed: listedOf(ground, question, random),
    measures: isOpen ? seen : some.length > 0 ? some : seen,
    currency: random.chance(0.35) ? random.pick(CURRENCIES) : undefined,
    compare: random.chance(0.3) ? random.pick(['earlier', 'year'] as const) : undefined,
    isOpen,
  };
}

/** The same as an address below `/rest`. */
export function pathOf(asked: Query): string {
  const {report, by, days, step, filter, listed, measures, currency, compare, isOpen} = asked;
  const query = new URLSearchParams({...days, step, by: by.join(','), filter: JSON.stringify(filter)});
  if (!isOpen) query.set('measures', measures.join(','));
  if (currency !== undefined) query.set('currency', currency);
  if (compare !== undefined) query.set('compare', compare);
  if (listed) query.set('list', JSON.stringify({_where: {in: ['id', listed]}}));
  return `reports/${report.$id}?${query.toString()}`;
}

function groupsTold(by: readonly string[], groups: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    asObjects(groups).map(({of, figures, shares}) => [
      JSON.stringify(by.map(name => asObject(of)[name] ?? null)),
      {figures, shares},
    ]),
  );
}

function toldIn({by, days: {timeZone}}: Query, {groups, totals, shares, steps, period}: Json): Json {
  const told = by.includes(TIME) ? asObjects(groups).map(({of}) => String(asObject(of)[TIME])) : [];
  const {since, until, from, to} = asObject(period);
  return {
    groups: groupsTold(by, groups),
    isInTurn: told.every((at, index) => index === 0 || at >= (told[index - 1] ?? '')),
    totals,
    shares,
    steps: asObjects(steps).map(({at, ...days}) => [at, days.from, days.to]),
    period: [localOf(String(since), timeZone), localOf(String(until), timeZone), from, to],
  };
}

/** In no order of their own. */
function inWords(values: readonly unknown[]): readonly string[] {
  return values.map(value => JSON.stringify(value)).sort();
}

/** What an answer tells that can be worked out from records. */
export function answerIn(query: Query, answer: Json): Json {
  const {measures, withoutRate, recordsWithoutRate, base, earlier} = answer;
  const currencies = Array.isArray(withoutRate) ? inWords(withoutRate) : withoutRate;
  return {
    ...toldIn(query, answer),
    measures,
    withoutRate: currencies,
    recordsWithoutRate,
    base,
    earlier: earlier === undefined ? undefined : toldIn(query, asObject(earlier)),
  };
}

function toldOf({by, step}: Query, days: Days, {groups, totals}: Figures): Json {
  return {
    groups,
    isInTurn: true,
    totals: totals.figures,
    shares: totals.shares,
    steps: by.includes(TIME) ? stepsOf(days, step) : [],
    period: [`${days.from}T00:00`, `${plusDays(days.to, 1)}T00:00`, days.from, days.to],
  };
}

/** The currency of a metric's amounts, or of those beside that are asked for; undefined where there are none. */
function baseOf(ground: Ground, metric: Metric, {measures, currency, by, filter, listed}: Query): string | undefined {
  const {model, asker} = ground;
  const usual = (one: Metric) => Object.values(one.measures).find(({convert}) => convert !== undefined)?.convert;
  const names = [...by.filter(name => name !== TIME), ...Object.keys(filter)];
  const asked = (name: string): readonly Metric[] => {
    const measure = metric.measures[name];
    const parts = measure?.ratio ?? measure?.difference ?? [];
    const beside = measure && besideOf(model, metric, measure);
    return [...(beside ? [beside.metric] : []), ...parts.flatMap(asked)];
  };
  const told = measures
    .flatMap(asked)
    .filter(other => !listed && names.every(name => isDimensionSeen(model, asker, other, name)));
  const found = [metric, ...told].map(usual).find(each => each !== undefined);
  return found && (currency ?? found);
}

/** What the answer should be, worked out from the records that the asker fetches. */
export function expectedOf(ground: Ground, query: Query): Json {
  const {metric, days, compare, measures} = query;
  const figures = figuresOf(ground, metric, query);
  const today = localOf(new Date().toISOString(), days.timeZone).slice(0, 10);
  const before = compare && earlierDays(days, compare, today);
  return {
    ...toldOf(query, days, figures),
    measures,
    withoutRate: inWords(figures.withoutRate),
    recordsWithoutRate: figures.recordsWithoutRate,
    base: baseOf(ground, metric, query),
    earlier: before && toldOf(query, before, figuresOf(ground, metric, {...query, days: before})),
  };
}

/** By name, what of a report somebody does not see. */
export function unseenOf(model: Model, asker: Asker, report: Report) {
  const metric = metricOf(model, report);
  return {
    measures: report.measures.filter(name => !isMeasureSeen(model, asker, metric, name)),
    by: dimensionsOf(report).filter(name => name !== TIME && !isDimensionSeen(model, asker, metric, name)),
  };
}
