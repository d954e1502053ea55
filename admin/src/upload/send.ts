/** Sends one file: the signed form, then a multipart POST to the address in it. */
import {translate} from '../i18n/i18n';
import {failure} from '../request/failure';
import {asText, asValues} from '../request/parse';
import {readToken} from '../request/token';
import {keyOf, publicUrl, shownUrl} from './address';
import {uploadName, type NameOptions} from './name';
import type {Send} from './queue';
import type {Signature} from './signature-cache';
import {dropSignature, signatureFor, type SigningOptions} from './signature';

export interface SendOptions extends SigningOptions, NameOptions {
  /** A product upload has its user in the key (CO-490). */
  readonly product?: {readonly userId: number | undefined};
  /** Answers the address at the console's own host, which serves the files, and not at the store's (CO-493). */
  readonly replaceUrl?: boolean;
}

const CREATED = 201;

interface Target {
  readonly signature: Signature;
  readonly key: string;
  readonly name: string;
}

function formOf(file: File, {signature, key, name}: Target): FormData {
  const form = new FormData();
  form.set('policy', signature.policy);
  form.set('OSSAccessKeyId', signature.accessid);
  form.set('signature', signature.signature);
  form.set('success_action_status', String(CREATED));
  form.set('key', key);
  form.set('name', name);
  form.set('file', file);
  return form;
}

function locationOf(request: XMLHttpRequest): string | undefined {
  const isJson = request.getResponseHeader('Content-Type')?.includes('json');
  const body: unknown = isJson ? JSON.parse(request.responseText) : undefined;
  return asText(asValues(body).url) ?? request.getResponseHeader('Location') ?? undefined;
}

/** Answers the location that the store names, if it names one. */
function post(file: File, target: Target, progress: (share: number) => void, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(failure(translate('upload.failed'), request.status));
    request.open('POST', target.signature.url);
    const token = readToken();
    if (token && new URL(target.signature.url, location.href).origin === location.origin) request.setRequestHeader('token', token);
    request.upload.onprogress = event => progress(event.lengthComputable ? event.loaded / event.total : 0);
    request.onload = () => (request.status === CREATED ? resolve(locationOf(request)) : fail());
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort());
    request.send(formOf(file, target));
  });
}

/** A file that keeps its name needs a folder of its own, or a second one of that name would be refused. */
export function sender(options: SendOptions): Send {
  return async (file, progress, signal) => {
    const signature = await signatureFor(options, options.random === false);
    signal.throwIfAborted();
    const name = uploadName(file.name, options);
    const key = keyOf(signature.dir, name, options.product);
    try {
      const answered = await post(file, {signature, key, name}, progress, signal);
      const url = publicUrl(signature.url, key, answered);
      if (url === undefined) throw failure(translate('upload.failed'), 0);
      return shownUrl(url, options.replaceUrl ? location.origin : undefined);
    } catch (error) {
      if (!signal.aborted) dropSignature(options);
      throw error;
    }
  };
}
