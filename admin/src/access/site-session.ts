/** The sign-in of the website-settings area, apart from the console's (CO-255, CO-256). */
const COOKIE = 'emblem_site';

export function readSiteToken(): string | undefined {
  const entry = document.cookie.split('; ').find(part => part.startsWith(`${COOKIE}=`));
  return entry ? decodeURIComponent(entry.slice(COOKIE.length + 1)) || undefined : undefined;
}

export function dropSiteToken(): void {
  document.cookie = `${COOKIE}=; path=/; SameSite=Strict; Max-Age=0`;
}
