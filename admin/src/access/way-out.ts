/**
 * Where the console leads when its session is over. Several hear of that, one after the other: the log-out, requests
 * that were under way, the guard of the routes. What the address follows from goes with the session (the mode, the
 * source of the sign-in), so whoever comes first settles it, until there is a session again.
 */
import {isMenuMode} from '../preferences/menu-mode';
import {SITE_SIGN_IN} from '../request/area';
import {loginPath} from '../request/token';

let settled: string | undefined;

/** Of a session that goes on, or of the last one that this page knew. */
export function wayOut(): string {
  return settled ?? (isMenuMode() ? SITE_SIGN_IN : loginPath());
}

/** Before anything of the session goes. */
export function settleWayOut(): string {
  settled = wayOut();
  return settled;
}

/** Undefined where no session was left. */
export function settledWayOut(): string | undefined {
  return settled;
}

/** There is a session again. */
export function forgetWayOut(): void {
  settled = undefined;
}
