/**
 * Documented calls: `/api` and the path, an envelope whose code decides (CO-681). What goes wrong is said, unless the
 * caller does so.
 */
import {translate} from '../i18n/i18n';
import {failure, isFailure, parseJson, refusal, SESSION_EXPIRED} from './failure';
import {exchange, type Answer, type SendOptions} from './http';
import {tellError} from './notices';
import {asText, asValues, type Values} from '../model/parse';
import {isRaw} from './raw';
import {sessionEnded} from './session-end';
import {formEncoded, sentValues, type EmptyRules} from './values';

/** How one call departs from the others. */
export interface CallOptions extends EmptyRules, Pick<SendOptions, 'headers' | 'hideLoading' | 'outsideSession'> {
  /** Stands before the path, such as `/app` (CO-463). */
  readonly prefix?: string;
  /** Hands the whole answer back, whatever its code (CO-472). */
  readonly notHandleData?: boolean;
  /** The caller shows what goes wrong in its own place, or nobody waits for it. */
  readonly quiet?: boolean;
}

/** For what runs by itself, without anybody having asked for it. */
export const BACKGROUND = {hideLoading: true, quiet: true} as const satisfies CallOptions;

/** Milliseconds (CO-469). */
export const FORM_TIMEOUT = 30_000;

const SUCCESS = '200';

/** A documented path as it is requested. */
export function apiPath(path: string, {prefix = ''}: Pick<CallOptions, 'prefix'> = {}): string {
  return `/api${prefix}${path}`;
}

function isBinary({headers}: Answer): boolean {
  const type = headers.get('Content-Type');
  return type !== null && !/json|^text\//.test(type);
}

async function contentOf(answer: Answer): Promise<unknown> {
  return isBinary(answer) ? answer.body : parseJson(await answer.body.text());
}

/** What has come of a call; `message` is what the user is told of a failure. */
type Outcome = {readonly data: unknown} | {readonly error: Error; readonly message?: string};

function refuse(error: Error): Outcome {
  return {error, message: error.message};
}

async function withoutCode(answer: Answer, message: string | undefined): Promise<Outcome> {
  if (!answer.ok) return refuse(refusal(answer.status, await answer.body.text()));
  if (isBinary(answer)) return {data: answer.body};
  const noCode = translate('request.noCode');
  return {error: failure(message ?? noCode, 0), message: noCode};
}

/** The shared treatment (CO-681 to CO-690). */
async function outcomeOf(answer: Answer, outsideSession: boolean): Promise<Outcome> {
  const {code, message, data} = asValues(await contentOf(answer));
  const own = asText(message);
  if (code === undefined) return withoutCode(answer, own);
  if (String(code) === SUCCESS) return {data};
  if (Number(code) === SESSION_EXPIRED && !outsideSession) return {error: sessionEnded(answer.token)};
  return refuse(failure(own ?? translate('request.failed'), Number(code), {message, ...asValues(data)}));
}

async function call(path: string, request: SendOptions, options: CallOptions): Promise<unknown> {
  const {headers, hideLoading, outsideSession = false, quiet = false} = options;
  const outcome = await exchange(apiPath(path, options), {...request, headers, hideLoading, outsideSession}).then(
    async answer =>
      options.notHandleData || isRaw(path) ? {data: await contentOf(answer)} : outcomeOf(answer, outsideSession),
    (error: unknown) => {
      // A cancelled request is nothing to tell.
      if (isFailure(error)) return refuse(error);
      throw error;
    },
  );
  if ('data' in outcome) return outcome.data;
  if (!quiet && outcome.message !== undefined) tellError(outcome.message);
  throw outcome.error;
}

/** Sends values as JSON (CO-458); empty ones are left out unless `options` say otherwise. */
export async function post(
  path: string,
  values: Values = {},
  signal?: AbortSignal,
  options: CallOptions = {},
): Promise<unknown> {
  return call(path, {method: 'POST', body: JSON.stringify(sentValues(values, options)), signal}, options);
}

/** Sends values url-encoded in the body, for a shorter time than others (CO-494, CO-469). */
export async function postForm(
  path: string,
  values: Values = {},
  signal?: AbortSignal,
  options: CallOptions = {},
): Promise<unknown> {
  return call(
    path,
    {method: 'POST', body: formEncoded(sentValues(values, options)), signal, timeout: FORM_TIMEOUT},
    options,
  );
}

/** Sends values form-encoded in the address (CO-459). */
export async function get(
  path: string,
  query: Values = {},
  signal?: AbortSignal,
  options: CallOptions = {},
): Promise<unknown> {
  const search = formEncoded(sentValues(query, options));
  return call(search.size > 0 ? `${path}?${search}` : path, {signal}, options);
}
