/** Properties that make up a postal address together. */
import type {Text} from '../text';

/** What is what in an address: the names of parts in a type, of properties in an entity. */
export interface AddressKeyword {
  readonly label: Text;
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

/** An address of an entity. */
export interface EntityAddress extends AddressKeyword {
  /** What for, where the record has several. */
  readonly use?: 'shipping' | 'billing';
}
