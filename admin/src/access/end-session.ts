/** Ending a session on the server. */
import {get} from '../request/api';

/**
 * Ends the session of this token, where there is one. It may have ended already, and a server that does not answer
 * keeps nobody from leaving: no failure is told.
 */
export async function endSession(token: string | undefined): Promise<void> {
  if (token === undefined) return;
  await get('/user/logout', {}, undefined, {headers: {token}, quiet: true, outsideSession: true}).catch(
    () => undefined,
  );
}
