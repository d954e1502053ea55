/** Figures that are made of other figures: of those of records, and of those of metrics beside. */
import {Decimal} from 'decimal.js';
import type {Model} from '@emblem/schemas';
import {besideOf, type Metric} from '@emblem/schemas/reports';
import {leavesOf, measureOf, partNames, ratio} from './measures';
import type {Part} from './own';
import type {Figure} from './types';

/** Whether nothing of a measure is the same as none of it: of sums and numbers, but of no median and no ratio. */
function isAddable(model: Model, metric: Metric, name: string): boolean {
  const measure = measureOf(metric, name);
  const beside = besideOf(model, metric, measure);
  if (beside) return isAddable(model, beside.metric, beside.measure);
  return measure.ratio === undefined && measure.percentile === undefined && measure.duration === undefined;
}

/** Null where none of them is there; what is not there counts as nothing beside one that is. */
function sumWithSigns(figures: readonly Figure[], signs: readonly number[]): Figure {
  if (figures.every(figure => figure === null)) return null;
  const sum = figures.reduce<Decimal>(
    (total, figure, index) => total.plus(new Decimal(figure ?? 0).times(signs[index] ?? 1)),
    new Decimal(0),
  );
  if (figures.every(figure => typeof figure !== 'string')) return sum.toNumber();
  const places = figures.map(figure => (typeof figure === 'string' ? new Decimal(figure).decimalPlaces() : 0));
  return sum.toFixed(Math.max(2, ...places));
}

/** What the figures of a part are made by. */
export interface Making {
  readonly model: Model;
  readonly metric: Metric;
  /** Measures of which nothing is said: what is made of them is untold, too. */
  readonly untold: ReadonlySet<string>;
}

export function figureOf(making: Making, name: string, stored: Part['stored']): Figure {
  const {model, metric, untold} = making;
  const measure = measureOf(metric, name);
  if (leavesOf(metric, [name]).some(leaf => untold.has(leaf))) return null;
  const sumOf = (parts: readonly string[], signs: readonly number[]) => {
    const figures = parts.map(part => figureOf(making, part, stored));
    const lacks = parts.some((part, index) => figures[index] === null && !isAddable(model, metric, part));
    return lacks ? null : sumWithSigns(figures, signs);
  };
  if (measure.ratio) {
    const [dividend, divisor] = measure.ratio.map((part, at) => {
      const own = partNames(name)[at] ?? '';
      return stored.has(own) ? stored.get(own) : figureOf(making, part, stored);
    });
    return ratio(dividend, divisor);
  }
  if (measure.difference) return sumOf(measure.difference, [1, -1]);
  return stored.get(name) ?? null;
}
