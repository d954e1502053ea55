/** Coming back from another service, or by a `uuid` that one has handed on. */
import {translate} from '../i18n/i18n';
import {asText, asValues} from '../model/parse';
import {signInGet, signInPost} from './calls';
import {takeDeparture} from './departure';
import {stepOf, type Step} from './steps';

export interface Arrived {
  readonly step: Step;
  /** The query that the sign-in page had when the browser left it. */
  readonly search: string;
}

export function isArrival(query: URLSearchParams): boolean {
  return ['code', 'error', 'uuid'].some(name => query.has(name));
}

async function byUuid(uuid: string): Promise<Step> {
  return stepOf(await signInGet('/user/qyWx/getTokenByUUid', {uuid}));
}

async function arriveNow(query: URLSearchParams): Promise<Arrived> {
  const uuid = query.get('uuid');
  if (uuid !== null) return {step: await byUuid(uuid), search: query.toString()};
  const departure = takeDeparture();
  const code = query.get('code');
  if (!departure || code === null) throw new Error(translate('signIn.notConfirmed'));
  const {service, ticket, search} = departure;
  const sent = {code, state: query.get('state') ?? '', ticket};
  if (service === 'google')
    return {step: stepOf(await signInPost('/user/google/login', {...sent, iss: query.get('iss')})), search};
  const verified = asValues(await signInPost('/user/qyWx/verify', sent));
  return {step: await byUuid(asText(verified.uuid) ?? ''), search};
}

const arrivals = new Map<string, Promise<Arrived>>();

/**
 * The same way back is taken once, however often the page asks. Rejects with what the server says, or where this
 * browser never left.
 */
export function arrive(query: URLSearchParams): Promise<Arrived> {
  const key = query.toString();
  const arrival = arrivals.get(key) ?? arriveNow(query);
  arrivals.set(key, arrival);
  return arrival;
}
