/** Seeing the console as another user: a session of its own in this tab alone, which changes nothing. */
import {sendJson} from '../request/http';
import {asText, asValues} from '../model/parse';
import {endViewToken, readToken, startViewToken} from '../request/token';
import {endSession} from './end-session';
import {HOME} from './permitted';

/** Shows the console as this user does; the page is loaded anew, so that nothing of one's own is left in it. */
export async function viewAs(userId: number): Promise<void> {
  const answer = asValues(
    await sendJson('/rest/user/actions/view-as', {method: 'POST', body: JSON.stringify({ids: [userId]})}),
  );
  const token = asText(answer.viewToken);
  if (token === undefined) throw new Error('The server opened no view.');
  startViewToken(token, location.pathname + location.search);
  location.assign(HOME);
}

/** Back to one's own console, where one came from. */
export async function leaveView(): Promise<void> {
  await endSession(readToken());
  location.assign(endViewToken() ?? HOME);
}
