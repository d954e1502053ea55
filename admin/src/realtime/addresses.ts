/** Where the sockets are, with the token in the query as the specification has it (CO-665). */
import {readToken} from '../request/token';

function address(path: string, query: Readonly<Record<string, string>> = {}): string | undefined {
  const token = readToken();
  if (token === undefined) return undefined;
  const url = new URL(path, location.href);
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  url.search = new URLSearchParams({token, ...query}).toString();
  return url.href;
}

/** `known` are the unread messages that the console holds already. */
export function broadcastAddress(known: readonly number[]): string | undefined {
  return address('/ws', known.length > 0 ? {known: known.join(',')} : {});
}

export function keepAliveAddress(): string | undefined {
  return address('/ws/keepAlive');
}
