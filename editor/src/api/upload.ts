/** Uploads in two steps: a signed form from the server, then the file to where the form says (ED-404). */
import {Fields, isRecord} from '../document/read';
import {trueName} from '../document/picture-type';
import {ApiError, request, type Transport} from './request';

/** Name of the editor's uploads in the storage. */
const SYSTEM = 'customOss';

interface SignedForm {
  readonly policy: string;
  readonly accessid: string;
  readonly signature: string;
  readonly dir: string;
  readonly url: string;
}

/** A stored file. */
export interface StoredFile {
  readonly url: string;
  /** What of a drawing is not shown as its author meant it: a code, and a sentence for the visitor. */
  readonly notes: readonly {readonly code: string; readonly text: string}[];
}

/**
 * Stores a file; a picture that bears the ending of another type gets its own. Throws `ApiError`, whose message is for
 * the visitor where the file itself was refused (4xx).
 */
export async function upload(transport: Transport, file: Blob, given: string): Promise<StoredFile> {
  const name = trueName(given, new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  const form = await request(
    transport,
    {method: 'POST', path: '/gyoss/oss/web/config', params: {systemName: SYSTEM, modelDir: SYSTEM, isSSL: 1}},
    readForm,
  );
  const body = new FormData();
  const key = `${form.dir}${safeName(name)}`;
  const parts = {
    policy: form.policy,
    OSSAccessKeyId: form.accessid,
    signature: form.signature,
    success_action_status: '201',
    key,
    name,
  };
  for (const [field, value] of Object.entries(parts)) body.append(field, value);
  body.append('file', file, name);
  const response = await send(transport, form.url, body);
  if (!response.ok) throw new ApiError(String(response.status), await refusal(response));
  const answer: unknown = await response.json();
  const url = isRecord(answer) && typeof answer.url === 'string' ? answer.url : response.headers.get('location');
  if (!url) throw new ApiError('500', '');
  return {url, notes: isRecord(answer) && Array.isArray(answer.notes) ? answer.notes.flatMap(readNote) : []};
}

function readNote(note: unknown): StoredFile['notes'] {
  const fields = new Fields(isRecord(note) ? note : {});
  const text = fields.text('text', '', 1000);
  return text === '' ? [] : [{code: fields.text('code', ''), text}];
}

async function send(transport: Transport, url: string, body: FormData): Promise<Response> {
  try {
    return await transport.fetch(url, {method: 'POST', body, headers: {language: transport.language()}});
  } catch (error) {
    throw new ApiError('network', error instanceof Error ? error.message : String(error));
  }
}

async function refusal(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  return isRecord(answer) && typeof answer.message === 'string' ? answer.message : '';
}

/** The form lies one level deeper than other answers, `data.data` (CO-486). */
function readForm(data: unknown): SignedForm {
  const inner = isRecord(data) && isRecord(data.data) ? data.data : data;
  const fields = new Fields(isRecord(inner) ? inner : {});
  return {
    policy: fields.text('policy', '', 10_000),
    accessid: fields.text('accessid', ''),
    signature: fields.text('signature', ''),
    dir: fields.text('dir', ''),
    url: fields.text('url', ''),
  };
}

/**
 * A file name that can stand in an address: letters, digits, single dots and hyphens, beginning with a letter or digit.
 */
export function safeName(name: string): string {
  const safe = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
    .replaceAll(/\.{2,}/g, '.')
    .slice(-80)
    .replace(/^[^\p{L}\p{N}]+/u, '');
  return safe === '' ? 'file' : safe;
}
