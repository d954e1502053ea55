/** Lists of ids, in all the shapes in which the documented calls send them. */
import {missingInput, optionalId, requiredId} from '../../acts/input';
import type {Values} from '../../values';
import type {Context} from '../../context';

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function idOf(context: Context, item: unknown, name: string): number {
  const value = typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
  return requiredId(context, {[name]: typeof value === 'string' ? value.trim() : value}, name);
}

/** `[1, 2]`, `["1", "2"]`, `[{"id": 1}]`, `"1,2"` or `1`; blank is the empty list. Undefined when absent. */
export function optionalIds(context: Context, input: Values, name: string): readonly number[] | undefined {
  const value = input[name];
  if (!isPresent(value)) return undefined;
  if (Array.isArray(value)) return value.map((item: unknown) => idOf(context, item, name));
  if (typeof value === 'string')
    return value
      .split(',')
      .filter(part => part.trim() !== '')
      .map(part => idOf(context, part, name));
  const one = optionalId(context, input, name);
  return one === undefined ? [] : [one];
}

/** The first of the names that is present; a body that is itself a list comes under `list`. 422 when none is. */
export function requiredIds(context: Context, input: Values, ...names: readonly string[]): readonly number[] {
  const name = [...names, 'list'].find(candidate => isPresent(input[candidate]));
  return (
    (name === undefined ? undefined : optionalIds(context, input, name)) ?? missingInput(context, names[0] ?? 'list')
  );
}
