/** The one way to the server: adds the session and the language, limits the time, and turns every failure into an HttpError. */
import {currentLocale} from '../i18n/i18n';
import {isAbort, noAnswer, refused} from './failure';
import {counted} from './loading';
import {readToken} from './token';

/** Milliseconds, as the specification sets it (section 9). */
const TIMEOUT = 100_000;

function withSession(init: HeadersInit | undefined): Headers {
  const headers = new Headers(init);
  const token = readToken();
  if (token) headers.set('token', token);
  headers.set('language', currentLocale());
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  return headers;
}

function limited(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** Answers with a 2xx response; throws an HttpError otherwise, and an AbortError when the caller gave up. */
export async function send(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = withSession(init.headers);
  if (typeof init.body === 'string' && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  let response: Response;
  try {
    response = await counted(() => fetch(url, {...init, headers, signal: limited(init.signal)}));
  } catch (error) {
    throw isAbort(error) ? error : noAnswer();
  }
  if (!response.ok) throw await refused(response);
  return response;
}

export async function sendJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await send(url, init);
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}
