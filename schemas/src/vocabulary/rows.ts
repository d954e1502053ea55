/** The keywords about the order of rows, and about what switches a record on and off. */
import type {Text} from '../text';

/** `x-sort`: rows carry a place, dense from 1 within the scope's values, changed by drag-sort. */
export interface SortKeyword {
  readonly field: string;
  readonly scope?: readonly string[];
  /**
   * What is said when an order is saved that nobody changed, where a list has words of its own for it (DA-495, DA-504).
   */
  readonly nothing?: Text;
  /** How long rows take to make room, in milliseconds; by the layout of the list when absent (DA-547 to DA-549). */
  readonly animation?: number;
}

/** `x-toggle`: the on/off switch of a record, each direction confirmed with its own text. */
export interface ToggleKeyword {
  readonly field: string;
  readonly on: string | number | boolean;
  readonly off: string | number | boolean;
  readonly confirm?: {readonly on?: Text; readonly off?: Text};
  /** Stands on the shade over the card of a record that is off. */
  readonly shade?: Text;
}

/** `x-toggles`: a further switch, such as pinning; whoever may update the record may switch it. */
export interface SwitchKeyword extends Omit<ToggleKeyword, 'confirm' | 'shade'> {
  readonly label: {readonly on: Text; readonly off: Text};
}
