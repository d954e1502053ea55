/** Whether there is a session to work with; without one react-admin leads to the sign-in of the area. */
import {translate} from '../i18n/i18n';
import {isFailure, messageOf, SESSION_EXPIRED} from '../request/failure';
import {isLeaving, untilGone} from '../request/leaving';
import {dropToken, readToken, type Area} from '../request/token';
import {hasLostSession, loadSession} from './load';
import {keepProblem} from './problem';

/**
 * Rejects with where to go. Without all it starts with an area is not opened at all: the token is dropped, and the
 * sign-in says why (CO-270, CO-704).
 */
export async function checkSession(area: Area, signIn: string): Promise<void> {
  if (!readToken(area)) {
    if (hasLostSession()) keepProblem(translate('signIn.expired'));
    throw {redirectTo: signIn, message: false};
  }
  try {
    await loadSession();
  } catch (error) {
    if (isLeaving()) return untilGone();
    dropToken(area);
    keepProblem(isFailure(error) && error.status === SESSION_EXPIRED ? translate('signIn.expired') : messageOf(error));
    throw {redirectTo: signIn, message: false};
  }
}
