import type {NewId} from '../document/ids';
import type {Measure} from '../objects/kinds';

/** What the editor's state needs of its surroundings. */
export interface EditorPorts {
  readonly measure: Measure;
  readonly newId: NewId;
  /** Runs work after some milliseconds; the answer cancels it. */
  readonly later: (work: () => void, milliseconds: number) => () => void;
  /** States kept in the history, the present one included; 20 unless told (ED-255). */
  readonly historyLimit?: number;
}
