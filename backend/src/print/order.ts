/** What a process that prints is asked for. */
import type {PressProfile, PrintKind, PrintSize, Spot} from '@emblem/print/terms';

export interface PrintOrder {
  readonly design: unknown;
  readonly kind: PrintKind;
  readonly position: 0 | 1 | undefined;
  /** Of front and back. */
  readonly sizes: readonly [PrintSize, PrintSize];
  readonly spots: readonly Spot[];
  readonly title: string;
  readonly date: string;
  /** Of the press that a PDF/X-4 is for. */
  readonly profile?: PressProfile;
}
