/**
 * The one platform that the console works for, kept in a cookie (CO-353 to CO-355). Not the platforms that lists are
 * narrowed to (`platform-choice`).
 */
const COOKIE = 'proId';
/** 30 days (CO-353). */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** Returns the id of the current platform; undefined when none was chosen. */
export function readCurrentPlatform(cookies = document.cookie): string | undefined {
  const [, id] = new RegExp(`(?:^|; )${COOKIE}=(\\d{1,15})(?:;|$)`).exec(cookies) ?? [];
  return id;
}

export function storeCurrentPlatform(id: string): void {
  document.cookie = `${COOKIE}=${id}; path=/; SameSite=Strict; Max-Age=${MAX_AGE_SECONDS}`;
}
