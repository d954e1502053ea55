/** Signing in and out, and react-admin's questions about rights. */
import type {AuthProvider} from 'react-admin';
import {entityOf} from '../engine/views';
import {translate} from '../i18n/i18n';
import {get, post} from '../request/api';
import {isFailure, messageOf, SESSION_EXPIRED} from '../request/failure';
import {asText, asValues} from '../request/parse';
import {queryClient} from '../request/query-client';
import {dropToken, isLoginSource, isViewing, loginPath, readToken, storeLoginSource, storeToken} from '../request/token';
import {clearConsoleStorage} from '../shell/store';
import {forgetSession, loadSession} from './load';
import {keepProblem} from './problem';
import {may} from './session';
import {leaveView} from './view-mode';

const RIGHT_OF_ACTION: Readonly<Record<string, string>> = {list: 'read', show: 'read', edit: 'read'};

export interface Credentials {
  readonly userName: string;
  readonly password: string;
  readonly source: string;
}

async function endSession(): Promise<void> {
  try {
    await get('/user/logout', {}, undefined, {quiet: true, outsideSession: true});
  } catch {
    // The session may have ended already; the browser forgets it all the same.
  }
}

export const authProvider: AuthProvider = {
  async login({userName, password, source}: Credentials) {
    const data = await post('/login', {userName: userName.trim(), password}, undefined, {quiet: true});
    const token = asText(asValues(data).token);
    if (!token) throw new Error('The server answered without a token.');
    forgetSession();
    keepProblem(undefined);
    storeToken(token);
    queryClient.clear();
    if (isLoginSource(source)) storeLoginSource(source);
  },

  async logout(params: unknown) {
    const path = loginPath();
    if (isViewing()) {
      // Signing out of a view is going back to one's own console.
      await leaveView();
      return false;
    }
    const expired = asValues(params).expired === true;
    if (readToken() && !expired) await endSession();
    forgetSession();
    dropToken();
    sessionStorage.clear();
    clearConsoleStorage();
    return path;
  },

  async checkAuth() {
    if (!readToken()) throw {redirectTo: loginPath(), message: false};
    try {
      await loadSession();
    } catch (error) {
      const expired = isFailure(error) && error.status === SESSION_EXPIRED;
      // Without all it starts with the console is not opened at all (CO-270).
      dropToken();
      keepProblem(expired ? translate('signIn.expired') : messageOf(error));
      throw {redirectTo: loginPath(), message: false};
    }
  },

  async checkError(error: unknown) {
    // The request layer has logged out already; the caller is only kept from saying so again.
    if (isFailure(error) && error.status === SESSION_EXPIRED) throw {logoutUser: false, message: false};
  },

  async getIdentity() {
    const session = await loadSession();
    return {id: session?.id ?? 0, fullName: session?.userName ?? ''};
  },

  // What cannot be loaded is `checkAuth`'s matter: pages that are open stay open.
  getPermissions: () => loadSession().catch(() => null),

  async canAccess({resource, action}) {
    const session = await loadSession();
    const entity = entityOf(resource);
    if (!session || !entity) return false;
    return may(session, entity.key, RIGHT_OF_ACTION[action] ?? action);
  },
};
