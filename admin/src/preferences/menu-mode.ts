/** Admin-menu mode: the console shows its menu and the way out, nothing else in the header (CO-420 to CO-425). */
/** The cookie that whoever opens the console in this mode sets. */
export const MENU_COOKIE = 'MenuFlag';

export function isMenuMode(cookies = document.cookie): boolean {
  return cookies.split('; ').some(part => part === `${MENU_COOKIE}=1` || part === `${MENU_COOKIE}=true`);
}
