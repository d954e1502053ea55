/**
 * Addresses of private files that work without a session for a while: for pages, mails and programs that send no token.
 */
import {createHmac, timingSafeEqual} from 'node:crypto';
import {pathOfKey, type FileKey} from './key';

const VALID_SECONDS = 10 * 60;

export interface SignedUrl {
  readonly url: string;
  /** ISO 8601 */
  readonly expiresAt: string;
}

function sign(secret: Buffer, key: FileKey, expires: number): string {
  return createHmac('sha256', secret).update(`link\n${expires}\n${key}`).digest('base64url');
}

/** Good for ten minutes from `now` on. */
export function signUrl(secret: Buffer, key: FileKey, now: Date): SignedUrl {
  const expires = Math.floor(now.getTime() / 1000) + VALID_SECONDS;
  const url = `${pathOfKey(key)}?expires=${expires}&signature=${sign(secret, key, expires)}`;
  return {url, expiresAt: new Date(expires * 1000).toISOString()};
}

export function isValidSignature(secret: Buffer, key: FileKey, query: URLSearchParams, now: Date): boolean {
  const expires = Number(query.get('expires'));
  const given = Buffer.from(query.get('signature') ?? '');
  const expected = Buffer.from(sign(secret, key, expires));
  return given.length === expected.length && timingSafeEqual(given, expected) && expires * 1000 > now.getTime();
}
