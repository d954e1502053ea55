/** Signing in and out, and react-admin's questions about rights. */
import type {AuthProvider} from 'react-admin';
import {entityOf} from '../engine/views';
import {translate} from '../i18n/i18n';
import {get} from '../request/api';
import {isFailure, messageOf, SESSION_EXPIRED} from '../request/failure';
import {asValues} from '../request/parse';
import {queryClient} from '../request/query-client';
import {dropToken, isViewing, loginPath, readToken, storeLoginSource, storeToken, type LoginSource} from '../request/token';
import {isMenuMode} from '../shell/menu-mode';
import {clearConsoleStorage} from '../shell/store';
import {SITE_SIGN_IN} from './guard';
import {forgetSession, loadSession} from './load';
import {keepProblem} from './problem';
import {may} from './session';
import {leaveMenuMode} from './site-session';
import {leaveView} from './view-mode';

const RIGHT_OF_ACTION: Readonly<Record<string, string>> = {list: 'read', show: 'read', edit: 'read'};

/** What the last step of signing in has led to. */
export interface Credentials {
  readonly token: string;
  readonly source: LoginSource;
}

async function endSession(): Promise<void> {
  try {
    await get('/user/logout', {}, undefined, {quiet: true, outsideSession: true});
  } catch {
    // The session may have ended already; the browser forgets it all the same.
  }
}

export const authProvider: AuthProvider = {
  /** Takes the new session over; one that was open before ends. */
  async login({token, source}: Credentials) {
    const present = readToken();
    if (present !== undefined && present !== token) await endSession();
    forgetSession();
    keepProblem(undefined);
    storeToken(token);
    queryClient.clear();
    storeLoginSource(source);
    await loadSession();
  },

  async logout(params: unknown) {
    const path = isMenuMode() ? SITE_SIGN_IN : loginPath();
    if (isViewing()) {
      // Signing out of a view is going back to one's own console.
      await leaveView();
      return false;
    }
    const expired = asValues(params).expired === true;
    if (readToken() && !expired) await endSession();
    forgetSession();
    dropToken();
    if (isMenuMode()) leaveMenuMode();
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
