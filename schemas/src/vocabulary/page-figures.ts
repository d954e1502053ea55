/** The keywords about figures on pages of records and over lists. */

/** `x-summary`: what leads the page of a record. */
export interface SummaryKeyword {
  /** Properties shown in large before all others. */
  readonly figures: readonly string[];
  /** Those of them that are left out where they are zero: what was given back, of a record of which nothing was. */
  readonly unlessZero?: readonly string[];
}

/** `x-cards`: figures of a report, in the period with which it opens, that stand where records do. */
export interface CardsKeyword {
  readonly report: string;
  /** Some of the report's measures, in this order. */
  readonly measures: readonly string[];
  /** On the page of a record: the dimension of the report whose value is the record. Over the list where absent. */
  readonly of?: string;
}
