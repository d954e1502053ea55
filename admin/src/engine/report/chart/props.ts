/** What a chart draws. */
export interface Mark {
  /** On the axis. */
  readonly name: string;
  /** Where it is told in full; the name when absent. */
  readonly title?: string;
  /** Null where there is nothing to tell. */
  readonly value: number | null;
  readonly earlier?: number | null;
  /** Whether its step goes on, so that its value may change. */
  readonly isUnfinished?: boolean;
  /** Whether it stands for all that have no mark of their own. */
  readonly isRest?: boolean;
}

/** Columns stand beside each other as steps do; bars lie, so that each has room for its name. */
export type ChartKind = 'columns' | 'bars' | 'lines' | 'shares';

export interface ChartProps {
  readonly kind: ChartKind;
  readonly marks: readonly Mark[];
  readonly label: string;
  /** What the marks of the earlier period are called, where there are any. */
  readonly earlierLabel?: string;
  readonly format: (value: number | null) => string;
  /** What the steps of the axis of values are called: plain numbers where absent. */
  readonly axisFormat?: (value: number) => string;
  readonly onOpen: (index: number) => void;
  /** The mark at which a line stands upright, among lines. */
  readonly line?: number;
  /** Pixels. */
  readonly height?: number;
  /** Whether the keyboard reaches the marks; false where a table beside the chart says the same. */
  readonly hasKeys?: boolean;
}

/** What every kind of chart is given: the properties with those filled in that were absent. */
export interface DrawnProps extends Omit<ChartProps, 'kind'> {
  readonly height: number;
  readonly hasKeys: boolean;
  readonly axisFormat: (value: number) => string;
}

export function hasEarlier(marks: readonly Mark[]): boolean {
  return marks.some(({earlier}) => typeof earlier === 'number');
}

export const titleOf = (mark: Mark | undefined): string => mark?.title ?? mark?.name ?? '';
