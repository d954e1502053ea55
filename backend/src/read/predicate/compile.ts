/** The predicate grammar in SQL: the same answers as `evaluate` of `@emblem/schemas` gives in JavaScript. */
import type {Entity, Field, Model, Predicate, PredicateContext} from '@emblem/schemas';
import {fieldOf, take} from '@emblem/schemas/predicate';
import {comparison, membership, opposite, type Row} from './compare';
import {identifier, joined, RELATED_ALIAS, type Fragment, type Ref, type RelatedOf, type Tag} from './sql';

interface Compilation extends Row {
  readonly model: Model;
  readonly related: RelatedOf;
}

function unguarded(sql: Tag): RelatedOf {
  return () => ({ref: field => sql`${identifier(sql, RELATED_ALIAS)}.${identifier(sql, field.join ? 'id' : field.column)}`});
}

function hasRelated(row: Compilation, field: Field, inner: Predicate): Fragment {
  const {sql, model, ref} = row;
  if (!field.relation) throw new Error(`"${field.name}" is no relation.`);
  const target = model.entity(field.relation.to);
  const alias = identifier(sql, RELATED_ALIAS);
  const {where, ref: relatedRef} = row.related(target);
  const conditions = [
    ...(target.softDelete ? [sql`${alias}.deleted_at is null`] : []),
    ...(where ? [where] : []),
    condition(inner, {...row, entity: target, ref: relatedRef}, true),
  ];
  const ids = sql`select ${alias}.id from ${identifier(sql, target.table)} as ${alias} where ${joined(sql, conditions, 'and')}`;
  if (!field.join) return sql`(${ref(field)} in (${ids}))`;
  const {from, to, table} = field.join;
  return sql`(${ref(field)} in (select ${identifier(sql, from)} from ${identifier(sql, table)} where ${identifier(sql, to)} in (${ids})))`;
}

/** `not` is carried down to the comparisons, where each knows its opposite; what stays above never sees unknown. */
function condition(predicate: Predicate, row: Compilation, wanted: boolean): Fragment {
  const taken = take(predicate);
  if (taken.op === 'not') return condition(taken.of, row, !wanted);
  if (taken.op === 'all' || taken.op === 'any') {
    const parts = taken.of.map(part => condition(part, row, wanted));
    return joined(row.sql, parts, (taken.op === 'all') === wanted ? 'and' : 'or');
  }
  const field = fieldOf(row.entity, taken.field);
  if (taken.op === 'has') {
    const found = hasRelated(row, field, taken.of);
    return wanted ? found : opposite(row.sql, found);
  }
  if (taken.op === 'in' || taken.op === 'nin') return membership(row, field, taken.list, (taken.op === 'in') === wanted);
  return comparison(row, taken.op, field, taken.operand, wanted);
}

/**
 * The SQL condition of a checked predicate, for WHERE, ON, FILTER and CASE WHEN: it is true exactly when the predicate
 * holds, and false or null otherwise, so that indexes can answer it. Elsewhere use `compilePredicateValue`.
 *
 * `ref` gives the expression of a field of the row (for `references`, the row's id), guarded by field rights where need be.
 * `related` does the same for the rows that `has` looks at and may add the condition that the actor's rights put on them.
 * Without it, related rows are looked at as they are.
 * Deleted related rows are always left out. Throws for predicates that `checkPredicate` would have reported.
 */
export function compilePredicate(
  sql: Tag, entity: Entity, model: Model, predicate: Predicate, context: PredicateContext, ref: Ref, related: RelatedOf = unguarded(sql),
): Fragment {
  return condition(predicate, {sql, entity, model, context, ref, related}, true);
}

/** The same as a value that is true or false and never null. */
export function compilePredicateValue(...parts: Parameters<typeof compilePredicate>): Fragment {
  return parts[0]`((${compilePredicate(...parts)}) is true)`;
}
