/** What a property of a new record is given, taken apart. */
import {propertiesRead} from '../expression/inspect';
import type {Text} from '../text';
import type {Expression} from '../vocabulary/expression';
import type {Given} from '../vocabulary/origin';
import type {Predicate} from '../vocabulary/predicate';

export type TakenGiven =
  | {readonly op: 'expression'; readonly of: Expression}
  | {readonly op: 'rest'; readonly of: string; readonly when?: Predicate}
  | {readonly op: 'address'; readonly uses: readonly ('shipping' | 'billing')[]}
  | {readonly op: 'today'; readonly days: number}
  | {readonly op: 'dayOf'; readonly of: string}
  | {readonly op: 'labelOf'; readonly of: string; readonly language?: keyof Text}
  | {readonly op: 'first'; readonly of: readonly Given[]};

export function takeGiven(given: Given): TakenGiven {
  if (typeof given === 'string') return {op: 'expression', of: given};
  if ('rest' in given) return {op: 'rest', of: given.rest, when: given.when};
  if ('address' in given) return {op: 'address', uses: given.address};
  if ('today' in given) return {op: 'today', days: given.today};
  if ('dayOf' in given) return {op: 'dayOf', of: given.dayOf};
  if ('labelOf' in given) return {op: 'labelOf', of: given.labelOf, language: given.in};
  if ('first' in given) return {op: 'first', of: given.first};
  return {op: 'expression', of: given};
}

/** The properties of the origin, and paths from it, that are read; of addresses none. */
export function pathsRead(given: Given): readonly string[] {
  const taken = takeGiven(given);
  switch (taken.op) {
    case 'expression':
      return propertiesRead(taken.of);
    case 'rest':
    case 'dayOf':
    case 'labelOf':
      return [taken.of];
    case 'first':
      return taken.of.flatMap(pathsRead);
    default:
      return [];
  }
}
