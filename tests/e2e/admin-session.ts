/** Opens the console as somebody who has signed in already; signing in itself has a spec of its own. */
import type {Page} from '@playwright/test';
import {PASSWORD, signIn, type Client} from '../harness/client';

const COOKIE = 'emblem_staff';

/** Gives the page a session of this user and answers a client with another one. */
export async function beSignedIn(page: Page, server: {readonly url: string}, userName = 'admin', password = PASSWORD): Promise<Client> {
  const {token = ''} = await signIn(server.url, userName, password);
  await page.context().addCookies([{name: COOKIE, value: token, url: server.url}]);
  return signIn(server.url, userName, password);
}

export async function sessionCookie(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(cookie => cookie.name === COOKIE)?.value;
}
