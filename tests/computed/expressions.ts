/** Random expressions that the type check accepts. */
import type {Expression, Predicate} from '@emblem/schemas';
import fc, {type Arbitrary} from 'fast-check';

const NUMBERS = ['small', 'amount', 'precise', 'count', 'big'] as const;

const condition: Arbitrary<Predicate> = fc.oneof(
  fc.constantFrom(...NUMBERS).map((name): Predicate => ({gt: [name, 0]})),
  fc.constantFrom(...NUMBERS).map((name): Predicate => ({eq: [name, null]})),
  fc.constantFrom('USD', 'JPY').map((code): Predicate => ({eq: ['currency', code]})),
  fc.constant<Predicate>({not: {lt: ['small', {field: 'amount'}]}}),
);

const literal: Arbitrary<Expression> = fc
  .oneof(
    fc.constantFrom('0', '0.00', '1', '-1', '0.005', '-0.005', '2.5', '3', '0.000000000001', '99999999999999999999.99'),
    fc.integer({min: -20, max: 20}),
  )
  .map(value => ({value}));

const property: Arbitrary<Expression> = fc.constantFrom<Expression>(...NUMBERS);

export const numeric = fc.letrec<{expression: Expression}>(tie => {
  const several = fc.array(tie('expression'), {minLength: 1, maxLength: 3});
  const pair = fc.tuple(tie('expression'), tie('expression'));
  const places = fc.oneof(fc.integer({min: 0, max: 4}), fc.constant({currency: 'currency'}));
  return {
    expression: fc.oneof(
      {maxDepth: 4, withCrossShrink: true},
      {weight: 3, arbitrary: property},
      {weight: 1, arbitrary: literal},
      {weight: 1, arbitrary: several.map(sum => ({sum}))},
      {weight: 1, arbitrary: pair.map(difference => ({difference}))},
      {weight: 1, arbitrary: several.map(product => ({product}))},
      {weight: 2, arbitrary: pair.map(quotient => ({quotient}))},
      {weight: 2, arbitrary: fc.tuple(tie('expression'), places).map(round => ({round}))},
      {weight: 1, arbitrary: several.map(min => ({min}))},
      {weight: 1, arbitrary: several.map(max => ({max}))},
      {weight: 1, arbitrary: several.map(coalesce => ({coalesce}))},
      {weight: 1, arbitrary: fc.tuple(condition, tie('expression'), tie('expression')).map(each => ({if: each}))},
    ),
  };
}).expression;

const word: Arbitrary<Expression> = fc.constantFrom<Expression>('title', 'currency', {value: 'x'}, {value: ''});

export const textual: Arbitrary<Expression> = fc.oneof(
  word,
  fc.array(word, {minLength: 1, maxLength: 3}).map(coalesce => ({coalesce})),
  fc.tuple(condition, word, word).map(each => ({if: each})),
  fc
    .tuple(fc.array(word, {minLength: 2, maxLength: 3}), fc.constantFrom('', ' ', '\n'))
    .map(([of, by]) => ({joined: {of, by}})),
);
