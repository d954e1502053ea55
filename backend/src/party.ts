/** For whom something is done, where parties share what there is. */
import {isIP} from 'node:net';
import type {Actor} from './actor';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What counts as one place: an IPv4 address, or the network of 64 bits in which one household has all IPv6 addresses.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6 || address.includes('.')) return address;
  const [left = '', right] = address.toLowerCase().split('%', 1).join('').split('::');
  const [head, tail] = [left, right ?? ''].map(half => half.split(':').filter(group => group !== ''));
  if (!head || !tail) return address;
  const zeros = right === undefined ? 0 : Math.max(0, GROUPS - head.length - tail.length);
  return `${[...head, ...Array.from({length: zeros}, () => '0'), ...tail]
    .slice(0, NETWORK_GROUPS)
    .map(group => group.replace(/^0{1,3}(?=.)/, ''))
    .join(':')}::/64`;
}

/** Staff and members are themselves; visitors are told apart by where they come from. */
export function partyOf({kind, id, memberId, address}: Pick<Actor, 'kind' | 'id' | 'memberId' | 'address'>): string {
  return `${kind} ${id ?? memberId ?? networkOf(address)}`;
}
