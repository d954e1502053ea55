/** Which entity a record is of, for the compiler alone: nothing of it is there at run time. */

declare const ENTITY: unique symbol;

/** A record of the entity as it is read, with the properties that its reader may see. */
export interface RecordOf<Key extends string> {
  readonly id: number;
  readonly [ENTITY]?: Key;
  readonly [property: string]: unknown;
}
