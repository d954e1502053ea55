/** The tabs of a list whose view names none. */
import type {Entity, Field} from '../model';
import type {Predicate} from '../vocabulary/predicate';
import {fieldsNamed} from './inspect';

/** The property of the first workflow, unless the list shows some of its states alone. */
export function usualTabs(
  {workflows, field}: Pick<Entity, 'workflows' | 'field'>,
  where?: Predicate,
): Field | undefined {
  const [first] = workflows;
  if (!first || (where !== undefined && fieldsNamed(where).includes(first.field))) return undefined;
  return field[first.field];
}
