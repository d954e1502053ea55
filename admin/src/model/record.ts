/** A record as `/rest` gives it. */
import {isValues, type Values} from './parse';

/** Names what the server said of a save in the record that came back. */
export const MESSAGE = '_message';

/** True, or the reason why not in the user's language. */
export type Ability = true | string;

export interface EntityRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** A name, or null where the user may not see it. */
export type Label = string | null;

/**
 * What the ids of a relation stand for, e.g. a country's name, in their order; undefined where the record came without.
 */
export function labelsOf(record: Values | undefined, field: string): readonly Label[] | undefined {
  const labels = record?._labels;
  if (!isValues(labels) || labels[field] === undefined) return undefined;
  const list: readonly unknown[] = Array.isArray(labels[field]) ? labels[field] : [labels[field]];
  return list.map(label => (typeof label === 'string' ? label : null));
}

/** Actions the server says nothing about count as not allowed. */
export function abilityOf(record: Values, action: string): Ability {
  const abilities = record._abilities;
  const ability = isValues(abilities) ? abilities[action] : undefined;
  if (ability === true) return true;
  return typeof ability === 'string' ? ability : '';
}

export function versionOf(record: Values): number | undefined {
  return typeof record.version === 'number' ? record.version : undefined;
}
