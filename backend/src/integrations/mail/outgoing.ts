/**
 * Emblem's own mail: queued with the change it tells of, sent in the background, tried again when the server is away.
 */
import {randomBytes} from 'node:crypto';
import {createWriteStream} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import {join} from 'node:path';
import type {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {createTransport} from 'nodemailer';
import {clock} from '@emblem/schemas/clock';
import {readMail} from '../../config/mail';
import type {Context} from '../../context';
import {Refusal} from '../../errors';
import {text} from '../../messages';
import {enqueue} from '../../write';
import {readAddress} from './address';
import type {Mail, MailAttachment} from './send-mail';

export const MAIL_JOB = 'sendMail';

/** With growing pauses these take about a quarter of an hour; what a mail says is seldom good for longer. */
const ATTEMPTS = 7;
/** Milliseconds. */
const PATIENCE = 10_000;

/** 422 where no mail server is set up. */
export function requireMail({actor}: Context): void {
  if (!readMail()) throw new Refusal(422, text('notConfigured', actor.language));
}

export interface QueuedMail extends Mail {
  /** Where answers go, when not to Emblem itself. */
  readonly replyTo?: string;
  readonly attachments?: readonly MailAttachment[];
}

/** The content of one of our files by its address. */
export type OpenFile = (address: string) => Promise<Readable>;

export async function queueMail(context: Context, mail: QueuedMail): Promise<void> {
  const {attachments = [], ...rest} = mail;
  const named = attachments.map(({file, name}) => ({file, name}));
  await enqueue(context, MAIL_JOB, {...rest, attachments: named}, {attempts: ATTEMPTS});
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isAttachment(value: unknown): value is MailAttachment {
  return isObject(value) && typeof value.file === 'string' && typeof value.name === 'string';
}

function isMail(payload: unknown): payload is QueuedMail {
  if (!isObject(payload)) return false;
  const {replyTo = '', attachments = []} = payload;
  return (
    ['to', 'subject', 'text'].every(name => typeof payload[name] === 'string') &&
    typeof replyTo === 'string' &&
    Array.isArray(attachments) &&
    attachments.every(isAttachment)
  );
}

/** As one address, which nobody reads as a list any more. Throws for what is none. */
function recipient({to}: Mail): {readonly name: string; readonly address: string} {
  const address = readAddress(to);
  if (address === undefined) throw new Error('A mail was queued for what is not one address.');
  return {name: '', address};
}

type Message = Parameters<ReturnType<typeof createTransport>['sendMail']>[0];

async function messageOf(from: string, mail: QueuedMail, open: OpenFile): Promise<Message> {
  const {subject, text: body, replyTo, attachments = []} = mail;
  const opened = attachments.map(async ({file, name}) => ({filename: name, content: await open(file)}));
  return {
    from,
    to: recipient(mail),
    subject,
    text: body,
    ...(replyTo !== undefined && {replyTo: {name: '', address: replyTo}}),
    attachments: await Promise.all(opened),
  };
}

async function writeMail(folder: string, mail: Message): Promise<void> {
  await mkdir(folder, {recursive: true});
  const {message} = await createTransport({streamTransport: true, newline: 'windows'}).sendMail(mail);
  const name = `${clock.moment().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`;
  await pipeline(message, createWriteStream(join(folder, name), {mode: 0o600}));
}

/** Throws with the server's reason, so that the queue tries again. */
export async function sendQueuedMail(payload: unknown, open: OpenFile): Promise<void> {
  const config = readMail();
  if (!config || !isMail(payload)) throw new Error('A mail was queued that cannot be sent.');
  const mail = await messageOf(config.from, payload, open);
  if ('folder' in config) return writeMail(config.folder, mail);
  const transport = createTransport(config.smtp, {
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}
