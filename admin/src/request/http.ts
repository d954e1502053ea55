/**
 * The one way to the server: adds the session and the language, limits the time, and turns every failure into an
 * HttpError.
 */
import {currentLocale} from '../i18n/i18n';
import {noAnswer, refusal, SERVER_ERROR, SESSION_EXPIRED} from './failure';
import {atApiHost} from './host';
import {trackRequest} from './loading';
import {sessionEnded} from './session-end';
import {readToken} from './token';

/** Milliseconds, as the specification sets it (CO-468). */
export const TIMEOUT = 100_000;

export interface SendOptions {
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly body?: BodyInit | null;
  readonly signal?: AbortSignal | null;
  /** Milliseconds; `TIMEOUT` unless given. */
  readonly timeout?: number;
  /** Raises no global loading indicator (CO-462, CO-470). */
  readonly hideLoading?: boolean;
  /** An ended session is a refusal like any other: for the first loads, the way out and the factory screen. */
  readonly outsideSession?: boolean;
  /** Is sent to its end although the page is left. */
  readonly keepalive?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly body: Blob;
  /** The session that asked. */
  readonly token: string | undefined;
}

/** What every request carries (CO-460, CO-461), unless it names others itself; no token without a session. */
export function sessionHeaders(token: string | undefined): Readonly<Record<string, string>> {
  return {language: currentLocale(), ...(token === undefined ? {} : {token})};
}

function headersOf({headers: own, body}: SendOptions): Headers {
  const headers = new Headers(own);
  for (const [name, value] of Object.entries(sessionHeaders(readToken())))
    if (!headers.has(name)) headers.set(name, value);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (typeof body === 'string' && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  return headers;
}

function limitTime(milliseconds: number): {readonly signal: AbortSignal; readonly stop: () => void} {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return {signal: controller.signal, stop: () => clearTimeout(timer)};
}

/** That somebody gave a request up is nothing to tell them (CO-692). */
export function logCancelled(path: string): void {
  console.info(`Cancelled: ${path}`);
}

/**
 * Returns whatever came back; throws an HttpError where nothing usable did, and an AbortError when the caller gave up.
 */
export async function exchange(path: string, options: SendOptions = {}): Promise<Answer> {
  const {signal, timeout = TIMEOUT, hideLoading, outsideSession: _, ...init} = options;
  const headers = headersOf(options);
  const limit = limitTime(timeout);
  try {
    const answer = await trackRequest(async () => {
      const response = await fetch(atApiHost(path), {
        ...init,
        headers,
        signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      });
      return {
        status: response.status,
        ok: response.ok,
        headers: response.headers,
        body: await response.blob(),
        token: headers.get('token') ?? undefined,
      };
    }, hideLoading);
    if (answer.status < SERVER_ERROR) return answer;
  } catch (error) {
    if (signal?.aborted) {
      logCancelled(path);
      throw error;
    }
  } finally {
    limit.stop();
  }
  throw noAnswer();
}

/** Answers with 2xx; throws an HttpError otherwise, and an AbortError when the caller gave up. */
export async function send(path: string, options: SendOptions = {}): Promise<Answer> {
  const answer = await exchange(path, options);
  if (answer.ok) return answer;
  if (answer.status === SESSION_EXPIRED && !options.outsideSession) throw sessionEnded(answer.token);
  throw refusal(answer.status, await answer.body.text());
}

export async function sendJson(path: string, options: SendOptions = {}): Promise<unknown> {
  const {body} = await send(path, options);
  const text = await body.text();
  return text === '' ? null : JSON.parse(text);
}
