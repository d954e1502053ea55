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

/**
 * Answers depend on who asks and when, so nobody keeps them; and nobody takes them for anything but what they say they
 * are.
 */
export function protect(response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

function sendJson(response: Response, status: number, body: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  protect(response);
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

const CANCELLED = '57014';

/** What PostgreSQL stopped, because it took too long or nobody waits for it, is no defect. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === CANCELLED;
}

/**
 * Whoever asked has gone away in the middle of it: nobody is left to answer, and nothing is wrong here. The body may
 * have come to its end all the same: what broke off is the reading of it.
 */
function isBrokenOff(request: Request, error: unknown): boolean {
  return (
    request.errored !== null &&
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
  );
}

/** As PostgreSQL and the system call a full disk. */
const FULL = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);

/** What is no defect of ours, as what it is. */
function asRefusal(request: Request, thrown: unknown): unknown {
  if (isCancelled(thrown)) return new Refusal(422, text('tooSlow', requestLanguage(request)));
  const isFull = thrown instanceof Error && 'code' in thrown && FULL.has(thrown.code);
  return isFull ? new Refusal(507, text('noRoom', requestLanguage(request))) : thrown;
}

export function refuse(request: Request, response: Response, thrown: unknown): void {
  if (isBrokenOff(request, thrown)) {
    response.destroy();
    return;
  }
  const error = asRefusal(request, thrown);
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
