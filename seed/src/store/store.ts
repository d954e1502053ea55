/** Where generators put their records: rows by wire name, as the write path would have completed them. */
import type {Entity} from '@emblem/schemas';
import type {Doer} from './history';
import type {Row} from './row';

/** Records by entity. */
export type Together = Readonly<Record<string, readonly Row[]>>;

export interface Store {
  /** Writes records. They come in the order of creation, because document numbers and places follow it. */
  insert(key: string, rows: readonly Row[]): Promise<void>;
  /** Like `insert`, for rows too many to be held at once; their lists of references are left out. */
  stream(key: string, rows: Iterable<Row>): Promise<void>;
  /**
   * Like `stream`, of records that are made together: each item holds some of each entity. Those of the first entity
   * are written as they come, those of the others wait until the first has all of its own.
   */
  streamTogether(keys: readonly string[], items: Iterable<Together>): Promise<void>;
  /** Writes down how records came to be, each by the staff user that `doerOf` names. */
  history(key: string, rows: readonly Row[], doerOf: (row: Row) => Doer): Promise<void>;
  /** Fills a property of a record afterwards, where two records point at each other. */
  set(key: string, id: number, name: string, value: number | string): Promise<void>;
  /** The numbers that the documents of a kind were given, by id. */
  numbersOf(key: string): Promise<ReadonlyMap<number, string>>;
}

/** Throws for a property that the schema does not have. */
export function columnOf({key, field}: Entity, name: string): string {
  const column = field[name]?.column;
  if (!column) throw new Error(`The seed names "${key}.${name}", which the schema does not have.`);
  return column;
}
