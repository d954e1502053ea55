/** Documented calls: `/api` and the path, always HTTP 200, an envelope whose code decides. */
import {translate} from '../i18n/i18n';
import {failure} from './failure';
import {sendJson} from './http';
import {asText, asValues, type Values} from './parse';
import {isRaw} from './raw';
import {formEncoded, sentValues, type EmptyRules} from './values';

/** How one call departs from the others. */
export interface CallOptions extends EmptyRules {
  /** Stands before the path, such as `/app` (CO-463). */
  readonly prefix?: string;
  /** Hands the whole envelope back, whatever its code (CO-472). */
  readonly notHandleData?: boolean;
}

/** The data of an envelope; throws an HttpError with the envelope's code and message when that is not 200. */
export function unwrap(envelope: unknown): unknown {
  const {code, message, data} = asValues(envelope);
  if (code === undefined) throw failure(translate('request.noCode'), 0);
  if (String(code) === '200') return data;
  throw failure(asText(message) ?? translate('request.failed'), Number(code), {message, ...asValues(data)});
}

function answered(path: string, envelope: unknown, options: CallOptions): unknown {
  return options.notHandleData || isRaw(path) ? envelope : unwrap(envelope);
}

function address(path: string, {prefix = ''}: CallOptions): string {
  return `/api${prefix}${path}`;
}

/** Sends values as JSON; empty ones are left out unless `options` say otherwise. */
export async function post(path: string, values: Values = {}, signal?: AbortSignal, options: CallOptions = {}): Promise<unknown> {
  const body = JSON.stringify(sentValues(values, options));
  return answered(path, await sendJson(address(path, options), {method: 'POST', body, signal}), options);
}

/** Sends values url-encoded in the body (CO-494). */
export async function postForm(path: string, values: Values = {}, signal?: AbortSignal, options: CallOptions = {}): Promise<unknown> {
  const body = formEncoded(sentValues(values, options));
  return answered(path, await sendJson(address(path, options), {method: 'POST', body, signal}), options);
}

/** Sends values form-encoded in the address. */
export async function get(path: string, query: Values = {}, signal?: AbortSignal, options: CallOptions = {}): Promise<unknown> {
  const search = formEncoded(sentValues(query, options));
  return answered(path, await sendJson(`${address(path, options)}${search.size > 0 ? `?${search}` : ''}`, {signal}), options);
}
