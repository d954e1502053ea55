/** Leaving the website settings, and the mode of the console that is entered from there. */
import {send} from '../request/http';
import {dropToken, readToken} from '../request/token';
import {MENU_COOKIE} from '../preferences/menu-mode';

/** Ends the session on the server too; the browser forgets it all the same when that fails. */
export async function leaveSite(): Promise<void> {
  const token = readToken('site');
  dropToken('site');
  if (token) await send('/api/user/logout', {headers: {token}, outsideSession: true}).catch(() => undefined);
}

/**
 * Logging out of admin-menu mode removes its cookie and that of the website settings, to whose sign-in it leads
 * (CO-358).
 */
export function leaveMenuMode(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${MENU_COOKIE}=; path=/; SameSite=Strict${secure}; Max-Age=0`;
  void leaveSite();
}
