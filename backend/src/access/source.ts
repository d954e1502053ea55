/** Where a request comes from: what its connection says, or a proxy whose word counts. */
import type {IncomingMessage} from 'node:http';
import {isIP, type BlockList} from 'node:net';

/** Looked at from the right; nobody has more proxies of their own in a row. */
const MAX_PROXIES = 10;

/** IPv4 as such, also where it came over a socket for IPv6. */
function plainAddress(address: string): string {
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
  let source = plainAddress(socket.remoteAddress ?? '');
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .slice(-MAX_PROXIES)
    .map(part => plainAddress(part.trim()));
  for (
    let next = forwarded.pop();
    next !== undefined && isIP(next) !== 0 && isTrusted(source, trusted);
    next = forwarded.pop()
  )
    source = next;
  return source;
}
