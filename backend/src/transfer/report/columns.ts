/** What dimensions, measures and their values are in the columns of a workbook. */
import {Decimal} from 'decimal.js';
import {isAmount, stepInWords, stepNamed, TIME, wayOf, type Metric} from '@emblem/schemas/reports';
import {currencyPlaces, type Scalar} from '@emblem/schemas';
import type {Context} from '../../context';
import type {Figure, StepUnit} from '../../read/aggregate';
import {SHEET_DIGITS} from '../../parsing/table';
import type {Cell} from '../cells';
import {amountFormat} from '../sheet-cells';
import type {DayCell} from '../sheet-content';
import {WORDS} from './words';

/** By dimension: ids to names. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

const STEP_FORMATS: Readonly<Record<StepUnit, string>> = {
  hour: 'yyyy-mm-dd hh:mm',
  day: 'yyyy-mm-dd',
  week: 'yyyy-mm-dd',
  month: 'yyyy-mm',
  quarter: 'yyyy-mm',
  year: 'yyyy',
};

/** How steps are shown. */
export const stepFormat = (step: StepUnit): string => STEP_FORMATS[step];

function fieldOf({model}: Context, metric: Metric, name: string) {
  return wayOf(model, metric, metric.dimensions[name]?.of ?? '').at(-1)?.field;
}

/** What a dimension is called. */
export function dimensionLabel(context: Context, metric: Metric, name: string): string {
  const {language} = context.actor;
  if (name === TIME) return WORDS.time[language];
  const label = metric.dimensions[name]?.label ?? fieldOf(context, metric, name)?.label;
  return label?.[language] ?? name;
}

/** A moment that a spreadsheet reckons with, but for an hour that the clock showed twice. */
export function stepCell(at: string): Cell | DayCell {
  const step = stepNamed(at);
  return step.offset === undefined ? {day: at} : stepInWords(step.shown.replace('T', ' '), step);
}

/** What a value of a dimension is called; a step of time is a day. */
export function valueCell(
  context: Context,
  metric: Metric,
  names: Names,
  name: string,
  value: Scalar | undefined,
): Cell | DayCell {
  const {language} = context.actor;
  if (value === null || value === undefined) return WORDS.none[language];
  if (name === TIME) return stepCell(String(value));
  const option = fieldOf(context, metric, name)?.options?.find(each => each.value === value);
  return option?.label[language] ?? names[name]?.[String(value)] ?? String(value);
}

/** How the figures of a measure are shown; undefined for plain numbers. */
export function figureFormat({model}: Context, metric: Metric, name: string, base?: string): string | undefined {
  const measure = metric.measures[name];
  if (measure?.as === 'percent') return '0.0%';
  if (measure?.duration) return '0.0';
  const isMoney = measure && measure.as === undefined && isAmount(model, metric, measure);
  return isMoney ? amountFormat(currencyPlaces(base)) : undefined;
}

/** A measure with what its figures are in: the currency of amounts. */
export function measureLabel(context: Context, metric: Metric, name: string, base: string | undefined): string {
  const {language} = context.actor;
  const measure = metric.measures[name];
  if (!measure) return name;
  const label = measure.label[language];
  if (measure.as === 'perThousand') return `${label} (${WORDS.perThousand[language]})`;
  const isMoney = measure.as === undefined && isAmount(context.model, metric, measure);
  return isMoney && base !== undefined ? `${label} (${base})` : label;
}

/** A figure as a number of the sheet, or a text where it has more digits than that keeps; empty without one. */
export function figureCell(metric: Metric, name: string, figure: Figure | undefined): Cell {
  if (figure === null || figure === undefined) return null;
  const told = metric.measures[name]?.as === 'perThousand' ? new Decimal(figure).times(1000) : new Decimal(figure);
  return told.precision() <= SHEET_DIGITS ? told.toNumber() : told.toFixed();
}
