/** The keywords about what the database keeps: unique values, periods, indexes and rules. */
import type {Text} from '../text';
import type {Predicate} from './predicate';

/** Texts are alike whatever their case and width (`fold`), but for options, document numbers and what is `exact`. */
export interface UniqueKeyword {
  readonly id: string;
  readonly fields: readonly string[];
  /** Texts are alike only sign by sign: for addresses, keys and secrets, which `a` and `A` tell apart. */
  readonly exact?: true;
  /** Empty values are alike, too; without it, records that lack one of the values never collide. */
  readonly empty?: 'alike';
  readonly message?: Text;
}

/**
 * `x-no-overlap`: of the live records that are alike in `within`, no two have a day or a moment in common between
 * `from` and `to`. Days are included, a moment that ends is not; an empty `from` or `to` is without end. What is empty
 * in `within` stands alone.
 */
export interface NoOverlapKeyword {
  readonly id: string;
  readonly within: readonly string[];
  /** Where the message stands, too. */
  readonly from: string;
  readonly to: string;
  readonly message?: Text;
}

export interface IndexKeyword {
  /** Property names, `-` in front for descending. */
  readonly fields: readonly string[];
  /** Carried besides, so that figures over them are read from the index alone. */
  readonly include?: readonly string[];
}

/** A rule over several properties; the write path refuses a record for which `rule` is false. */
export interface CheckKeyword {
  readonly id: string;
  readonly rule: Predicate;
  /** The property at which the message is shown. */
  readonly field: string;
  readonly message: Text;
}
