/** How a figure is made, in words: what is counted or added up, of which records, and in which currency. */
import {fillBlanks} from '../text/blanks';
import {expressionInWords} from '../expression/words';
import {fillText} from '../text/fill';
import type {Entity, Model} from '../model';
import {predicateInWords} from '../predicate/words';
import type {Text} from '../text';
import type {Metric, MetricMeasure} from '../vocabulary/report';
import {besideOf, measuredPaths, wayOf} from './way';

type Language = keyof Text;

const WORDS = {
  count: {zh: '{of} 的数量', en: 'Number of {of}'},
  sum: {zh: '{of} 合计', en: 'Sum of {of}'},
  distinct: {zh: '不同 {of} 的数量', en: 'Number of different {of}'},
  median: {zh: '{of} 的中位数', en: 'Median of {of}'},
  percentile: {zh: '{of} 的 {at} 分位数', en: '{at} percentile of {of}'},
  duration: {zh: '从 {from} 到 {to} 的天数', en: 'days from {from} to {to}'},
  of: {zh: '{measure}（{metric}）', en: '{measure} ({metric})'},
  ago: {zh: '{of} 距今 {days} 天', en: '{of} {days, day, days} ago'},
} satisfies Record<string, Text>;

export interface Formula {
  /** What is done with the records, or with other figures. */
  readonly text: string;
  /** Which records it is about; empty where all of the metric's. */
  readonly about: string;
  /** What a record has to be for it to be known; empty where nothing. */
  readonly known: string;
}

function pathLabel(model: Model, metric: Metric, path: string, language: Language): string {
  const way = wayOf(model, metric, path);
  return way.length === 0 ? path : way.map(({field}) => field.label[language]).join(' · ');
}

interface Making {
  readonly model: Model;
  readonly metric: Metric;
  readonly entity: Entity;
  readonly language: Language;
}

function labelOf({metric, language}: Making, name: string): string {
  return metric.measures[name]?.label[language] ?? name;
}

function middle({language}: Making, at: number, of: string): string {
  return at === 0.5
    ? fillText(WORDS.median[language], {of})
    : fillText(WORDS.percentile[language], {of, at: `${Math.round(at * 100)}%`});
}

function ofRecords(making: Making, measure: MetricMeasure): string {
  const {model, metric, entity, language} = making;
  const label = (path: string) => pathLabel(model, metric, path, language);
  const {sum, distinct, percentile, duration} = measure;
  if (sum !== undefined)
    return fillText(WORDS.sum[language], {
      of: typeof sum === 'string' ? label(sum) : expressionInWords(entity, sum, language),
    });
  if (distinct !== undefined) return fillText(WORDS.distinct[language], {of: label(distinct)});
  if (percentile) return middle(making, percentile.at, label(percentile.of));
  if (duration) {
    const [from, to] = measuredPaths(measure).map(label);
    return middle(making, duration.at, fillText(WORDS.duration[language], {from: from ?? '', to: to ?? ''}));
  }
  return fillText(WORDS.count[language], {of: entity.label[language]});
}

function textOf(making: Making, measure: MetricMeasure): string {
  const {model, metric, language} = making;
  const parts = (names: readonly string[]) => names.map(name => labelOf(making, name));
  if (measure.ratio) return parts(measure.ratio).join(' ÷ ');
  if (measure.difference) return parts(measure.difference).join(' − ');
  const beside = besideOf(model, metric, measure);
  if (!beside) return ofRecords(making, measure);
  const theirs = beside.metric.measures[beside.measure];
  return fillText(WORDS.of[language], {
    measure: theirs?.label[language] ?? beside.measure,
    metric: beside.metric.label[language],
  });
}

function ageConditions({metric, model, language}: Making, {age}: MetricMeasure): readonly string[] {
  if (!age) return [];
  const days =
    age.until === undefined
      ? `≥ ${age.from ?? 0}`
      : age.from === undefined
        ? `< ${age.until}`
        : `${age.from}–${age.until - 1}`;
  const values = new Map([
    ['of', pathLabel(model, metric, age.of, language)],
    ['days', days],
  ]);
  return [fillBlanks(WORDS.ago[language], name => values.get(name))];
}

/** Which records a metric is about, in words; empty where all of its entity's. */
export function recordsInWords(model: Model, {entity, where}: Metric, language: Language): string {
  return where === undefined ? '' : predicateInWords(model, model.entity(entity), where, language);
}

/** How a measure is made. Throws for a name that the metric does not have. */
export function formulaOf(model: Model, metric: Metric, name: string, language: Language): Formula {
  const measure = metric.measures[name];
  if (!measure) throw new Error(`The metric ${metric.$id} has no measure ${name}.`);
  const entity = model.entity(metric.entity);
  const making: Making = {model, metric, entity, language};
  const inWords = (predicate: MetricMeasure['where']) =>
    predicate === undefined ? [] : [predicateInWords(model, entity, predicate, language)];
  return {
    text: textOf(making, measure),
    about: [...inWords(measure.where), ...ageConditions(making, measure)].join(language === 'zh' ? '；' : '; '),
    known: inWords(measure.known).join(''),
  };
}
