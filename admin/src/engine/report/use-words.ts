/** What dimensions, their values, measures and figures are called. */
import Decimal from 'decimal.js';
import {
  besideOf,
  isAmount,
  partsOf,
  stepInWords,
  stepNamed,
  TIME,
  type Metric,
  type MetricMeasure,
  type Period,
  type ReportRow,
} from '@emblem/schemas/reports';
import {MAX_PLACES, moneyIn, type Scalar} from '@emblem/schemas';
import {formatMoney} from '../../controls/money/format';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {asText} from '../../model/parse';
import {model} from '../../model/schema';
import {changeOf} from './change';
import {dimensionField} from './records';
import type {Figure, ReportAnswer, Share, Shares} from './use-report';

const STEP_FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  hour: {hour: '2-digit', minute: '2-digit', hourCycle: 'h23'},
  day: {month: 'numeric', day: 'numeric'},
  week: {year: 'numeric', month: 'numeric', day: 'numeric'},
  month: {year: 'numeric', month: 'short'},
  quarter: {year: 'numeric', month: 'short'},
  year: {year: 'numeric'},
};

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
  if (!measure.difference) return false;
  return partsOf(measure).every(name => {
    const part = metric.measures[name];
    return part !== undefined && isAdditive(metric, part);
  });
}

/** `Jan 1 – Mar 31, 2026`; empty for no period, and for one without days. */
function daysInWords(period: Period | undefined, locale: string): string {
  if (!period?.from || !period.to) return '';
  const format = new Intl.DateTimeFormat(locale, {dateStyle: 'medium', timeZone: 'UTC'});
  return format.formatRange(new Date(period.from), new Date(period.to));
}

export interface Words {
  dimension(name: string): string;
  value(name: string, value: Scalar | undefined): string;
  /** The value of a row, which says where its step has not ended. */
  valueIn(row: Pick<ReportRow, 'of' | 'isUnfinished'>, name: string): string;
  measure(name: string): string;
  figure(name: string, figure: Figure | undefined): string;
  /** What its amounts are told in; undefined for what is no amount of money. */
  currency(name: string): string | undefined;
  /** Whether its figures are parts of a whole, and not read as plain numbers. */
  isShare(name: string): boolean;
  /** Of how many records a figure is, where that is not all of them. */
  share(name: string, shares: Shares): string | undefined;
  change(share: number | undefined): string;
  /** Whether the figures of groups by a dimension add up to their total. */
  addsUp(name: string, dimension: string): boolean;
  /** An earlier figure, with the change from it where that says something. */
  beside(name: string, now: Figure | undefined, earlier: Figure | undefined): string;
  /** The days that stand beside these, where there are any. */
  readonly earlierDays: string;
  /** What a measure is of no records: counts and sums are 0, what is worked out of records is not known. */
  nothing(name: string): 0 | null;
}

export function useWords(metric: Metric, answer?: Pick<ReportAnswer, 'names' | 'step' | 'base' | 'earlier'>): Words {
  const t = useT();
  const say = useSay();
  const locale = useLocale();
  const fieldOf = (name: string) => dimensionField(metric, name);
  const value = (name: string, of: Scalar | undefined): string => {
    if (of === null || of === undefined) return t('report.none');
    if (name === TIME) {
      const step = stepNamed(String(of));
      const format = new Intl.DateTimeFormat(locale, {...STEP_FORMATS[answer?.step ?? 'day'], timeZone: 'UTC'});
      return stepInWords(format.format(new Date(`${step.shown}Z`)), step);
    }
    const option = fieldOf(name)?.options?.find(each => each.value === of);
    return option ? say(option.label) : (asText(answer?.names[name]?.[String(of)]) ?? String(of));
  };
  const figure: Words['figure'] = (name, of) => {
    const measure = metric.measures[name];
    if (of === null || of === undefined || !measure) return '–';
    if (measure.as === 'percent')
      return new Intl.NumberFormat(locale, {style: 'percent', maximumFractionDigits: 1}).format(Number(of));
    if (measure.as === 'perThousand')
      return new Decimal(of).times(1000).toNumber().toLocaleString(locale, {maximumFractionDigits: 1});
    if (isAmount(model, metric, measure))
      return formatMoney(moneyIn(answer?.base, new Decimal(of)), {locale, currency: answer?.base, scale: MAX_PLACES});
    return Number(of).toLocaleString(locale, {maximumFractionDigits: 2});
  };
  const change: Words['change'] = share =>
    share === undefined
      ? '–'
      : new Intl.NumberFormat(locale, {style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero'}).format(
          share,
        );
  return {
    earlierDays: daysInWords(answer?.earlier?.period, locale),
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
    currency: name => {
      const measure = metric.measures[name];
      return measure && isAmount(model, metric, measure) ? answer?.base : undefined;
    },
    isShare: name => metric.measures[name]?.as !== undefined,
    figure,
    share: (name, shares) => {
      const {of, all} = leastShare(metric, name, shares) ?? {of: 0, all: 0};
      return of < all
        ? t('report.ofRecords', {count: all, of: of.toLocaleString(locale), all: all.toLocaleString(locale)})
        : undefined;
    },
    change,
    beside: (name, now, earlier) => {
      const by = changeOf(now, earlier);
      return by === undefined ? figure(name, earlier) : `${figure(name, earlier)} · ${change(by)}`;
    },
  };
}
