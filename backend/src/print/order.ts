/** What passes between the server and the thread that prints. */
import type {PrintKind, PrintProblem, PrintRefusal, PrintSize, Spot} from '@emblem/print/terms';
import type {MessagePort} from 'node:worker_threads';

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

/** An order with the way to the server's pictures. */
export interface PressTask extends PrintOrder {
  readonly pictures: MessagePort;
}

/** A class of error does not survive the way between threads. */
export type PressResult =
  | {readonly content: Uint8Array; readonly problems: readonly PrintProblem[]}
  | {readonly refusal: PrintRefusal; readonly detail: string};

export interface PictureWish {
  readonly number: number;
  readonly address: string;
}

export interface PictureAnswer {
  readonly number: number;
  readonly content: Uint8Array | undefined;
}
