/**
 * `x-from`: a record is made from another one, its origin: what is known there is filled in here, and can be changed
 * before it is saved. It is said at what is made; the origin knows nothing of it.
 */
import type {Text} from '../text';
import type {Expression} from './expression';
import type {Predicate} from './predicate';

/**
 * What a property of the new record is given, over the values of the origin as whoever makes it sees them. A name may
 * be a path over relations to one record each: `memberId.email`. What comes to nothing leaves the property as it is in
 * a record made from nothing.
 */
export type Given =
  | Expression
  /**
   * What the origin has there, less what records made from it have in the property that is given, and no less than
   * nothing. Where `when` does not hold for the origin, what it has there. A line that needs the property is left out
   * where nothing is left.
   */
  | {readonly rest: string; readonly when?: Predicate}
  /** The first of these addresses that the origin has, as its platform writes addresses on paper. */
  | {readonly address: readonly ('shipping' | 'billing')[]}
  /** The day that it is for the new record, and so many days after it. */
  | {readonly today: number}
  /** The day of a moment, by the clocks of the new record. */
  | {readonly dayOf: string}
  /** What the entry of a choice is called: in that language, else in that of whoever makes the record. */
  | {readonly labelOf: string; readonly in?: keyof Text}
  /** The first that comes to something. */
  | {readonly first: readonly Given[]};

/** Lines of the new record: one for each line of the origin, or a single one from the origin itself. */
export interface FromLinesKeyword {
  /** The lines of the new record, by their name in `x-lines`. */
  readonly name: string;
  /**
   * Those of the origin by their name, or records with a life of their own by the relation that leads to it:
   * `stock-record.warehouseId`. A single line is made from the origin itself where absent.
   */
  readonly of?: string;
  /** The property of a new line that leads to the one it is made from. */
  readonly via?: string;
  /** Which lines of the origin; all where absent. */
  readonly where?: Predicate;
  /** Why no record is made where there is no such line; one without lines is made where absent. */
  readonly noneMessage?: Text;
  readonly values: Readonly<Record<string, Given>>;
}

export interface FromKeyword {
  /** The relation to the origin. */
  readonly via: string;
  /** What the button on the page of the origin says. */
  readonly label: Text;
  /** Must hold for the origin, else none is made, for the reason that `guardMessage` gives. */
  readonly guard?: Predicate;
  readonly guardMessage?: Text;
  /** Of the records that were made from it before, those that take from a `rest`; all where absent. */
  readonly counted?: Predicate;
  readonly values: Readonly<Record<string, Given>>;
  readonly lines?: readonly FromLinesKeyword[];
}
