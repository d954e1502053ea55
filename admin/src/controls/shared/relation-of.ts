/** The entity a relation leads to, and what is known about the chosen records. */
import type {Entity, Field, Predicate} from '@emblem/schemas';
import {labelsOf} from '../../model/record';
import {model} from '../../model/schema';
import {asNumber, asNumbers, type Values} from '../../model/parse';
import {both} from '../../model/views';

export function targetOf(field: Field): Entity {
  if (!field.relation) throw new Error(`"${field.name}" is no relation.`);
  return model.entity(field.relation.to);
}

/** The properties by whose values the schema limits what may be chosen. */
export function matchedNames({relation}: Field): readonly string[] {
  return [...Object.values(relation?.matching ?? {}), ...Object.values(relation?.agreeing ?? {})];
}

/**
 * What may be chosen: by the schema, and by what else is entered where the schema says so. Without a value that it must
 * match, nothing.
 */
export function offeredBy({relation}: Field, entered: (name: string) => unknown): Predicate | undefined {
  const isGiven = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
  const strict = Object.entries(relation?.matching ?? {}).map(([theirs, ours]): Predicate => {
    const value = entered(ours);
    return isGiven(value) ? {eq: [theirs, value]} : {in: [theirs, []]};
  });
  const loose = Object.entries(relation?.agreeing ?? {}).flatMap(([theirs, ours]): readonly Predicate[] => {
    const value = entered(ours);
    return isGiven(value) ? [{any: [{eq: [theirs, null]}, {eq: [theirs, value]}]}] : [];
  });
  return both(relation?.filter, ...strict, ...loose);
}

/** Ids also come as text where a call answered them so. */
export function idsOf(value: unknown): readonly number[] {
  const id = asNumber(value);
  return id === undefined ? asNumbers(value) : [id];
}

/** The names that came with a record; `hidden` stands for those that the user may not see. */
export function namesIn(record: Values | undefined, field: string, hidden: string): ReadonlyMap<number, string> {
  const labels = labelsOf(record, field) ?? [];
  return new Map(
    idsOf(record?.[field]).flatMap((id, index) => {
      const label = labels[index];
      return label === undefined ? [] : [[id, label ?? hidden] as const];
    }),
  );
}
