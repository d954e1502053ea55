/** Loads the session and what the console starts with, once per token, and again after a sign-in (CO-259 to CO-269). */
import {get} from '../request/api';
import {readToken} from '../request/token';
import {parseSession, type Session} from './session';
import {FIRST_LOAD, loadStartData} from './start-data';

let loaded: {readonly token: string; readonly session: Promise<Session>} | undefined;

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
    return await loaded.session;
  } catch (error) {
    forgetSession();
    throw error;
  }
}
