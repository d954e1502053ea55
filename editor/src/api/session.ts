/**
 * The sessions in the browser: member and staff each have a cookie, which is storage only; calls carry the token in a
 * header.
 */
import type {Caller} from './request';

const COOKIE: Readonly<Record<Caller, string>> = {member: 'emblem_member', staff: 'emblem_staff'};

/** The part of `document` that is used. */
export interface CookieJar {
  cookie: string;
}

export function readToken(jar: CookieJar, caller: Caller): string | undefined {
  const found = jar.cookie.split('; ').find(entry => entry.startsWith(`${COOKIE[caller]}=`));
  const token = found === undefined ? '' : decodeURIComponent(found.slice(COOKIE[caller].length + 1));
  return token === '' ? undefined : token;
}

/** `secure` where the page itself came over https. */
export function keepToken(jar: CookieJar, caller: Caller, token: string, secure: boolean): void {
  jar.cookie = `${COOKIE[caller]}=${encodeURIComponent(token)}; path=/; SameSite=Strict${secure ? '; Secure' : ''}`;
}

export function dropToken(jar: CookieJar, caller: Caller): void {
  jar.cookie = `${COOKIE[caller]}=; path=/; SameSite=Strict; max-age=0`;
}
