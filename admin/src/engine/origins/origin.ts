/** Records that are made from others (`x-from`), by their addresses. */
import type {Entity, Origin} from '@emblem/schemas';
import {asNumber} from '../../model/parse';
import {pathsOf} from '../../model/paths';
import type {EntityView} from '../../model/views';

/** Names the record that another one is made from in the address of the create form, as in `?from=order:12`. */
export const FROM = 'from';

/** One record that another one is made from. */
export interface OriginRecord {
  readonly origin: Origin;
  readonly id: number;
}

/** As the server is told of it. */
export function originKey({origin, id}: OriginRecord): string {
  return `${origin.entity}:${id}`;
}

/** The create form of the list, to be filled in from that record. */
export function makePath(view: EntityView, made: OriginRecord): string {
  return `${pathsOf(view).create}?${new URLSearchParams({[FROM]: originKey(made)})}`;
}

/** The record that the address of a create form names; undefined where it names none that this is made from. */
export function originAsked(entity: Entity, query: URLSearchParams): OriginRecord | undefined {
  const [, key, digits] = /^([a-z][a-z0-9-]*):(\d{1,15})$/.exec(query.get(FROM) ?? '') ?? [];
  const origin = entity.origins.find(each => each.entity === key);
  const id = asNumber(Number(digits));
  return origin && id !== undefined ? {origin, id} : undefined;
}
