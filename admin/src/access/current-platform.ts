/** The one platform that the console works for, kept in a cookie that the server reads, too (CO-353 to CO-355). */
const COOKIE = 'proId';
/** (CO-353). */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** Its id; undefined where none was chosen. */
export function readCurrentPlatform(cookies = document.cookie): string | undefined {
  const part = cookies.split('; ').find(each => each.startsWith(`${COOKIE}=`));
  return part === undefined ? undefined : decodeURIComponent(part.slice(COOKIE.length + 1)) || undefined;
}

export function storeCurrentPlatform(id: string): void {
  document.cookie = `${COOKIE}=${encodeURIComponent(id)}; path=/; SameSite=Strict; Max-Age=${MAX_AGE_SECONDS}`;
}
