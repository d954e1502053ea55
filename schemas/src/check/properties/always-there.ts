/** Whether every record has a value of a property. */
import {copiedOf} from '../../vocabulary/expression';
import type {Entity, Field} from '../../model';

/** Required, or copied from a record that every record leads to. */
export function isAlwaysThere({field}: Entity, {required, computed}: Field): boolean {
  return required || field[copiedOf(computed)?.via ?? '']?.required === true;
}
