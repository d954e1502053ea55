/**
 * Keeps the session token. The cookie is only storage: `/api` and `/rest` read the `token` header, `/files` alone reads
 * the cookie.
 */
import {isSitePath} from './area';

/** The console and the website settings have a session each. */
export type Area = 'console' | 'site';

const COOKIES: Readonly<Record<Area, string>> = {console: 'emblem_staff', site: 'emblem_site'};
const SOURCE_KEY = 'loginSource';

export const LOGIN_SOURCES = ['ly', 'qm', 'google', 'cs', 'sc'] as const;
export type LoginSource = (typeof LOGIN_SOURCES)[number];

function attributes(): string {
  return `path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;
}

function areaHere(): Area {
  return isSitePath(location.pathname) ? 'site' : 'console';
}

/** A view of somebody else's console lasts as long as its tab, and stands in front of one's own session. */
const VIEW_KEY = 'viewAs';
const VIEW_ORIGIN_KEY = 'viewAsFrom';

/** What this tab remembers, apart for one's own console and for a view. */
export function sessionKey(name: string): string {
  return isViewing() ? `${VIEW_KEY}.${name}` : name;
}

export function startViewToken(token: string, from: string): void {
  sessionStorage.setItem(VIEW_KEY, token);
  sessionStorage.setItem(VIEW_ORIGIN_KEY, from);
}

/** Returns the address that the view was opened from. */
export function endViewToken(): string | undefined {
  const from = sessionStorage.getItem(VIEW_ORIGIN_KEY) ?? undefined;
  for (const key of Object.keys(sessionStorage))
    if (key === VIEW_KEY || key.startsWith(`${VIEW_KEY}.`)) sessionStorage.removeItem(key);
  sessionStorage.removeItem(VIEW_ORIGIN_KEY);
  return from;
}

export function isViewing(): boolean {
  return areaHere() === 'console' && sessionStorage.getItem(VIEW_KEY) !== null;
}

/** Of the area that the page belongs to, unless another one is asked for. */
export function readToken(area: Area = areaHere()): string | undefined {
  return (area === 'console' ? sessionStorage.getItem(VIEW_KEY) : null) ?? ownToken(COOKIES[area]);
}

function ownToken(cookie: string): string | undefined {
  const entry = document.cookie.split('; ').find(part => part.startsWith(`${cookie}=`));
  return entry ? decodeURIComponent(entry.slice(cookie.length + 1)) || undefined : undefined;
}

export function storeToken(token: string): void {
  const area = areaHere();
  if (area === 'console') endViewToken();
  document.cookie = `${COOKIES[area]}=${encodeURIComponent(token)}; ${attributes()}`;
}

/** Of a view alone, where there is one: one's own session goes on. */
export function dropToken(area: Area = areaHere()): void {
  if (area === 'console' && isViewing()) {
    endViewToken();
    return;
  }
  document.cookie = `${COOKIES[area]}=; ${attributes()}; Max-Age=0`;
}

export function isLoginSource(value: string | null | undefined): value is LoginSource {
  return LOGIN_SOURCES.some(source => source === value);
}

/** Where the user signed in from, `ly` unless told (CO-273, CO-274). */
export function loginSource(): LoginSource {
  const stored = sessionStorage.getItem(SOURCE_KEY);
  return isLoginSource(stored) ? stored : 'ly';
}

export function storeLoginSource(source: LoginSource): void {
  sessionStorage.setItem(SOURCE_KEY, source);
}

export function loginPath(): string {
  return `/${loginSource()}/login`;
}
