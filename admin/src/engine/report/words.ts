/** What dimensions, their values, measures and figures are called. */
import Decimal from 'decimal.js';
import {besideOf, measuredPaths, partsOf, TIME, type Metric, type MetricMeasure} from '@emblem/schemas/reports';
import type {Scalar} from '@emblem/schemas';
import {formatMoney} from '../../controls/money/format';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {asText} from '../../model/parse';
import {model} from '../../model/schema';
import {dimensionField, fieldAt} from './records';
import type {Row} from './rows';
import type {Figure, ReportAnswer, Share, Shares} from './use-report';

const STEP_FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  hour: {hour: '2-digit', minute: '2-digit', hourCycle: 'h23'},
  day: {month: 'numeric', day: 'numeric'},
  week: {year: 'numeric', month: 'numeric', day: 'numeric'},
  month: {year: 'numeric', month: 'short'},
  quarter: {year: 'numeric', month: 'short'},
  year: {year: 'numeric'},
};

/** Whether a figure is an amount of money; a ratio is where one is divided by a plain number. */
function isAmount(metric: Metric, measure: MetricMeasure): boolean {
  const {sum, percentile, ratio} = measure;
  const beside = besideOf(model, metric, measure);
  const theirs = beside?.metric.measures[beside.measure];
  if (beside && theirs) return isAmount(beside.metric, theirs);
  if (ratio) {
    const [dividend, divisor] = ratio.map(name => metric.measures[name]);
    return dividend !== undefined && isAmount(metric, dividend) && !(divisor && isAmount(metric, divisor));
  }
  const [first] = partsOf(measure).map(name => metric.measures[name]);
  if (first) return isAmount(metric, first);
  if (sum === undefined && percentile === undefined) return false;
  return measuredPaths(measure).some(path => fieldAt(metric, path)?.currency !== undefined);
}

/** A ratio is of as few records as the part of it that is of the fewest. */
function leastShare(metric: Metric, name: string, shares: Shares): Share | undefined {
  const measure = metric.measures[name];
  const parts = [name, ...(measure ? partsOf(measure) : [])].flatMap(each => shares[each] ?? []);
  return [...parts].sort((one, other) => one.of - one.all - (other.of - other.all))[0];
}

/** Whether its figures of some records and of others make its figure of them all. */
function isAdditive(metric: Metric, measure: MetricMeasure): boolean {
  const beside = besideOf(model, metric, measure);
  const theirs = beside?.metric.measures[beside.measure];
  if (beside) return theirs !== undefined && isAdditive(beside.metric, theirs);
  if (measure.count || measure.sum !== undefined) return true;
  if (!measure.total && !measure.difference) return false;
  return partsOf(measure).every(name => {
    const part = metric.measures[name];
    return part !== undefined && isAdditive(metric, part);
  });
}

export interface Words {
  dimension(name: string): string;
  value(name: string, value: Scalar | undefined): string;
  /** The value of a row, which says where its step has not ended. */
  valueIn(row: Row, name: string): string;
  measure(name: string): string;
  figure(name: string, figure: Figure | undefined): string;
  /** Whether its figures are parts of a whole, and not read as plain numbers. */
  isShare(name: string): boolean;
  /** Of how many records a figure is, where that is not all of them. */
  share(name: string, shares: Shares): string | undefined;
  change(share: number | undefined): string;
  /** Whether the figures of groups by a dimension add up to their total. */
  addsUp(name: string, dimension: string): boolean;
  /** What a measure is of no records: counts and sums are 0, what is worked out of records is not known. */
  nothing(name: string): 0 | null;
}

export function useWords(metric: Metric, answer?: Pick<ReportAnswer, 'names' | 'step' | 'base'>): Words {
  const t = useT();
  const say = useSay();
  const locale = useLocale();
  const fieldOf = (name: string) => dimensionField(metric, name);
  const value = (name: string, of: Scalar | undefined): string => {
    if (of === null || of === undefined) return t('report.none');
    if (name === TIME)
      return new Intl.DateTimeFormat(locale, {...STEP_FORMATS[answer?.step ?? 'day'], timeZone: 'UTC'}).format(
        new Date(`${String(of)}Z`),
      );
    const option = fieldOf(name)?.options?.find(each => each.value === of);
    return option ? say(option.label) : (asText(answer?.names[name]?.[String(of)]) ?? String(of));
  };
  return {
    dimension: name => {
      const field = fieldOf(name);
      return name === TIME || !field ? t('report.time') : say(field.label);
    },
    value,
    valueIn: ({of, isUnfinished}, name) =>
      name === TIME && isUnfinished ? t('report.nameSoFar', {name: value(name, of[name])}) : value(name, of[name]),
    measure: name => {
      const measure = metric.measures[name];
      return measure ? say(measure.label) : name;
    },
    addsUp: (name, dimension) => {
      const measure = metric.measures[name];
      return measure !== undefined && metric.dimensions[dimension]?.several !== true && isAdditive(metric, measure);
    },
    nothing: name => {
      const {ratio, percentile, duration} = metric.measures[name] ?? {};
      return ratio || percentile || duration ? null : 0;
    },
    isShare: name => metric.measures[name]?.as !== undefined,
    figure: (name, figure) => {
      const measure = metric.measures[name];
      if (figure === null || figure === undefined || !measure) return '–';
      if (measure.as === 'percent')
        return new Intl.NumberFormat(locale, {style: 'percent', maximumFractionDigits: 1}).format(Number(figure));
      if (measure.as === 'perThousand')
        return new Decimal(figure).times(1000).toNumber().toLocaleString(locale, {maximumFractionDigits: 1});
      if (isAmount(metric, measure))
        return formatMoney(new Decimal(figure).toFixed(2), {locale, currency: answer?.base, scale: 2});
      return Number(figure).toLocaleString(locale, {maximumFractionDigits: 2});
    },
    share: (name, shares) => {
      const {of, all} = leastShare(metric, name, shares) ?? {of: 0, all: 0};
      return of < all
        ? t('report.ofRecords', {of: of.toLocaleString(locale), all: all.toLocaleString(locale)})
        : undefined;
    },
    change: share =>
      share === undefined
        ? '–'
        : new Intl.NumberFormat(locale, {style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero'}).format(
            share,
          ),
  };
}
