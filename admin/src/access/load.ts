/** Loads the session once per token, and again after a sign-in. */
import {get} from '../request/api';
import {readToken} from '../request/token';
import {parseSession, type Session} from './session';

let loaded: {readonly token: string; readonly session: Promise<Session>} | undefined;

export function forgetSession(): void {
  loaded = undefined;
}

/** Null when nobody is signed in; rejects when the server refuses the token. */
export async function loadSession(): Promise<Session | null> {
  const token = readToken();
  if (!token) return null;
  if (loaded?.token !== token) loaded = {token, session: get('/user/getUserInfo').then(parseSession)};
  try {
    return await loaded.session;
  } catch (error) {
    forgetSession();
    throw error;
  }
}
