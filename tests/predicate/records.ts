/** Random people, things and circumstances. */
import type {PredicateContext} from '@emblem/schemas';
import fc, {type Arbitrary} from 'fast-check';
import {amount, bigWhole, day, instant, nullable, PEOPLE_IDS, personId, ratio, whole, wideAmount} from './values';
import type {Person, Thing} from './world';

export function people(text: Arbitrary<string>): Arbitrary<readonly Person[]> {
  return fc.tuple(
    ...PEOPLE_IDS.map(id =>
      fc.record({
        id: fc.constant(id),
        name: nullable(text),
        age: nullable(whole),
        boss: nullable(personId),
        deletedAt: fc.constantFrom(null, null, '2024-01-01T00:00:00.000Z'),
      }),
    ),
  );
}

export function things(text: Arbitrary<string>): Arbitrary<readonly Thing[]> {
  const thing = fc.record({
    title: nullable(text),
    note: nullable(text),
    amount: nullable(amount),
    limit: nullable(wideAmount),
    count: nullable(whole),
    big: nullable(bigWhole),
    ratio: nullable(ratio),
    on: nullable(fc.boolean()),
    at: nullable(instant),
    until: nullable(instant),
    day: nullable(day),
    words: nullable(fc.array(text, {maxLength: 3})),
    numbers: nullable(fc.array(fc.oneof(whole, ratio), {maxLength: 3})),
    owner: nullable(personId),
    others: fc.uniqueArray(personId, {maxLength: 3}),
  });
  return fc
    .array(thing, {minLength: 1, maxLength: 30, size: 'max'})
    .map(list => list.map((record, index) => ({...record, id: index + 1})));
}

/** Half of the actors lack it. */
function perhaps<T>(arbitrary: Arbitrary<T>): Arbitrary<T | null> {
  return fc.option(arbitrary, {nil: null, freq: 1});
}

export function context(text: Arbitrary<string>): Arbitrary<PredicateContext> {
  const ids = fc.array(personId, {maxLength: 3});
  return fc.record({
    actor: fc.record({
      id: perhaps(fc.constantFrom(...PEOPLE_IDS)),
      departmentIds: ids,
      roleIds: ids,
      platformIds: ids,
      marketPlatformIds: ids,
      memberId: perhaps(personId),
      email: perhaps(text),
    }),
    now: fc.constantFrom('2024-02-29T00:00:00.000Z', '2024-02-28T23:59:59.999Z', '1970-01-01T12:34:56.789Z'),
  });
}
