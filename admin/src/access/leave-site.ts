/** Leaving the website settings, and the mode of the console that is entered from there. */
import {dropToken, readToken} from '../request/token';
import {MENU_COOKIE} from '../preferences/menu-mode';
import {endSession} from './end-session';

/** Ends the session of the website settings, in this browser and on the server. */
export async function leaveSite(): Promise<void> {
  const token = readToken('site');
  dropToken('site');
  await endSession(token);
}

/**
 * Signing out of admin-menu mode removes its cookie and that of the website settings, to whose sign-in it leads
 * (CO-358).
 */
export function leaveMenuMode(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${MENU_COOKIE}=; path=/; SameSite=Strict${secure}; Max-Age=0`;
  void leaveSite();
}
