import type {Calendar} from '../calendar';
import type {Reference} from '../reference';
import type {Store} from '../store/store';
import type {WorldInput} from '../types';

/** What every part of a world needs. */
export interface Build {
  readonly input: WorldInput;
  readonly store: Store;
  readonly reference: Reference;
  readonly calendar: Calendar;
  /** A handful of everything. */
  readonly few: boolean;
  /** Of the demo password; hashing is slow, so it is done once. */
  readonly passwordHash: string;
}
