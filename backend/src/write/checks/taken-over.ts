/** Relations that a record takes over, unchanged, from what it is made from (`x-from`). */
import type {Entity} from '@emblem/schemas';
import type {Context} from '../../context';
import type {Values} from '../../values';
import {withPathValues} from '../../read/path-values';

/** Where the origins that the record names hold what the property is given: `orderId.memberId`. */
function pathsTo({origins}: Entity, values: Values, property: string): readonly string[] {
  return origins.flatMap(({via, values: given}) => {
    const from = given?.[property];
    return typeof from === 'string' && typeof values[via] === 'number' ? [`${via}.${from}`] : [];
  });
}

/**
 * Whether the property holds what an origin of the record says, as its maker sees the origin: who makes a quotation of
 * an order names its member, whether or not that member is in their reach.
 */
export async function isTakenOver(
  context: Context,
  entity: Entity,
  values: Values,
  property: string,
): Promise<boolean> {
  const paths = pathsTo(entity, values, property);
  if (paths.length === 0) return false;
  const [read = {}] = await withPathValues(context, entity, [{...values, id: 0, version: 0}], paths);
  return paths.some(path => read[path] === values[property]);
}
