/**
 * The one way to the server's documented calls (ED-363): `/api` + path, an envelope whose code is the string 200
 * (ED-364).
 */
import {Fields, isRecord} from '../document/read';
import type {Json} from '../document/types';

/** Every call that takes a language sends this one (ED-407). */
export const LANGUAGE = 'en-us';

/** Whose session a call uses: members on `/app/` calls, staff on staff calls. */
export type Caller = 'member' | 'staff';

export type Params = Readonly<Record<string, Json | undefined>>;

/** The server refused, or could not be reached (`code` is then `network`). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly errors: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

export interface CallOptions {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly params?: Params;
  /** Sent instead of `params` by calls that take a list. */
  readonly list?: readonly number[];
  readonly caller?: Caller;
  /** In which the server says why not, where that is shown as it comes. */
  readonly language?: string;
  readonly signal?: AbortSignal;
}

/** What the request helper needs from its surroundings. */
export interface Transport {
  readonly fetch: typeof fetch;
  /** The session's token, undefined for visitors. */
  token(caller: Caller): string | undefined;
  /** In which the visitor reads what the server says of a file. */
  language(): string;
  /** Called when the server says that the session is over (401). */
  expired(caller: Caller): void;
}

/** Makes a call and reads its `data` with the given reader. Throws `ApiError`. */
export async function request<T>(transport: Transport, options: CallOptions, read: (data: unknown) => T): Promise<T> {
  const {code, message, data} = await send(transport, options);
  if (code === '200') return read(data);
  if (code === '401') transport.expired(options.caller ?? 'member');
  throw new ApiError(code, message, readErrors(data));
}

interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

async function send(
  transport: Transport,
  {method, path, params = {}, list, caller = 'member', language = LANGUAGE, signal}: CallOptions,
): Promise<Envelope> {
  const token = transport.token(caller);
  const headers = {
    language,
    ...(token === undefined ? {} : {token}),
    ...(method === 'POST' ? {'content-type': 'application/json'} : {}),
  };
  const body = method === 'POST' ? {body: JSON.stringify(list ?? params)} : {};
  try {
    const response = await transport.fetch(`/api${path}${method === 'GET' ? queryOf(params) : ''}`, {
      method,
      headers,
      ...body,
      ...(signal ? {signal} : {}),
    });
    return readEnvelope(await response.json());
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('network', error instanceof Error ? error.message : String(error));
  }
}

function queryOf(params: Params): string {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

function readEnvelope(value: unknown): Envelope {
  const fields = new Fields(isRecord(value) ? value : {});
  return {code: fields.text('code', '500'), message: fields.text('message', ''), data: fields.raw('data')};
}

function readErrors(data: unknown): Readonly<Record<string, string>> {
  const errors = isRecord(data) ? data.errors : undefined;
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
