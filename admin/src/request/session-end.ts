/** What happens when the server no longer knows the session (CO-685, CO-687, CO-688). */
import {translate} from '../i18n/i18n';
import {failure, SESSION_EXPIRED} from './failure';
import {tellError} from './notices';
import {dropToken, endViewToken, isViewing, readToken} from './token';

/** Milliseconds that the message stays (section 9). */
const MESSAGE_STAYS = 1000;

const listeners = new Set<() => void>();

/** The listener signs out and leads to the sign-in. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Ends the session that `token` stood for, once: of several requests that are refused at the same time only the first
 * counts, and none that was sent before a new sign-in. A view of somebody's console ends alone: one's own session goes
 * on. Answers the failure of the request.
 */
export function sessionEnded(token: string | undefined): Error {
  const message = translate('signIn.expired');
  if (token === readToken() && isViewing()) location.assign(endViewToken() ?? '/');
  else if (token === readToken()) {
    dropToken();
    tellError(message, MESSAGE_STAYS);
    for (const listener of listeners) listener();
  }
  return failure(message, SESSION_EXPIRED);
}
