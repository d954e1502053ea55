/**
 * The one grammar of computed properties (`x-computed`): what is stored follows from other values, and nobody writes
 * it. It has one meaning in JavaScript and in SQL.
 *
 * Rules: numbers are exact decimals. `sum`, `difference`, `product`, `quotient` and `round` are null when a value in
 * them is null; `coalesce` says what stands for it. `min` and `max` leave nulls out. A quotient has 12 digits after
 * the point; what is divided by zero cannot be computed, nor can what is made from it. `round` rounds half up, away
 * from zero, and so does the result when it is stored with fewer digits. `coalesce` and `if` look only at what they
 * need. `joined` puts texts one after the other with `by` between them and leaves out empty ones; of none it is null.
 * A rollup is over the live records that point here: a sum over none is 0, `latest` is the value of the newest.
 */
import type {Predicate} from './predicate';

export type Literal = string | number | boolean;

/** Digits after the point: so many, or those of the currency whose code stands in a property. */
export type Places = number | {readonly currency: string};

/** Texts one after the other. */
export interface Joined {
  readonly of: readonly Expression[];
  readonly by: string;
}

/** A text is the name of a property of the same record. */
export type Expression =
  | string
  | {readonly value: Literal}
  | {readonly sum: readonly Expression[]}
  | {readonly difference: readonly [Expression, Expression]}
  | {readonly product: readonly Expression[]}
  | {readonly quotient: readonly [Expression, Expression]}
  | {readonly round: readonly [Expression, Places]}
  | {readonly min: readonly Expression[]}
  | {readonly max: readonly Expression[]}
  | {readonly coalesce: readonly Expression[]}
  | {readonly joined: Joined}
  | {readonly if: readonly [Predicate, Expression, Expression]};

/** Over the records whose relation `of` (`order-product.orderId`) leads here: one of `sum`, `count` and `latest`. */
export interface Rollup {
  readonly of: string;
  readonly sum?: Expression;
  readonly count?: true;
  readonly latest?: string;
  /** Which of them. */
  readonly where?: Predicate;
}

/** The value that the record has to which the relation `via` leads. */
export interface Copied {
  readonly via: string;
  readonly from: string;
}

/** Texts that the record has from several to which it leads, one after the other, as `joined` puts its own. */
export interface CopiedTexts {
  readonly of: readonly Copied[];
  readonly by: string;
}

/** `x-computed`: an expression, or at the top a rollup, a copy or several copied texts. */
export type Computed = Expression | {readonly rollup: Rollup} | {readonly copied: Copied | CopiedTexts};

export type Operation = 'sum' | 'difference' | 'product' | 'quotient' | 'min' | 'max' | 'coalesce';

/** An expression taken apart. */
export type TakenExpression =
  | {readonly op: 'property'; readonly name: string}
  | {readonly op: 'value'; readonly value: Literal}
  | {readonly op: Operation; readonly of: readonly Expression[]}
  | {readonly op: 'joined'; readonly of: readonly Expression[]; readonly by: string}
  | {readonly op: 'round'; readonly of: Expression; readonly places: Places}
  | {readonly op: 'if'; readonly when: Predicate; readonly of: readonly [Expression, Expression]};

/** Takes a checked expression apart. */
export function takeExpression(expression: Expression): TakenExpression {
  if (typeof expression === 'string') return {op: 'property', name: expression};
  if ('value' in expression) return {op: 'value', value: expression.value};
  if ('sum' in expression) return {op: 'sum', of: expression.sum};
  if ('difference' in expression) return {op: 'difference', of: expression.difference};
  if ('product' in expression) return {op: 'product', of: expression.product};
  if ('quotient' in expression) return {op: 'quotient', of: expression.quotient};
  if ('min' in expression) return {op: 'min', of: expression.min};
  if ('max' in expression) return {op: 'max', of: expression.max};
  if ('coalesce' in expression) return {op: 'coalesce', of: expression.coalesce};
  if ('joined' in expression) return {op: 'joined', ...expression.joined};
  if ('round' in expression) return {op: 'round', of: expression.round[0], places: expression.round[1]};
  return {op: 'if', when: expression.if[0], of: [expression.if[1], expression.if[2]]};
}

export function rollupOf(computed: Computed | undefined): Rollup | undefined {
  return typeof computed === 'object' && 'rollup' in computed ? computed.rollup : undefined;
}

function copyOf(computed: Computed | undefined): Copied | CopiedTexts | undefined {
  return typeof computed === 'object' && 'copied' in computed ? computed.copied : undefined;
}

/** Whose value the property has as it is there; undefined also for texts of several records. */
export function copiedOf(computed: Computed | undefined): Copied | undefined {
  const copy = copyOf(computed);
  return copy && 'via' in copy ? copy : undefined;
}

export function copiedTextsOf(computed: Computed | undefined): CopiedTexts | undefined {
  const copy = copyOf(computed);
  return copy && 'of' in copy ? copy : undefined;
}

/** All that is copied, whether it is one value or several texts. */
export function copiesOf(computed: Computed | undefined): readonly Copied[] {
  const copy = copyOf(computed);
  if (!copy) return [];
  return 'of' in copy ? copy.of : [copy];
}

/** The expression over the record's own values; undefined for rollups and copies. */
export function expressionOf(computed: Computed | undefined): Expression | undefined {
  if (computed === undefined || (typeof computed === 'object' && ('rollup' in computed || 'copied' in computed)))
    return undefined;
  return computed;
}

/** `order-product.orderId` as the entity and the relation. */
export function rollupSource({of}: Rollup): {readonly entity: string; readonly relation: string} {
  const [entity = '', relation = ''] = of.split('.');
  return {entity, relation};
}
