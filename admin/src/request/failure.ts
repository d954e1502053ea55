/** A refused or failed request, in the shape that react-admin and its forms understand. */
import {HttpError} from 'react-admin';
import {translate} from '../i18n/i18n';
import {asText, asValues, isValues, type Values} from './parse';

export const SESSION_EXPIRED = 401;
export const STALE = 409;

export function failure(message: string, status: number, body: Values = {}): HttpError {
  return new HttpError(message, status, body);
}

/** For a request that never got an answer: no network, time-out, server down. */
export function noAnswer(): HttpError {
  return failure(translate('request.noAnswer'), 0);
}

export function isFailure(error: unknown): error is HttpError {
  return error instanceof HttpError;
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

export function messageOf(error: unknown): string {
  if (error instanceof Error && error.message !== '') return error.message;
  return typeof error === 'string' && error !== '' ? error : translate('request.failed');
}

/** The record as it is now, which a refusal for a stale version carries. */
export function currentOf(error: unknown): Values | undefined {
  if (!isFailure(error) || error.status !== STALE) return undefined;
  const {current} = asValues(error.body);
  return isValues(current) ? current : undefined;
}

/** Turns an answer that is not 2xx into a failure with the server's own message. */
export async function refused(response: Response): Promise<HttpError> {
  const text = await response.text();
  const body = parseBody(text);
  return failure(asText(body.message) ?? translate('request.failed'), response.status, body);
}

function parseBody(text: string): Values {
  try {
    return asValues(JSON.parse(text));
  } catch {
    return {};
  }
}
