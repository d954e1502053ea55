/** Where a request comes from: what its connection says, or a proxy whose word counts. */
import type {IncomingMessage} from 'node:http';
import {isIP, type BlockList} from 'node:net';

/** Looked at from the right; nobody has more proxies of their own in a row. */
const MOST_PROXIES = 10;

/** IPv4 as such, also where it came over a socket for IPv6. */
function plain(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address);
  return mapped?.[1] ?? address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The nearest address that is no trusted proxy: what strangers write into the header themselves stands to its left and
 * counts for nothing.
 */
export function sourceOf({headers, socket}: Pick<IncomingMessage, 'headers' | 'socket'>, trusted: BlockList): string {
  let source = plain(socket.remoteAddress ?? '');
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .slice(-MOST_PROXIES)
    .map(part => plain(part.trim()));
  for (
    let next = forwarded.pop();
    next !== undefined && isIP(next) !== 0 && isTrusted(source, trusted);
    next = forwarded.pop()
  )
    source = next;
  return source;
}

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
