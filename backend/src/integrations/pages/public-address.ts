/** Which addresses of the internet the server may ask by itself: none of its own network, whatever name leads there. */
import {lookup} from 'node:dns/promises';
import {isIP} from 'node:net';
import ipaddr from 'ipaddr.js';

export interface Place {
  readonly address: string;
  readonly family: number;
}

/** Neither this machine nor one of a private, reserved or link-local network. */
export function isPublicAddress(address: string): boolean {
  try {
    return ipaddr.process(address).range() === 'unicast';
  } catch {
    return false;
  }
}

/** Where a host is, or undefined where that is nowhere or not public. All of its addresses have to be. */
export async function placeOf(host: string, arePrivateTaken: boolean): Promise<Place | undefined> {
  const bare = host.replace(/^\[|\]$/g, '');
  const places = isIP(bare)
    ? [{address: bare, family: isIP(bare)}]
    : await lookup(bare, {all: true}).catch((): readonly Place[] => []);
  const isTaken = arePrivateTaken || places.every(({address}) => isPublicAddress(address));
  return isTaken ? places[0] : undefined;
}
