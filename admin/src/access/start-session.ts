/** Begins a session: keeps its token, and loads what the console starts with. */
import {queryClient} from '../request/query-client';
import {readToken, storeLoginSource, storeToken, type LoginSource} from '../request/token';
import {endSession} from './end-session';
import {forgetSession, loadSession} from './load';
import {keepProblem} from './problem';

/** What the last step of signing in has led to. */
export interface Credentials {
  readonly token: string;
  readonly source: LoginSource;
}

/**
 * Takes the new session over; one that was open before ends. Rejects when what the console starts with cannot be
 * loaded.
 */
export async function startSession({token, source}: Credentials): Promise<void> {
  const present = readToken();
  if (present !== token) await endSession(present);
  forgetSession();
  keepProblem(undefined);
  storeToken(token);
  queryClient.clear();
  storeLoginSource(source);
  await loadSession();
}
