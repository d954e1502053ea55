/** The documented two steps of an upload, by hand: the signed form, then the file with it. */
import type {Client} from './client';
import {asObject, asText, type Json} from './json';

export interface SignedUpload {
  readonly name: string;
  readonly content: Uint8Array;
}

export async function signedForm(client: Client, values: Json = {}): Promise<Json> {
  return asObject(
    await client.data('/gyoss/oss/web/config', {systemName: 'CNOss', modelDir: 'quoteManage', isSSL: 1, ...values}),
  );
}

export function uploadForm(signed: Json, {name, content}: SignedUpload): FormData {
  const form = new FormData();
  form.set('policy', asText(signed.policy));
  form.set('OSSAccessKeyId', asText(signed.accessid));
  form.set('signature', asText(signed.signature));
  form.set('success_action_status', '201');
  form.set('key', `${asText(signed.dir)}${name}`);
  form.set('name', name);
  form.set('file', new Blob([new Uint8Array(content)]), name);
  return form;
}

export async function postFile(
  client: Client,
  signed: Json,
  file: SignedUpload,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(client.url + asText(signed.url), {method: 'POST', headers, body: uploadForm(signed, file)});
}
