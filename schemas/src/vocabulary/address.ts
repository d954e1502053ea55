/** The keyword for properties that make up a postal address. */
import type {Text} from '../text';

/** `x-addresses`: properties that make up a postal address together. */
export interface AddressKeyword {
  readonly label: Text;
  /** What for, where the record has several. */
  readonly use?: 'shipping' | 'billing';
  /** Who it is addressed to, the given name first. */
  readonly name?: readonly string[];
  readonly company?: string;
  /** Street and house, and further lines of them. */
  readonly street: readonly string[];
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  /** The relation to the country, which tells the form. */
  readonly country?: string;
}
