/** The documented upload in two steps: ask for a signed form, then post the file to the address in it. */
import {translate} from '../i18n/i18n';
import {post} from './api';
import {failure} from './failure';
import {uploadName} from './file-name';
import {asText, asValues, isValues} from './parse';
import {readToken} from './token';

interface SignedForm {
  readonly policy: string;
  readonly accessid: string;
  readonly signature: string;
  readonly dir: string;
  readonly url: string;
}

const CREATED = 201;

function signedForm(data: unknown): SignedForm {
  const answer = asValues(data);
  const form = isValues(answer.data) ? answer.data : answer;
  const [policy, accessid, signature, dir, url] = ['policy', 'accessid', 'signature', 'dir', 'url'].map(name => asText(form[name]));
  if (!policy || !accessid || !signature || !url) throw failure(translate('upload.noSignature'), 0);
  return {policy, accessid, signature, dir: dir ?? '', url};
}

function formOf(file: File, signed: SignedForm): {readonly form: FormData; readonly key: string} {
  const name = uploadName(file.name);
  const key = `${signed.dir}${name}`;
  const form = new FormData();
  form.set('policy', signed.policy);
  form.set('OSSAccessKeyId', signed.accessid);
  form.set('signature', signed.signature);
  form.set('success_action_status', String(CREATED));
  form.set('key', key);
  form.set('name', name);
  form.set('file', file);
  return {form, key};
}

function publicUrl(request: XMLHttpRequest, signed: SignedForm, key: string): string {
  const body: unknown = request.getResponseHeader('Content-Type')?.includes('json') ? JSON.parse(request.responseText) : undefined;
  return asText(asValues(body).url) ?? request.getResponseHeader('Location') ?? `${signed.url}/${key}`;
}

function postFile(file: File, signed: SignedForm, progress: (share: number) => void): Promise<string> {
  const {form, key} = formOf(file, signed);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', signed.url);
    const token = readToken();
    if (token && new URL(signed.url, location.href).origin === location.origin) request.setRequestHeader('token', token);
    request.upload.onprogress = event => progress(event.lengthComputable ? event.loaded / event.total : 0);
    request.onload = () => {
      if (request.status === CREATED || request.status === 200) resolve(publicUrl(request, signed, key));
      else reject(failure(translate('upload.failed'), request.status));
    };
    request.onerror = () => reject(failure(translate('upload.failed'), 0));
    request.send(form);
  });
}

/** Uploads one file and answers its address; `progress` is told the share that is sent, 0 to 1. */
export async function upload(file: File, modelDir: string, progress: (share: number) => void = () => undefined): Promise<string> {
  const data = await post('/gyoss/oss/web/config', {systemName: 'CNOss', modelDir, isSSL: 1});
  return postFile(file, signedForm(data), progress);
}
