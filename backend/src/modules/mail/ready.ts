/** Whether a mail can be sent as it is. */
import {keyOfPath, type FileKey} from '../../files/key';
import type {Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {Refusal, say} from '../../errors';
import {readAddress} from '../../integrations/mail/address';
import {text} from '../../messages';
import {findAll} from '../../read';
import {numberOf, textOf} from '../../record-values';
import type {Values, WireRecord} from '../../values';
import {addressesIn} from './addresses';
import {TEXTS} from './texts';

const MEGABYTE = 1024 * 1024;
/** Bytes of all attachments together; most servers take no more. */
const ROOM = 20 * MEGABYTE;

function refuseAt(context: Context, name: string, message: string): never {
  throw new Refusal(422, text('invalid', context.actor.language), {errors: {[name]: message}});
}

/** The addresses of `recipient` or `cc`, each exactly one mailbox. 422 at the property for what is none. */
export function addressesOf(context: Context, message: WireRecord, name: 'recipient' | 'cc'): readonly string[] {
  return addressesIn(textOf(message, name)).map(
    each => readAddress(each) ?? refuseAt(context, name, say(TEXTS.noAddress, context.actor.language)),
  );
}

export interface Attachment {
  readonly name: string;
  readonly url: string;
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

export function attachmentsOf(message: WireRecord): readonly Attachment[] {
  const {attachments} = message;
  const rows: readonly unknown[] = Array.isArray(attachments) ? attachments : [];
  return rows.filter(isObject).map(row => ({name: textOf(row, 'fileName') ?? '', url: textOf(row, 'url') ?? ''}));
}

/** 422 at the attachments where one is no file of ours, or all together are too large. */
export async function requireAttachments(context: Context, message: WireRecord): Promise<void> {
  const {language} = context.actor;
  const keys: readonly FileKey[] = attachmentsOf(message).map(
    ({url}) => keyOfPath(url) ?? refuseAt(context, 'attachments', say(TEXTS.noFile, language)),
  );
  if (keys.length === 0) return;
  const files = await findAll(asTrusted(context), 'file', {in: ['key', [...new Set(keys)]]});
  const sizes = new Map(files.map(file => [textOf(file, 'key'), numberOf(file, 'size') ?? 0]));
  let total = 0;
  for (const key of keys) total += sizes.get(key) ?? refuseAt(context, 'attachments', say(TEXTS.noFile, language));
  if (total > ROOM) refuseAt(context, 'attachments', say(TEXTS.tooLarge, language));
}

/** 422 at what is missing or wrong. */
export async function requireReady(context: Context, message: WireRecord): Promise<void> {
  for (const name of ['recipient', 'subject', 'content'])
    if ((textOf(message, name) ?? '').trim() === '')
      refuseAt(context, name, text('requiredForAction', context.actor.language));
  addressesOf(context, message, 'recipient');
  addressesOf(context, message, 'cc');
  await requireAttachments(context, message);
}
