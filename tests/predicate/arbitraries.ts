/** Random records, and random predicates that make sense for them. */
import type {Predicate, PredicateContext} from '@emblem/schemas';
import fc, {type Arbitrary} from 'fast-check';
import {predicate} from './predicates';
import {context, people, things} from './records';
import {NEIGHBOURS, textsFrom} from './values';
import type {Person, Thing} from './world';

export interface Scenario {
  readonly people: readonly Person[];
  readonly things: readonly Thing[];
  readonly predicates: readonly Predicate[];
  readonly context: PredicateContext;
}

/** At most `most` predicates about the same records; all texts come from a few pieces that are near each other. */
export function scenario(most: number): Arbitrary<Scenario> {
  return fc.constantFrom(...NEIGHBOURS).chain(pieces => {
    const text = textsFrom(pieces);
    return fc.record({
      people: people(text),
      things: things(text),
      context: context(text),
      predicates: fc.array(predicate(text), {minLength: 1, maxLength: most, size: 'max'}),
    });
  });
}
