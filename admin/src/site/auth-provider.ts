/**
 * The session of the website settings: its sign-in is apart from the console's (CO-255, CO-256), its rights are the
 * user's own.
 */
import type {AuthProvider} from 'react-admin';
import {authProvider as consoleProvider} from '../access/auth-provider';
import {checkSession} from '../access/check-session';
import {forgetSession} from '../access/load';
import {SITE_SIGN_IN} from '../request/area';
import {leaveSite} from '../access/leave-site';

export const authProvider: AuthProvider = {
  ...consoleProvider,

  async logout() {
    forgetSession();
    await leaveSite();
    return SITE_SIGN_IN;
  },

  checkAuth: () => checkSession('site', SITE_SIGN_IN),
};
