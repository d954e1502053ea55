import type {Calendar} from '../calendar';
import type {Row} from '../store/row';

/** What the records of analytics stand on. */
export interface Ground {
  /** The largest platform first. */
  readonly projects: readonly Row[];
  readonly categories: readonly Row[];
  /** Where customers are. */
  readonly countries: readonly Row[];
  readonly staff: readonly Row[];
  readonly currencyOf: (proId: number) => string;
  readonly calendar: Calendar;
  readonly few: boolean;
}
