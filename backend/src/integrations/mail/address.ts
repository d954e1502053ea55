/** Addresses that mail goes to: one at a time, and never more than was looked at. */
import {normalText} from '@emblem/schemas';

const MAX_LENGTH = 200;

/** One mailbox as nearly everybody writes it: no lists, comments, quotes, routes or names around it. */
const LOCAL = /^[\p{L}\p{N}.!#$&'*+/=?^_`{}~-]{1,64}$/u;
const LABEL = /^[\p{L}\p{N}-]{1,63}$/u;

function isAddress(written: string): boolean {
  const [local = '', domain = '', ...more] = written.split('@');
  const labels = domain.split('.');
  return more.length === 0 && LOCAL.test(local) && labels.length > 1 && labels.every(label => LABEL.test(label));
}

/** In lower case and in one spelling of its letters; undefined for what is not exactly one address. */
export function readAddress(written: string): string | undefined {
  if (written.length > MAX_LENGTH) return undefined;
  const address = normalText(written.trim()).toLowerCase();
  return isAddress(address) ? address : undefined;
}

/** Providers whose local parts mean the same with and without points. */
const WITHOUT_POINTS = new Set(['gmail.com', 'googlemail.com']);

/** Whose mailbox it is: what stands after a plus goes to the same person. For counting, not for sending. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [domain, tagged] = [address.slice(at + 1), address.slice(0, at)];
  const local = tagged.split('+', 1)[0] ?? tagged;
  return WITHOUT_POINTS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
