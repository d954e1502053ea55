/** The keywords about records that belong to one another. */
import type {Text} from '../text';

/** `x-related`: records of another entity that lead to a record and have a life of their own, listed on its page. */
export interface RelatedKeyword {
  /** `<entity>.<relation>` that leads here. */
  readonly of: string;
  readonly label: Text;
  readonly columns: readonly string[];
  /** Of many the newest are shown, the oldest of them first, as in a conversation. */
  readonly oldestFirst?: true;
}

/**
 * `x-lines`: records of another entity that are entered in the form of this one and saved with it. They have the rights
 * of this record, and its locks: a state locks them by their name.
 */
export interface LinesKeyword {
  readonly name: string;
  /** The relation of the other entity that leads here: `order-product.orderId`. */
  readonly of: string;
  readonly label: Text;
  readonly columns: readonly string[];
  /** Columns whose sum stands below the lines. */
  readonly totals?: readonly string[];
}

/** `x-about`: each record is about a record of another entity; the names of the properties that say of which. */
export interface AboutKeyword {
  /** Holds the key of the other entity. */
  readonly entity: string;
  /** Holds the id of the other record. */
  readonly record: string;
  /** Holds the name of a property of the other record, which must be seen, too. */
  readonly property?: string;
  /** Holds the key of a paper of the other record, whose right is needed, too. */
  readonly paper?: string;
}
