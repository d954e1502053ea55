/** Sends one file: the signed form, then a multipart POST to the address in it. */
import {translate} from '../i18n/i18n';
import {failure, isFailure, parseJson} from '../request/failure';
import {postMultipart, type MultipartAnswer} from '../request/multipart';
import {asText, asValues} from '../model/parse';
import {keyOf, publicUrl, shownUrl} from './address';
import {uploadName, type NameOptions} from './name';
import type {Send} from './queue';
import type {Signature} from './signature-cache';
import {dropSignature, signatureFor, type SigningOptions} from './signature';

export interface SendOptions extends SigningOptions, NameOptions {
  /** A product upload has its user in the key (CO-490). */
  readonly product?: {readonly userId: number | undefined};
  /** Returns the address at the console's own host, which serves the files, and not at the store's (CO-493). */
  readonly replaceUrl?: boolean;
  /** Called with what the server says of a file that it took: what of a drawing is not shown as it was meant. */
  readonly tell?: (note: string) => void;
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

const bodyOf = ({text, header}: MultipartAnswer): unknown =>
  header('Content-Type')?.includes('json') ? parseJson(text) : undefined;

/** The location that the store names, if it names one. */
const locationOf = (answer: MultipartAnswer): string | undefined =>
  asText(asValues(bodyOf(answer)).url) ?? answer.header('Location');

function notesOf(answer: MultipartAnswer): readonly string[] {
  const {notes} = asValues(bodyOf(answer));
  return Array.isArray(notes) ? notes.flatMap(note => asText(asValues(note).text) ?? []) : [];
}

/** What is wrong with the file itself, where the server says so. */
const objectionOf = (answer: MultipartAnswer): string | undefined =>
  OF_FILE.has(answer.status) ? asText(asValues(bodyOf(answer)).message) : undefined;

const OF_FILE: ReadonlySet<number> = new Set([413, 415, 422, 429]);

/** However long a file takes: it has a bar, and can be cancelled. */
async function post(
  file: File,
  target: Target,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<MultipartAnswer> {
  let objection: string | undefined;
  try {
    const answer = await postMultipart(target.signature.url, formOf(file, target), {
      progress,
      signal,
      timeout: Infinity,
      hideLoading: true,
    });
    if (answer.status === CREATED) return answer;
    objection = objectionOf(answer);
  } catch (error) {
    if (!isFailure(error)) throw error;
  }
  throw failure(objection ?? translate('upload.failed'), 0);
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
      const url = publicUrl(signature.url, key, locationOf(answered));
      for (const note of notesOf(answered)) options.tell?.(note);
      if (url === undefined) throw failure(translate('upload.failed'), 0);
      return shownUrl(url, options.replaceUrl ? location.origin : undefined);
    } catch (error) {
      if (!signal.aborted) dropSignature(options);
      throw error;
    }
  };
}
