/** What the parts of a world are made with. */
import type {Calendar} from '../calendar';
import type {Reference} from '../reference';
import type {Store} from '../store/store';
import type {WorldInput} from '../types';

/** What every part of a world needs. */
export interface WorldContext {
  readonly input: WorldInput;
  readonly store: Store;
  readonly reference: Reference;
  readonly calendar: Calendar;
  /** Makes a handful of each record: the tiny world. */
  readonly few: boolean;
  /** Of the demo password; hashing is slow, so it is done once. */
  readonly passwordHash: string;
}
