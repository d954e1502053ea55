/** Loads the session and what the console starts with, once per token, and again after a sign-in (CO-259 to CO-269). */
import {get} from '../request/api';
import {readToken} from '../request/token';
import {parseSession, type Session} from './session';
import {FIRST_LOAD, loadStartData} from './start-data';
import {forgetWayOut} from './way-out';

let loaded: {readonly token: string; readonly session: Promise<Session>} | undefined;

/** There as long as this tab works in a session; signing out leaves nothing in it. */
const HERE = 'signedIn';

/**
 * Whether a session ended in this tab without being signed out of, as when its time is over or another tab signed out;
 * once.
 */
export function hasLostSession(): boolean {
  const lost = sessionStorage.getItem(HERE) !== null;
  sessionStorage.removeItem(HERE);
  return lost;
}

export function forgetSession(): void {
  loaded = undefined;
}

async function load(): Promise<Session> {
  const [info, start] = await Promise.all([get('/user/getUserInfo', {}, undefined, FIRST_LOAD), loadStartData()]);
  return {...parseSession(info), start};
}

/** Null when nobody is signed in; rejects when one of the loads fails. */
export async function loadSession(): Promise<Session | null> {
  const token = readToken();
  if (!token) return null;
  if (loaded?.token !== token) loaded = {token, session: load()};
  try {
    const session = await loaded.session;
    if (readToken() === token) forgetWayOut();
    sessionStorage.setItem(HERE, '1');
    return session;
  } catch (error) {
    forgetSession();
    throw error;
  }
}
