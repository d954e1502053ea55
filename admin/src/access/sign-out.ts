/** Signing out of the console, or of a view of somebody else's. */
import {isMenuMode} from '../preferences/menu-mode';
import {clearConsoleStorage} from '../preferences/store';
import {dropToken, isViewing, readToken} from '../request/token';
import {endSession} from './end-session';
import {leaveMenuMode} from './leave-site';
import {forgetSession} from './load';
import {leaveView} from './view-as';
import {settleWayOut} from './way-out';

/**
 * Returns where to go, or false where the browser goes by itself: out of a view back to one's own console. A session
 * that has `expired` is not ended on the server again.
 */
export async function signOut(expired: boolean): Promise<string | false> {
  if (isViewing()) {
    await leaveView();
    return false;
  }
  const path = settleWayOut();
  if (!expired) await endSession(readToken());
  forgetSession();
  dropToken();
  if (isMenuMode()) leaveMenuMode();
  sessionStorage.clear();
  clearConsoleStorage();
  return path;
}
