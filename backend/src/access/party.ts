/** For whom something is done, where parties share what there is. */
import type {Actor} from '../actor';
import {networkOf} from './source';

/** Staff and members are themselves; visitors are told apart by where they come from. */
export function partyOf({kind, id, memberId, address}: Pick<Actor, 'kind' | 'id' | 'memberId' | 'address'>): string {
  return `${kind} ${id ?? memberId ?? networkOf(address)}`;
}
