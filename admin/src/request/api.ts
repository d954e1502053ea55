/** Documented calls: `/api` and the path, always HTTP 200, an envelope whose code decides. */
import {translate} from '../i18n/i18n';
import {failure} from './failure';
import {sendJson} from './http';
import {asText, asValues, type Values} from './parse';

function withoutEmpty(values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined));
}

/** The data of an envelope; throws an HttpError with the envelope's code and message when that is not 200. */
export function unwrap(envelope: unknown): unknown {
  const {code, message, data} = asValues(envelope);
  if (code === undefined) throw failure(translate('request.noCode'), 0);
  if (String(code) === '200') return data;
  throw failure(asText(message) ?? translate('request.failed'), Number(code), {message, ...asValues(data)});
}

/** Sends a form as JSON; empty values are left out. */
export async function post(path: string, values: Values = {}, signal?: AbortSignal): Promise<unknown> {
  return unwrap(await sendJson(`/api${path}`, {method: 'POST', body: JSON.stringify(withoutEmpty(values)), signal}));
}

export async function get(path: string, query: Values = {}, signal?: AbortSignal): Promise<unknown> {
  const search = new URLSearchParams(Object.entries(withoutEmpty(query)).map(([name, value]) => [name, String(value)]));
  return unwrap(await sendJson(`/api${path}${search.size > 0 ? `?${search}` : ''}`, {signal}));
}
