/** A line is drawn in two: as far as its steps are over, and from there on, where more may come. */
import type {Mark} from './props';

type Values = readonly (number | null)[];

export interface Halves {
  readonly finished: Values;
  /** Begins with the last value that is known to stay; empty where all steps are over. */
  readonly unfinished: Values;
  /** Whether this mark is told of by the second half. */
  isUnfinished(index: number): boolean;
}

export function halvesOf(marks: readonly Mark[]): Halves {
  const values = marks.map(({value}) => value);
  const first = marks.findIndex(mark => mark.isUnfinished);
  if (first === -1) return {finished: values, unfinished: [], isUnfinished: () => false};
  const joint = values.findLastIndex((value, index) => index < first && value !== null);
  return {
    finished: values.map((value, index) => (index < first ? value : null)),
    unfinished: values.map((value, index) => (index >= first || index === joint ? value : null)),
    isUnfinished: index => index >= first,
  };
}
