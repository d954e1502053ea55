/** The administrator of a test server, whichever world it holds. */
import {signIn, type Client} from './client';
import type {RunningServer} from './server';

/** In an empty database the server makes the first administrator and prints the password once. */
export async function signInAdmin(server: RunningServer): Promise<Client> {
  const password = /first administrator is "admin" with the password (\S+)/.exec(server.log)?.[1];
  return signIn(server.url, 'admin', password);
}
