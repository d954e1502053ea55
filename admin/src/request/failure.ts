/** A refused or failed request, in the shape that react-admin and its forms understand. */
import {HttpError} from 'ra-core';
import {translate} from '../i18n/i18n';
import {asText, asValues, isValues, type Values} from '../model/parse';

export const SESSION_EXPIRED = 401;
export const STALE = 409;
/** From here on, and below `SERVER_ERROR`, what was asked is refused. */
const REFUSED = 400;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
/** From here on the server has failed, and has nothing to say to a user. */
export const SERVER_ERROR = 500;

export function failure(message: string, status: number, body: Values = {}): HttpError {
  return new HttpError(message, status, body);
}

/** For a request without a usable answer: no network, time-out, server down or broken (CO-691). */
export function noAnswer(): HttpError {
  return failure(translate('request.noAnswer'), 0);
}

export function isFailure(error: unknown): error is HttpError {
  return error instanceof HttpError;
}

/** Whether the same may be answered another time: nobody has refused it. */
export function mayPass(error: unknown): boolean {
  return !isFailure(error) || error.status < REFUSED || error.status >= SERVER_ERROR;
}

/** Whether there is no such record for this user: it does not exist, or is out of their reach. */
export function isMissing(error: unknown): boolean {
  return isFailure(error) && (error.status === NOT_FOUND || error.status === FORBIDDEN);
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

/** What an answer that is not 2xx refuses, with the server's own message or, without one, a general one (CO-708). */
export function refusal(status: number, text: string): HttpError {
  const body = asValues(parseJson(text));
  return failure(asText(body.message) ?? translate('request.failed'), status, body);
}

/** Undefined for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
