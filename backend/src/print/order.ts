/** What passes between the server and a process that prints. */
import type {PrintKind, PrintProblem, PrintRefusal, PrintSize, Spot} from '@emblem/print/terms';

export interface PrintOrder {
  readonly design: unknown;
  readonly kind: PrintKind;
  readonly position: 0 | 1 | undefined;
  /** Of front and back. */
  readonly sizes: readonly [PrintSize, PrintSize];
  readonly spots: readonly Spot[];
  readonly title: string;
  readonly date: string;
}

/** A class of error does not survive the way between processes. */
export type PressResult =
  | {readonly content: Uint8Array; readonly problems: readonly PrintProblem[]}
  | {readonly refusal: PrintRefusal; readonly detail: string}
  /** A defect: what was thrown, for the log. */
  | {readonly defect: string};

/** To the process. The content of a picture that cannot be read is undefined. */
export type PressTask =
  | {readonly kind: 'order'; readonly order: PrintOrder}
  | {readonly kind: 'picture'; readonly number: number; readonly content: Uint8Array | undefined};

/** From the process. */
export type PressMessage =
  | {readonly kind: 'wish'; readonly number: number; readonly address: string}
  | {readonly kind: 'result'; readonly result: PressResult};
