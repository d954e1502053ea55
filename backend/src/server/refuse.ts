/** How a refusal looks: an envelope for documented calls, an HTTP status with field messages elsewhere. */
import type {Request, Response} from '@loopback/rest';
import {requestLanguage} from './language';
import {Refusal} from '../errors';
import {text} from '../messages';

export interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

function sendJson(response: Response, status: number, body: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(body));
}

function envelopeOf({code, message, details}: Refusal): Envelope {
  const {errors, current, retryAfter} = details;
  const data = errors || current !== undefined || retryAfter !== undefined ? {errors, current, retryAfter} : null;
  return {code: String(code), message, data};
}

/** Known calls answer their refusals with HTTP 200 and the code in the envelope, as the documents have it. */
export function isCall(request: Request): boolean {
  return request.path.startsWith('/api/');
}

export function refuse(request: Request, response: Response, error: unknown): void {
  if (!(error instanceof Refusal)) {
    console.error(error);
    const message = text('internal', requestLanguage(request));
    return sendJson(response, 500, isCall(request) ? {code: '500', message, data: null} : {message});
  }
  const {errors, current, retryAfter, unknownPath} = error.details;
  if (isCall(request) && !unknownPath) return sendJson(response, 200, envelopeOf(error));
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(Math.ceil(retryAfter)));
  sendJson(response, error.code, {message: error.message, errors, current});
}
