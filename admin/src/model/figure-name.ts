import type {Text} from '@emblem/schemas';
import {figureOf, type Metric} from '@emblem/schemas/reports';
import {model} from './schema';

/** What the metric and the measure of a figure such as `sales.margin` are called; undefined where it is no more. */
export function figureNames(
  figure: string,
  locale: keyof Text,
): readonly [metric: string, measure: string] | undefined {
  const {metric, measure} = figureOf(model, figure);
  const found: Metric['measures'][string] | undefined = metric?.measures[measure];
  return metric && found && [metric.label[locale], found.label[locale]];
}

/** `Sales: Margin`; what is kept where there is no such figure any more. */
export function figureName(figure: string, locale: keyof Text): string {
  return figureNames(figure, locale)?.join(': ') ?? figure;
}
