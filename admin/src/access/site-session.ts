/** The sign-in of the website-settings area, apart from the console's (CO-255, CO-256). */
import {send} from '../request/http';
import {MENU_COOKIE} from '../shell/menu-mode';

const COOKIE = 'emblem_site';

function attributes(): string {
  return `path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;
}

export function readSiteToken(): string | undefined {
  const entry = document.cookie.split('; ').find(part => part.startsWith(`${COOKIE}=`));
  return entry ? decodeURIComponent(entry.slice(COOKIE.length + 1)) || undefined : undefined;
}

export function storeSiteToken(token: string): void {
  document.cookie = `${COOKIE}=${encodeURIComponent(token)}; ${attributes()}`;
}

export function dropSiteToken(): void {
  document.cookie = `${COOKIE}=; ${attributes()}; Max-Age=0`;
}

/** Ends the session on the server too; the browser forgets it all the same when that fails. */
export async function leaveSite(): Promise<void> {
  const token = readSiteToken();
  dropSiteToken();
  if (token) await send('/api/user/logout', {headers: {token}, outsideSession: true}).catch(() => undefined);
}

/** Logging out of admin-menu mode removes its cookie and that of the website settings, to whose sign-in it leads (CO-358). */
export function leaveMenuMode(): void {
  document.cookie = `${MENU_COOKIE}=; ${attributes()}; Max-Age=0`;
  void leaveSite();
}
