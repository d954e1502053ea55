/** Signing in and out, and react-admin's questions about rights. */
import type {AuthProvider} from 'react-admin';
import {entityOf} from '../model/views';
import {isFailure, SESSION_EXPIRED} from '../request/failure';
import {asValues} from '../model/parse';
import {checkSession} from './check-session';
import {startSession} from './start-session';
import {loadSession} from './load';
import {may} from './session';
import {signOut} from './sign-out';
import {wayOut} from './way-out';

/** An edit page opens to whoever may read the record: the server says of each record whether it may be changed. */
const RIGHT_OF_ACTION: Readonly<Record<string, string>> = {list: 'read', show: 'read', edit: 'read'};

export const authProvider: AuthProvider = {
  login: startSession,

  logout: (params: unknown) => signOut(asValues(params).expired === true),

  checkAuth: () => checkSession('console', wayOut()),

  async checkError(error: unknown) {
    // The request layer has signed out already; this only keeps react-admin from reporting it twice.
    if (isFailure(error) && error.status === SESSION_EXPIRED) throw {logoutUser: false, message: false};
  },

  async getIdentity() {
    const session = await loadSession();
    if (!session) throw new Error('Nobody is signed in.');
    return {id: session.id, fullName: session.name};
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
