/** Reads a signed form that was kept as text. */
import {asText, asValues} from '../model/parse';
import {parseJson} from '../request/failure';

export interface Signature {
  readonly policy: string;
  readonly accessid: string;
  readonly signature: string;
  readonly dir: string;
  readonly url: string;
}

/** An upload that begins must reach the server before the form expires. */
const MARGIN_MS = 60_000;

/** The policy names the time; undefined for one that does not. */
function expiryOf(policy: string): number | undefined {
  try {
    const time = Date.parse(asText(asValues(parseJson(atob(policy))).expiration) ?? '');
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}

/** Undefined for what is no signed form, and for one that expires within a minute. */
export function readSignature(text: string | null, now: Date): Signature | undefined {
  const values = asValues(text === null ? undefined : parseJson(text));
  const [policy, accessid, signature, dir, url] = ['policy', 'accessid', 'signature', 'dir', 'url'].map(name =>
    asText(values[name]),
  );
  if (!policy || !accessid || !signature || dir === undefined || !url) return undefined;
  const expiry = expiryOf(policy);
  return expiry !== undefined && expiry - MARGIN_MS > now.getTime()
    ? {policy, accessid, signature, dir, url}
    : undefined;
}
