/** Opens the console as somebody who has signed in already; signing in itself has a spec of its own. */
import type {Page} from '@playwright/test';
import {USER} from '@emblem/schemas/values';
import {PASSWORD, signIn, type Client} from '../harness/client';
import {uniqueName} from '../harness/world';

const COOKIE = 'emblem_staff';
/** The website settings have a sign-in of their own. */
const SITE_COOKIE = 'emblem_site';

/** Gives the page a session of this user and answers a client with another one. */
export async function beSignedIn(
  page: Page,
  server: {readonly url: string},
  userName = 'admin',
  password = PASSWORD,
): Promise<Client> {
  const {token = ''} = await signIn(server.url, userName, password);
  await page.context().addCookies([{name: COOKIE, value: token, url: server.url}]);
  return signIn(server.url, userName, password);
}

/**
 * As an administrator of the test's own, who may change how lists look: what is chosen follows the user to every
 * browser. Answers a client of the first one.
 */
export async function beAnotherAdmin(page: Page, server: {readonly url: string}): Promise<Client> {
  const admin = await signIn(server.url, 'admin');
  const userName = uniqueName('administrator');
  await admin.create('user', {userName, password: PASSWORD, isAdmin: true, state: USER.state.enabled});
  await beSignedIn(page, server, userName);
  return admin;
}

/** Gives the page a session of this user in the website settings. */
export async function beSignedInToSite(page: Page, server: {readonly url: string}, userName: string): Promise<void> {
  const {token = ''} = await signIn(server.url, userName);
  await page.context().addCookies([{name: SITE_COOKIE, value: token, url: server.url}]);
}

export async function sessionCookie(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(cookie => cookie.name === COOKIE)?.value;
}
