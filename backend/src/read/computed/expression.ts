/** Expressions of computed properties in SQL: numbers as `numeric`, NaN for what cannot be computed. */
import {UNUSUAL_PLACES, USUAL_PLACES, type Entity, type Field, type Model} from '@emblem/schemas';
import {
  NOBODY,
  QUOTIENT_PLACES,
  roomOf,
  takeExpression,
  type Expression,
  type Operation,
  type Places,
  type Room,
} from '@emblem/schemas/expression';
import {fieldOf} from '@emblem/schemas/predicate';
import {compilePredicate, type Fragment, type Ref, type Tag} from '../predicate';

/** The row that an expression is about. */
export interface Row {
  readonly sql: Tag;
  readonly model: Model;
  readonly entity: Entity;
  /** What its table is called in the statement. */
  readonly alias: string;
  readonly ref: Ref;
}

function number({ref, entity}: Row, name: string): Fragment {
  return ref(fieldOf(entity, name));
}

function joinFragments(sql: Tag, parts: readonly Fragment[], between: Fragment): Fragment {
  const [first, ...rest] = parts;
  return rest.reduce<Fragment>((all, part) => sql`${all}${between}${part}`, first ?? sql`null`);
}

/** One after the other with `by` between them, without what is empty; of none it is null. */
export function joinTexts(sql: Tag, texts: readonly Fragment[], by: string): Fragment {
  const parts = texts.map(each => sql`nullif(${each}, '')`);
  return sql`nullif(concat_ws(${by}::text, ${joinFragments(sql, parts, sql`, `)}), '')`;
}

/** Exact, and rounded half up; as a subselect, so that what is divided is worked out once. */
function quotient(sql: Tag, a: Fragment, b: Fragment): Fragment {
  const scale = sql.unsafe(`1${'0'.repeat(QUOTIENT_PLACES)}::numeric`);
  const step = sql.unsafe(`0.${'0'.repeat(QUOTIENT_PLACES - 1)}1::numeric`);
  return sql`(select case
      when q.a is null or q.b is null then null
      when q.b = 0 or q.a = 'NaN' or q.b = 'NaN' then 'NaN'::numeric
      else sign(q.a) * sign(q.b) * div(abs(q.a) * 2 * ${scale} + abs(q.b), abs(q.b) * 2) * ${step}
    end from (select ${a} as a, ${b} as b offset 0) q)`;
}

function places(row: Row, wanted: Places): Fragment {
  const {sql} = row;
  if (typeof wanted === 'number') return sql.unsafe(String(wanted));
  const cases = [...UNUSUAL_PLACES].map(
    ([digits, codes]) =>
      sql`when ${number(row, wanted.currency)} = any (${codes}::text[]) then ${sql.unsafe(String(digits))} `,
  );
  return sql`case ${cases} else ${sql.unsafe(String(USUAL_PLACES))} end`;
}

function operate(sql: Tag, op: Operation, parts: readonly Fragment[]): Fragment {
  switch (op) {
    case 'sum':
      return sql`(${joinFragments(sql, parts, sql` + `)})`;
    case 'difference':
      return sql`(${joinFragments(sql, parts, sql` - `)})`;
    case 'product':
      return sql`(${joinFragments(sql, parts, sql` * `)})`;
    case 'quotient':
      return quotient(sql, parts[0] ?? sql`null`, parts[1] ?? sql`null`);
    case 'max':
      return sql`greatest(${joinFragments(sql, parts, sql`, `)})`;
    case 'min': {
      // NaN is the greatest of all, and has to come through.
      const opposites = parts.map(part => sql`-${part}`);
      return sql`(-greatest(${joinFragments(sql, opposites, sql`, `)}))`;
    }
    case 'coalesce':
      return sql`coalesce(${joinFragments(sql, parts, sql`, `)})`;
  }
}

/** The value of an expression of numbers, or of values as `like` holds them. */
export function compileExpression(row: Row, expression: Expression, like: Field): Fragment {
  const {sql, entity, model, ref, alias} = row;
  const taken = takeExpression(expression);
  const isNumber = roomOf(like) !== undefined;
  switch (taken.op) {
    case 'property':
      return isNumber ? sql`(${number(row, taken.name)})::numeric` : number(row, taken.name);
    case 'value':
      return sql`${String(taken.value)}::text::${isNumber ? sql`numeric` : sql.unsafe(like.sql)}`;
    case 'round':
      return sql`round(${compileExpression(row, taken.of, like)}, ${places(row, taken.places)})`;
    case 'joined':
      return joinTexts(
        sql,
        taken.of.map(each => compileExpression(row, each, like)),
        taken.by,
      );
    case 'if': {
      const [then, otherwise] = taken.of.map(each => compileExpression(row, each, like));
      const condition = compilePredicate(sql, entity, model, taken.when, NOBODY, ref, undefined, {alias});
      return sql`(case when ${condition} then ${then ?? sql`null`} else ${otherwise ?? sql`null`} end)`;
    }
    default:
      return operate(
        sql,
        taken.op,
        taken.of.map(each => compileExpression(row, each, like)),
      );
  }
}

/** A number as its column keeps it: rounded, amounts as `storedValue` says of them; NaN where it has no room. */
export function roundToColumn(row: Row, value: Fragment, {places: digits, below, currency}: Room): Fragment {
  const {sql} = row;
  const room = currency === undefined ? sql.unsafe(String(digits)) : sql`greatest(2, ${places(row, {currency})})`;
  const fitting = sql`round(f.v, ${room})`;
  const rounded = currency === undefined ? fitting : sql`round(${fitting}, greatest(2, min_scale(${fitting})))`;
  return sql`(select case when f.v = 'NaN' or abs(${rounded}) < ${sql.unsafe(below)}::numeric
    then ${rounded} when f.v is not null then 'NaN'::numeric end from (select ${value} as v offset 0) f)`;
}
