/**
 * The signed form of an upload, kept in local storage from one upload to the next (CO-485 to CO-487, CO-695, CO-697).
 */
import {clock} from '@emblem/schemas/clock';
import {translate} from '../i18n/i18n';
import {BACKGROUND, postForm} from '../request/api';
import {failure} from '../request/failure';
import {UPLOAD_PREFIX} from '../preferences/store';
import {readSignature, type Signature} from './signature-cache';

export interface SigningOptions {
  readonly systemName?: string;
  readonly modelDir?: string;
  /** The property that the file is for, such as `payment.proof`, whose rules the server then holds to. */
  readonly property?: string;
}

function cacheKey({systemName = 'CNOss', modelDir = 'quoteManage', property}: SigningOptions): string {
  return `${UPLOAD_PREFIX}${systemName}.${modelDir}${property === undefined ? '' : `.${property}`}`;
}

export function dropSignature(options: SigningOptions): void {
  localStorage.removeItem(cacheKey(options));
}

async function fetchSignature(options: SigningOptions): Promise<Signature> {
  const {systemName = 'CNOss', modelDir = 'quoteManage', property} = options;
  try {
    const asked = {systemName, modelDir, isSSL: 1, ...(property !== undefined && {property})};
    const data = await postForm('/gyoss/oss/web/config', asked, undefined, BACKGROUND);
    const signature = readSignature(JSON.stringify(data), clock.date());
    if (!signature) throw new Error();
    localStorage.setItem(cacheKey(options), JSON.stringify(signature));
    return signature;
  } catch {
    dropSignature(options);
    throw failure(translate('upload.noSignature'), 0);
  }
}

/** The kept one as long as it is good, else a new one; `fresh` asks for a new one in any case. */
export async function signatureFor(options: SigningOptions, fresh: boolean): Promise<Signature> {
  const kept = fresh ? undefined : readSignature(localStorage.getItem(cacheKey(options)), clock.date());
  return kept ?? fetchSignature(options);
}
