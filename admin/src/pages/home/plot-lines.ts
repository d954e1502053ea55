/** The lines of a small plot: how far a figure has come, beside the period before up to the same day. */
import {rowsOf, TIME, type ComparedFigures} from '@emblem/schemas/reports';

export interface PlotPoint {
  /** From 0 to 1, of the whole period. */
  readonly x: number;
  readonly y: number;
}

export interface PlotLines {
  readonly present: readonly PlotPoint[];
  readonly before: readonly PlotPoint[];
  /** The last point of the present is of a day that goes on. */
  readonly isUnfinished: boolean;
}

interface PlotOf {
  readonly measure: string;
  /** Days of the whole period. */
  readonly days: number;
  /** The figures of days add up to those of the period: what has come until each day is drawn. */
  readonly isSum: boolean;
}

/** What has come until each day; what is not known of a day adds nothing. */
function running(values: readonly number[]): readonly number[] {
  let total = 0;
  return values.map(value => (total += value));
}

function pointsOf(values: readonly number[], {days, isSum}: PlotOf, greatest: number): readonly PlotPoint[] {
  return (isSum ? running(values) : values).map((value, index) => ({
    x: days > 1 ? index / (days - 1) : 0,
    y: greatest > 0 ? Math.max(value, 0) / greatest : 0,
  }));
}

function greatestOf(all: readonly (readonly number[])[], isSum: boolean): number {
  return Math.max(0, ...all.flatMap(values => (isSum ? running(values) : values)));
}

const numberOf = (figure: number | string | null | undefined): number => Number(figure ?? 0);

/** `now` is an instant in milliseconds. Days that are to come are not drawn. */
export function plotLines(answer: ComparedFigures, of: PlotOf, now: number): PlotLines {
  const rows = rowsOf([TIME], {...answer, more: false}, now);
  const own = rows.filter(({isEarlier}) => !isEarlier);
  const present = own.map(({figures}) => numberOf(figures[of.measure]));
  const before = rows.flatMap(({earlier}) => (earlier ? [numberOf(earlier[of.measure])] : []));
  const greatest = greatestOf([present, before], of.isSum);
  return {
    present: pointsOf(present, of, greatest),
    before: pointsOf(before, of, greatest),
    isUnfinished: own.at(-1)?.isUnfinished === true,
  };
}
