/** Values and requests that a careless or hostile client sends. */
import fc, {type Arbitrary} from 'fast-check';
import type {Entity, Model} from '@emblem/schemas';

/** Names that plain objects answer to although nobody gave them. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

const NUMBERS = [0, -1, 1.5, 1e10, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308, Number.MIN_VALUE];

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '﻿',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '--',
  '/*',
  ';drop table member',
  '{}',
  '[]',
  'null',
  'NaN',
  'Infinity',
  '1e400',
  '0x10',
  '२',
  '2024-02-30',
  '2024-13-01T00:00:00Z',
  '99999-01-01T00:00:00Z',
  '0000-01-01',
  '-infinity',
  'epoch',
  '1/0',
  '../../etc/passwd',
  'é'.repeat(700),
  '$1',
  '${1}',
  '<script>',
  '=1+1',
  '\r\n',
  '\u202e',
  '😀',
];

const scalar: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...NUMBERS, ...TEXTS, true, false, null),
  fc.string({unit: 'binary', maxLength: 8}),
  fc.integer(),
  fc.double({noNaN: true}),
);

const {value: nastyValue} = fc.letrec<{value: unknown}>(tie => ({
  value: fc.oneof(
    {weight: 6, arbitrary: scalar},
    {weight: 1, arbitrary: fc.array(tie('value'), {maxLength: 4})},
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.oneof(fc.string({maxLength: 4}), fc.constantFrom(...INHERITED)), tie('value'), {
        maxKeys: 3,
      }),
    },
  ),
}));

export {nastyValue};

const SUFFIXES = ['', '_ne', '_gt', '_gte', '_lt', '_lte', '_contains', '_startsWith', '_nin', '_like', '_'];

export function propertyName(entity: Entity): Arbitrary<string> {
  return fc.oneof(
    {weight: 8, arbitrary: fc.constantFrom(...Object.keys(entity.field))},
    {weight: 1, arbitrary: fc.constantFrom(...INHERITED)},
    {weight: 1, arbitrary: fc.string({maxLength: 5})},
  );
}

/** Entries rather than an object, so that `__proto__` becomes a property like others. */
function objectOf(names: Arbitrary<string>, values: Arbitrary<unknown>, maxLength: number): Arbitrary<unknown> {
  return fc.array(fc.tuple(names, values), {maxLength}).map(entries => Object.fromEntries(entries));
}

/** A predicate in shape, with whatever inside. */
function predicate(entity: Entity): Arbitrary<unknown> {
  const {part} = fc.letrec<{part: unknown}>(tie => ({
    part: fc.oneof(
      {
        weight: 5,
        arbitrary: fc
          .tuple(
            fc.constantFrom(
              'eq',
              'ne',
              'lt',
              'gte',
              'in',
              'nin',
              'contains',
              'startsWith',
              'has',
              'between',
              'toString',
            ),
            fc.tuple(
              propertyName(entity),
              fc.oneof(
                nastyValue,
                fc.array(scalar, {maxLength: 3}),
                fc.constant({actor: 'id'}),
                fc.constant({now: 'time'}),
                tie('part'),
              ),
            ),
          )
          .map(([operator, pair]) => ({[operator]: pair})),
      },
      {weight: 1, arbitrary: fc.array(tie('part'), {maxLength: 3}).map(parts => ({all: parts}))},
      {weight: 1, arbitrary: tie('part').map(part => ({not: part}))},
      {weight: 1, arbitrary: nastyValue},
    ),
  }));
  return part;
}

export function filterOf(entity: Entity): Arbitrary<unknown> {
  const key = fc.tuple(propertyName(entity), fc.constantFrom(...SUFFIXES)).map(([name, suffix]) => name + suffix);
  const filter = objectOf(
    fc.oneof({weight: 8, arbitrary: key}, {weight: 1, arbitrary: fc.constantFrom('q', '_deleted', '_where', 'id')}),
    nastyValue,
    3,
  );
  return fc.oneof(
    {weight: 4, arbitrary: filter},
    {weight: 2, arbitrary: predicate(entity).map(where => ({_where: where}))},
    {weight: 1, arbitrary: nastyValue},
  );
}

export function bodyOf(entity: Entity): Arbitrary<unknown> {
  return fc.oneof(
    {weight: 8, arbitrary: objectOf(propertyName(entity), nastyValue, 6)},
    {weight: 1, arbitrary: nastyValue},
  );
}

export function anyEntity(model: Model): Arbitrary<Entity> {
  return fc.constantFrom(...model.entities.values());
}

/** The text of a query parameter: JSON mostly, or what passes for it. */
export function asParameter(value: Arbitrary<unknown>): Arbitrary<string> {
  return fc.oneof(
    {weight: 6, arbitrary: value.map(each => JSON.stringify(each) ?? '')},
    {weight: 1, arbitrary: fc.string({unit: 'binary', maxLength: 12})},
    {weight: 1, arbitrary: fc.constantFrom('[', '{"a":', '%', '[[[[', '{"a":1}}')},
  );
}

/** What HTTP lets through in a header. */
export const headerValue: Arbitrary<string> = fc.oneof(
  fc.string({
    unit: fc.integer({min: 33, max: 126}).map(code => String.fromCharCode(code)),
    minLength: 1,
    maxLength: 30,
  }),
  fc.constant('x'.repeat(4000)),
);
