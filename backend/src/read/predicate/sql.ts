/** Small parts from which the predicate compiler builds its SQL. */
import type {Entity, Field} from '@emblem/schemas';
import type {Fragment, ISql} from 'postgres';

export type {Fragment};

/** The connection's template tag, of the pool or of a transaction. */
export type Tag = ISql;

/** Gives the SQL expression of a field of the row in question; for `references`, the row's id. */
export type Ref = (field: Field) => Fragment;

/** How rows of a related entity are reached: which of them the actor may know of, and their fields. */
export interface RelatedRows {
  readonly where?: Fragment;
  readonly ref: Ref;
}

/** Called for each `has` with the entity the relation points to, and what its table is called in the statement. */
export type RelatedOf = (entity: Entity, alias: string) => RelatedRows;

/** Where a condition stands. */
export interface Place {
  /** What the table of the row is called in the statement; `t` unless told. */
  readonly alias?: string;
  /**
   * For a value that is worked out for the few rows of a page, after they were found: each row looks for what it is
   * related to by itself. Otherwise PostgreSQL first gathers all that any row could be related to, be it ten million
   * orders.
   */
  readonly perRow?: boolean;
}

/** The table of a related entity, at any depth called otherwise than that of the row it belongs to. */
export function relatedAlias(alias: string): string {
  return `${alias}_r`;
}

/** A quoted identifier. In a fragment of its own, because the client reads the words in front of a helper. */
export function identifier(sql: Tag, name: string): Fragment {
  return sql`${sql(name)}`;
}

/** The conditions joined by `and` or `or`, in brackets; an empty list is true for `and`, false for `or`. */
export function joinConditions(sql: Tag, parts: readonly Fragment[], word: 'and' | 'or'): Fragment {
  const [first, ...rest] = parts;
  if (!first) return word === 'and' ? sql`true` : sql`false`;
  if (rest.length === 0) return first;
  const between = word === 'and' ? sql`and` : sql`or`;
  return sql`(${[first, ...rest.flatMap(part => [between, part])]})`;
}
