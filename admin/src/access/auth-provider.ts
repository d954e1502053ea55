/** Signing in and out, and react-admin's questions about rights. */
import type {AuthProvider} from 'react-admin';
import {entityOf} from '../model/views';
import {isFailure, SESSION_EXPIRED} from '../request/failure';
import {asValues} from '../model/parse';
import {SITE_SIGN_IN} from '../request/area';
import {dropToken, isViewing, loginPath, readToken} from '../request/token';
import {isMenuMode} from '../preferences/menu-mode';
import {clearConsoleStorage} from '../preferences/store';
import {checkSession} from './check-session';
import {endSession, enter} from './enter';
import {forgetSession, loadSession} from './load';
import {may} from './session';
import {leaveMenuMode} from './leave-site';
import {leaveView} from './view-mode';

const RIGHT_OF_ACTION: Readonly<Record<string, string>> = {list: 'read', show: 'read', edit: 'read'};

export const authProvider: AuthProvider = {
  login: enter,

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

  checkAuth: () => checkSession('console', loginPath()),

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
