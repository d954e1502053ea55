/** Keeps the session token. The cookie is only storage: `/api` and `/rest` read the `token` header, `/files` alone reads the cookie. */
const COOKIE = 'emblem_staff';
const SOURCE_KEY = 'loginSource';

export const LOGIN_SOURCES = ['ly', 'qm', 'google', 'cs', 'sc'] as const;
export type LoginSource = (typeof LOGIN_SOURCES)[number];

function attributes(): string {
  return `path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;
}

export function readToken(): string | undefined {
  const entry = document.cookie.split('; ').find(part => part.startsWith(`${COOKIE}=`));
  return entry ? decodeURIComponent(entry.slice(COOKIE.length + 1)) || undefined : undefined;
}

export function storeToken(token: string): void {
  document.cookie = `${COOKIE}=${encodeURIComponent(token)}; ${attributes()}`;
}

export function dropToken(): void {
  document.cookie = `${COOKIE}=; ${attributes()}; Max-Age=0`;
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
