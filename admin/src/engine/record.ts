/** A record as `/rest` gives it. */
import {isValues, type Values} from '../request/parse';

/** True, or the reason why not in the user's language. */
export type Ability = true | string;

export interface EntityRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** What a relation's id stands for, e.g. a country's name; several for a list of ids. */
export function labelsOf(record: Values | undefined, field: string): string | readonly string[] | undefined {
  const labels = record?._labels;
  const label = isValues(labels) ? labels[field] : undefined;
  if (typeof label === 'string') return label;
  return Array.isArray(label) ? label.map(String) : undefined;
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
