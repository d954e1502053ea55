/**
 * A multipart POST that reports progress and can be cancelled (CO-495): XMLHttpRequest tells how much has been sent,
 * fetch does not.
 */
import {noAnswer} from './failure';
import {isAtApiHost} from './host';
import {logCancelled, sessionHeaders, TIMEOUT} from './http';
import {trackRequest} from './loading';
import {readToken} from './token';

export interface MultipartOptions {
  readonly signal?: AbortSignal;
  /** Called with what has been sent so far, from 0 to 1. */
  readonly progress?: (share: number) => void;
  /** Milliseconds; `Infinity` for files that may take any time. */
  readonly timeout?: number;
  readonly hideLoading?: boolean;
}

export interface MultipartAnswer {
  readonly status: number;
  readonly text: string;
  /** The session that asked; none where the address is somebody else's. */
  readonly token: string | undefined;
  header(name: string): string | undefined;
}

function transmit(
  address: string,
  form: FormData,
  {signal, progress, timeout = TIMEOUT}: MultipartOptions,
): Promise<MultipartAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const own = isAtApiHost(address);
    const token = own ? readToken() : undefined;
    request.open('POST', address);
    request.timeout = Number.isFinite(timeout) ? timeout : 0;
    if (own) for (const [name, value] of Object.entries(sessionHeaders(token))) request.setRequestHeader(name, value);
    request.upload.onprogress = event => progress?.(event.lengthComputable ? event.loaded / event.total : 0);
    request.upload.onload = () => progress?.(1);
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        token,
        header: name => request.getResponseHeader(name) ?? undefined,
      });
    request.onerror = () => reject(noAnswer());
    request.ontimeout = () => reject(noAnswer());
    request.onabort = () => {
      logCancelled(address);
      reject(new DOMException('The request was cancelled.', 'AbortError'));
    };
    signal?.addEventListener('abort', () => request.abort(), {once: true});
    request.send(form);
  });
}

/** Returns whatever came back; throws an HttpError where nothing did, and an AbortError when the caller gave up. */
export async function postMultipart(
  address: string,
  form: FormData,
  options: MultipartOptions = {},
): Promise<MultipartAnswer> {
  options.signal?.throwIfAborted();
  return trackRequest(() => transmit(address, form, options), options.hideLoading);
}
