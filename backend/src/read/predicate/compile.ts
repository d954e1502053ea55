/** The predicate grammar in SQL: the same answers as `evaluate` of `@emblem/schemas` gives in JavaScript. */
import type {Entity, Field, Model, Predicate, PredicateContext} from '@emblem/schemas';
import {fieldOf, take} from '@emblem/schemas/predicate';
import {comparison, membership, opposite, type Row} from './compare';
import {
  identifier,
  joinConditions,
  relatedAlias,
  type Fragment,
  type Place,
  type Ref,
  type RelatedOf,
  type Tag,
} from './sql';

interface Compilation extends Row {
  readonly related: RelatedOf;
  readonly perRow: boolean;
}

function unguardedRelated(sql: Tag): RelatedOf {
  return (_entity, alias) => ({
    ref: field => sql`${identifier(sql, alias)}.${identifier(sql, field.join ? 'id' : field.column)}`,
  });
}

/** What follows `select` in a subselect of the related rows for which `inner` holds. */
function relatedRows(row: Compilation, target: Entity, inner: Predicate): {from: Fragment; id: Fragment} {
  const {sql} = row;
  const name = relatedAlias(row.alias);
  const alias = identifier(sql, name);
  const {where, ref} = row.related(target, name);
  const conditions = [
    ...(target.softDelete ? [sql`${alias}.deleted_at is null`] : []),
    ...(where ? [where] : []),
    condition(inner, {...row, entity: target, ref, alias: name, perRow: false}, true),
  ];
  return {
    from: sql`from ${identifier(sql, target.table)} as ${alias} where ${joinConditions(sql, conditions, 'and')}`,
    id: sql`${alias}.id`,
  };
}

function hasRelated(row: Compilation, field: Field, inner: Predicate): Fragment {
  const {sql, model, ref} = row;
  if (!field.relation) throw new Error(`"${field.name}" is no relation.`);
  const {from: rows, id} = relatedRows(row, model.entity(field.relation.to), inner);
  // The offset keeps PostgreSQL from gathering the rows after all.
  if (!field.join)
    return row.perRow
      ? sql`(exists (select ${rows} and ${id} = ${ref(field)} offset 0))`
      : sql`(${ref(field)} in (select ${id} ${rows}))`;
  const {from, to, table} = field.join;
  const pairs = sql`from ${identifier(sql, table)} where ${identifier(sql, to)} in (select ${id} ${rows})`;
  return row.perRow
    ? sql`(exists (select ${pairs} and ${identifier(sql, from)} = ${ref(field)} offset 0))`
    : sql`(${ref(field)} in (select ${identifier(sql, from)} ${pairs}))`;
}

/** `not` is carried down to the comparisons, where each knows its opposite; what stays above never sees unknown. */
function condition(predicate: Predicate, row: Compilation, wanted: boolean): Fragment {
  const taken = take(predicate);
  if (taken.op === 'not') return condition(taken.of, row, !wanted);
  if (taken.op === 'all' || taken.op === 'any') {
    const parts = taken.of.map(part => condition(part, row, wanted));
    return joinConditions(row.sql, parts, (taken.op === 'all') === wanted ? 'and' : 'or');
  }
  const field = fieldOf(row.entity, taken.field);
  if (taken.op === 'has') {
    const found = hasRelated(row, field, taken.of);
    return wanted ? found : opposite(row.sql, found);
  }
  if (taken.op === 'in' || taken.op === 'nin')
    return membership(row, field, taken.list, (taken.op === 'in') === wanted);
  return comparison(row, taken.op, field, taken.operand, wanted);
}

/**
 * The SQL condition of a checked predicate, for WHERE, ON, FILTER and CASE WHEN: it is true exactly when the predicate
 * holds, and false or null otherwise, so that indexes can answer it. Elsewhere use `compilePredicateValue`.
 *
 * `ref` gives the expression of a field of the row (for `references`, the row's id), guarded by field rights where need
 * be. `related` does the same for the rows that `has` looks at and may add the condition that the actor's rights put on
 * them. Without it, related rows are looked at as they are. `place` says where the condition stands. Deleted related
 * rows are always left out. Throws for predicates that `checkPredicate` would have reported.
 */
export function compilePredicate(
  sql: Tag,
  entity: Entity,
  model: Model,
  predicate: Predicate,
  context: PredicateContext,
  ref: Ref,
  related: RelatedOf = unguardedRelated(sql),
  {alias = 't', perRow = false}: Place = {},
): Fragment {
  return condition(predicate, {sql, entity, model, context, ref, related, alias, perRow}, true);
}

/** The same as a value that is true or false and never null. */
export function compilePredicateValue(...parts: Parameters<typeof compilePredicate>): Fragment {
  return parts[0]`((${compilePredicate(...parts)}) is true)`;
}
