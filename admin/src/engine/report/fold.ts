/** Which groups of many a chart draws, and what it makes of the rest. */
import Decimal from 'decimal.js';
import type {ReportRow} from '@emblem/schemas/reports';
import type {Figure, Figures} from './use-report';

export interface Rest {
  readonly figure: Figure;
  readonly earlier?: Figure;
}

export interface Folded {
  readonly shown: readonly ReportRow[];
  /** What those that are not shown amount to together, where that can be told. */
  readonly rest?: Rest;
}

export interface FoldOptions {
  readonly measure: string;
  /** Groups beside the rest. A rest of one is shown by its own name. */
  readonly most: number;
  /** Whether the figures of groups add up to the total. */
  readonly addsUp: boolean;
  readonly totals: Figures['totals'];
  readonly earlierTotals?: Figures['totals'];
}

function byFigure(measure: string) {
  const value = ({figures}: ReportRow) => Number(figures[measure] ?? -Infinity);
  return (one: ReportRow, other: ReportRow) => (value(one) < value(other) ? 1 : value(one) > value(other) ? -1 : 0);
}

/** By what the total is more than those that are shown, as the answer may not hold all of the others. */
function restOf(total: Figure | undefined, shown: readonly (Figure | undefined)[]): string {
  return shown.reduce<Decimal>((rest, figure) => rest.minus(figure ?? 0), new Decimal(total ?? 0)).toString();
}

/** The largest groups, and the rest in one. */
export function fold(rows: readonly ReportRow[], options: FoldOptions): Folded {
  const {measure, most, addsUp, totals, earlierTotals} = options;
  const sorted = [...rows].sort(byFigure(measure));
  if (sorted.length <= most + 1) return {shown: sorted};
  const shown = sorted.slice(0, most);
  if (!addsUp) return {shown};
  const figure = restOf(
    totals[measure],
    shown.map(({figures}) => figures[measure]),
  );
  const before = shown.map(({earlier}) => earlier?.[measure]);
  return {shown, rest: {figure, ...(earlierTotals ? {earlier: restOf(earlierTotals[measure], before)} : {})}};
}
