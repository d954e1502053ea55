/** Admin-menu mode: the console shows its menu and the way out, nothing else in the header (CO-420 to CO-425). */
const COOKIE = 'MenuFlag';

/** The cookie that whoever opens the console in this mode sets. */
export function isMenuMode(cookies = document.cookie): boolean {
  return cookies.split('; ').some(part => part === `${COOKIE}=1` || part === `${COOKIE}=true`);
}
