/**
 * The one predicate grammar: row scopes, guards, visible-when, view conditions and saved filters are written in it,
 * and it has one meaning in SQL and in JavaScript.
 *
 * Rules: two-valued (a predicate is true or false, never unknown). `eq` and `ne` treat null as a value.
 * `lt lte gt gte` are false on null. An empty `in` is false, an empty `nin` true; `in` finds null only when the list
 * holds it. `contains` looks for a text within a text without regard to case (ASCII and Unicode simple folding), or for
 * an element within a list; false on null. `has` follows a relation to one record and holds when that record exists,
 * is not deleted and satisfies the inner predicate.
 */

/** A value known only when the question is asked: something of the actor, or today. */
export type Dynamic =
  | {readonly actor: 'id' | 'departmentIds' | 'roleIds' | 'platformIds' | 'memberId' | 'email'}
  | {readonly now: 'time' | 'date'};

export type Scalar = string | number | boolean | null;

/** The right-hand side: a literal, another property of the same record, or a dynamic value. */
export type Operand = Scalar | {readonly field: string} | Dynamic;

export type Predicate =
  | {readonly all: readonly Predicate[]}
  | {readonly any: readonly Predicate[]}
  | {readonly not: Predicate}
  | {readonly eq: readonly [string, Operand]}
  | {readonly ne: readonly [string, Operand]}
  | {readonly lt: readonly [string, Operand]}
  | {readonly lte: readonly [string, Operand]}
  | {readonly gt: readonly [string, Operand]}
  | {readonly gte: readonly [string, Operand]}
  | {readonly in: readonly [string, readonly Scalar[] | Dynamic]}
  | {readonly nin: readonly [string, readonly Scalar[] | Dynamic]}
  | {readonly contains: readonly [string, Operand]}
  | {readonly startsWith: readonly [string, Operand]}
  | {readonly has: readonly [string, Predicate]};

/** What dynamic operands resolve to for one actor at one time. */
export interface PredicateContext {
  readonly actor: {
    readonly id: number | null;
    readonly departmentIds: readonly number[];
    readonly roleIds: readonly number[];
    readonly platformIds: readonly number[];
    readonly memberId: number | null;
    readonly email: string | null;
  };
  /** ISO 8601 in UTC. */
  readonly now: string;
}
