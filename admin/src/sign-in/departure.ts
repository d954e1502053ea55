/**
 * The way to another service and back: what this browser keeps in between, so that nobody else's way back is taken for
 * its own.
 */
import {asText, asValues} from '../model/parse';
import type {LoginSource} from '../request/token';
import {signInPost} from './calls';

export type Service = 'qyWx' | 'google';

const KEY = 'signIn.departure';

export interface Departure {
  readonly service: Service;
  readonly ticket: string;
  /** The query that the sign-in page was opened with. */
  readonly search: string;
}

/** Leaves for the service's own page. Rejects where the service is not configured. */
export async function depart(service: Service, loginSource: LoginSource, search: string): Promise<void> {
  const {url, ticket} = asValues(await signInPost(`/user/${service}/begin`, {loginSource}));
  sessionStorage.setItem(KEY, JSON.stringify({service, ticket, search}));
  window.location.assign(asText(url) ?? '/');
}

function parse(text: string | null): Departure | undefined {
  if (text === null) return undefined;
  const {service, ticket, search} = asValues(JSON.parse(text));
  if ((service !== 'qyWx' && service !== 'google') || typeof ticket !== 'string') return undefined;
  return {service, ticket, search: asText(search) ?? ''};
}

/** Returns it once: a way back is good once. */
export function takeDeparture(): Departure | undefined {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return parse(text);
}
