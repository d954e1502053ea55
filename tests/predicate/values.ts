/** Random values, near the places where two evaluators might differ. */
import type {Scalar} from '@emblem/schemas';
import fc, {type Arbitrary} from 'fast-check';

/** Pieces of text that are near each other: by case, by normal form, by code point, as patterns. */
export const NEIGHBOURS = [
  ['a', 'A', 'b', 'B'],
  ['%', '_', '\\', 'a'],
  ['\\', '\\%', '%', 'x'],
  ["'", '"', '\n', ' '],
  ['İ', 'i', 'I', 'ı'],
  ['i\u0307', 'İ', 'i'],
  ['Σ', 'σ', 'ς'],
  ['É', 'é', 'E\u0301', 'e'],
  ['ß', 'ẞ', 'ss', 'SS'],
  ['Ǆ', 'ǅ', 'ǆ'],
  ['K', 'k', 'K'],
  ['Ω', 'ω', 'Ω'],
  ['ﬁ', 'fi', 'FI'],
  ['Ა', 'ა'],
  ['Ɤ', 'ɤ'],
  ['\u{10d50}', '\u{10d70}'],
  ['\ua7ce', '\ua7cf'],
  ['\u{16ea0}', '\u{16ebb}'],
  ['\uffff', '😀', '\ue000', '\u{10ffff}', 'z'],
  ['电', '镀', '色', '電'],
] as const;
export const PEOPLE_IDS = [1, 2, 3, 4, 5] as const;

export function nullable<T>(arbitrary: Arbitrary<T>): Arbitrary<T | null> {
  return fc.option(arbitrary, {nil: null, freq: 5});
}

/** Texts made of few pieces, so that records and predicates often meet. */
export function textsFrom(pieces: readonly string[]): Arbitrary<string> {
  return fc.oneof(
    {weight: 9, arbitrary: fc.array(fc.constantFrom(...pieces), {maxLength: 3}).map(parts => parts.join(''))},
    {
      weight: 1,
      arbitrary: fc.string({unit: 'binary', maxLength: 4}).filter(value => !/[\0\ud800-\udfff]/u.test(value)),
    },
  );
}

export const amount = fc.oneof(
  fc.constantFrom(
    '0.00',
    '-0.01',
    '0.01',
    '0.10',
    '1.00',
    '1.50',
    '999999999999.99',
    '-999999999999.99',
    '900719925474.93',
  ),
  fc.integer({min: -500, max: 500}).map(cents => (cents / 100).toFixed(2)),
);
export const wideAmount = fc.oneof(
  amount,
  fc.constantFrom('0.0000000001', '1.0000000000', '1.0000000001', '9999999999999999999999999999.9999999999'),
);
export const whole = fc.oneof(
  {weight: 4, arbitrary: fc.integer({min: -2, max: 5})},
  {weight: 1, arbitrary: fc.constantFrom(2147483647, -2147483648)},
);
export const bigWhole = fc.oneof(
  {weight: 4, arbitrary: whole},
  {weight: 1, arbitrary: fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2147483648)},
);
export const ratio = fc.oneof(
  fc.constantFrom(
    0,
    0.1,
    0.30000000000000004,
    0.3,
    -1.5,
    1,
    2,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    1e21,
    9007199254740993,
  ),
  fc.double({noNaN: true, noDefaultInfinity: true}),
);
export const instant = fc.oneof(
  fc.constantFrom(
    '2024-02-29T00:00:00.000Z',
    '2024-02-29T00:00:00.001Z',
    '2024-02-28T23:59:59.999Z',
    '1969-12-31T23:59:59.999Z',
    '0001-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    '0099-06-01T12:00:00.000Z',
  ),
  fc
    .date({min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true})
    .map(date => date.toISOString()),
);
export const day = fc.oneof(
  fc.constantFrom('2024-02-29', '2024-03-01', '0001-01-01', '9999-12-31', '1970-01-01'),
  instant.map(at => at.slice(0, 10)),
);
export const personId = fc.constantFrom(...PEOPLE_IDS, 99);

/** The same instants as `instant`, in other spellings. */
export const instantLiteral = fc.oneof(
  instant,
  day,
  fc.constantFrom(
    '2024-02-29T01:00:00+01:00',
    '2024-02-28T19:30:00.001-04:30',
    '2024-02-29T00:00:00Z',
    '2024-02-29T00:00:00.0Z',
  ),
);
export const amountLiteral = fc.oneof(
  wideAmount,
  fc.constantFrom<Scalar>(0, 1.5, 0.1, -0.01, '1', '1.500', '-0', 1e21, 1e-10),
  whole,
);
