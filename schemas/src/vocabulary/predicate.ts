/**
 * The one predicate grammar: row scopes, guards, visible-when, view conditions and saved filters are written in it,
 * and it has one meaning in SQL and in JavaScript.
 *
 * Rules: two-valued (a predicate is true or false, never unknown), so `not` is always the opposite. `eq` and `ne` treat
 * null as a value: `{"eq": ["owner", null]}` finds the rows without an owner (of a list of relations: with none in it),
 * and two empty properties are equal. A dynamic value that the actor does not have (a visitor's `memberId`) equals
 * nothing, not even null, so that a scope never opens ownerless rows. `lt lte gt gte` are false on null. An empty `in`
 * is false, an empty `nin` true; `in` finds null only when the list holds it. `contains` looks for a text within a
 * text, or for an element within a list; `startsWith` for a text at the beginning of a text; both are false on null and
 * ignore case as `fold` defines it. Other comparisons of texts are by code point. `has` follows a relation and holds
 * when the record it points to (for a list of relations: one of the records) exists, is not deleted and satisfies the
 * inner predicate. `{"now": "date"}` is the day on the clocks of each record's own time zone (`x-zone` of its entity);
 * `{"now": "nextWeek"}` is the Monday that comes next where the company is, of moments the one at which it begins.
 */

/** A value known only when the question is asked: something of the actor, or of the time. */
export type Dynamic =
  | {readonly actor: 'id' | 'departmentIds' | 'roleIds' | 'platformIds' | 'marketPlatformIds' | 'memberId' | 'email'}
  | {readonly now: 'time' | 'date' | 'nextWeek'};

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

export type Comparison = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte' | 'contains' | 'startsWith';

/** The right-hand side of `in` and `nin`. */
export type ListOperand = readonly Scalar[] | Dynamic;

/** A predicate taken apart into its operator and what the operator is given. */
export type Taken =
  | {readonly op: 'all'; readonly of: readonly Predicate[]}
  | {readonly op: 'any'; readonly of: readonly Predicate[]}
  | {readonly op: 'not'; readonly of: Predicate}
  | {readonly op: 'has'; readonly field: string; readonly of: Predicate}
  | {readonly op: 'in'; readonly field: string; readonly list: ListOperand}
  | {readonly op: 'nin'; readonly field: string; readonly list: ListOperand}
  | {readonly op: Comparison; readonly field: string; readonly operand: Operand};

/** Takes a checked predicate apart. Throws for an object that is no predicate. */
export function take(predicate: Predicate): Taken {
  if ('all' in predicate) return {op: 'all', of: predicate.all};
  if ('any' in predicate) return {op: 'any', of: predicate.any};
  if ('not' in predicate) return {op: 'not', of: predicate.not};
  if ('has' in predicate) return {op: 'has', field: predicate.has[0], of: predicate.has[1]};
  if ('in' in predicate) return {op: 'in', field: predicate.in[0], list: predicate.in[1]};
  if ('nin' in predicate) return {op: 'nin', field: predicate.nin[0], list: predicate.nin[1]};
  if ('eq' in predicate) return {op: 'eq', field: predicate.eq[0], operand: predicate.eq[1]};
  if ('ne' in predicate) return {op: 'ne', field: predicate.ne[0], operand: predicate.ne[1]};
  if ('lt' in predicate) return {op: 'lt', field: predicate.lt[0], operand: predicate.lt[1]};
  if ('lte' in predicate) return {op: 'lte', field: predicate.lte[0], operand: predicate.lte[1]};
  if ('gt' in predicate) return {op: 'gt', field: predicate.gt[0], operand: predicate.gt[1]};
  if ('gte' in predicate) return {op: 'gte', field: predicate.gte[0], operand: predicate.gte[1]};
  if ('contains' in predicate) return {op: 'contains', field: predicate.contains[0], operand: predicate.contains[1]};
  if ('startsWith' in predicate)
    return {op: 'startsWith', field: predicate.startsWith[0], operand: predicate.startsWith[1]};
  throw new Error('Not a predicate.');
}
