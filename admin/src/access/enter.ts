/** Taking a session over, and ending one. */
import {get} from '../request/api';
import {queryClient} from '../request/query-client';
import {readToken, storeLoginSource, storeToken, type LoginSource} from '../request/token';
import {forgetSession, loadSession} from './load';
import {keepProblem} from './problem';

/** What the last step of signing in has led to. */
export interface Credentials {
  readonly token: string;
  readonly source: LoginSource;
}

export async function endSession(): Promise<void> {
  try {
    await get('/user/logout', {}, undefined, {quiet: true, outsideSession: true});
  } catch {
    // The session may have ended already; the browser forgets it all the same.
  }
}

/**
 * Takes the new session over; one that was open before ends. Rejects when what the console starts with cannot be
 * loaded.
 */
export async function enter({token, source}: Credentials): Promise<void> {
  const present = readToken();
  if (present !== undefined && present !== token) await endSession();
  forgetSession();
  keepProblem(undefined);
  storeToken(token);
  queryClient.clear();
  storeLoginSource(source);
  await loadSession();
}
