/**
 * Emblem's own mail: queued with the change it tells of, sent in the background, tried again when the server is away.
 */
import {randomBytes} from 'node:crypto';
import {createWriteStream} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import {join} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {createTransport} from 'nodemailer';
import {readMail} from '../../config/mail';
import type {Context} from '../../context';
import {Refusal} from '../../errors';
import {text} from '../../messages';
import {enqueue} from '../../write';
import {readAddress} from './address';
import type {Mail} from './send-mail';

export const MAIL_JOB = 'sendMail';

/** With growing pauses these take about a quarter of an hour; what a mail says is seldom good for longer. */
const ATTEMPTS = 7;
/** Milliseconds. */
const PATIENCE = 10_000;

/** 422 where no mail server is set up. */
export function requireMail({actor}: Context): void {
  if (!readMail()) throw new Refusal(422, text('notConfigured', actor.language));
}

export async function queueMail(context: Context, mail: Mail): Promise<void> {
  await enqueue(context, MAIL_JOB, {...mail}, {attempts: ATTEMPTS});
}

function isMail(payload: unknown): payload is Mail {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    ['to', 'subject', 'text'].every(name => typeof Object.getOwnPropertyDescriptor(payload, name)?.value === 'string')
  );
}

/** As one address, which nobody reads as a list any more. Throws for what is none. */
function recipient({to}: Mail): {readonly name: string; readonly address: string} {
  const address = readAddress(to);
  if (address === undefined) throw new Error('A mail was queued for what is not one address.');
  return {name: '', address};
}

async function writeMail(folder: string, from: string, mail: Mail): Promise<void> {
  await mkdir(folder, {recursive: true});
  const {message} = await createTransport({streamTransport: true, newline: 'windows'}).sendMail({
    from,
    ...mail,
    to: recipient(mail),
  });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`;
  await pipeline(message, createWriteStream(join(folder, name), {mode: 0o600}));
}

/** Throws with the server's reason, so that the queue tries again. */
export async function sendQueuedMail(payload: unknown): Promise<void> {
  const config = readMail();
  if (!config || !isMail(payload)) throw new Error('A mail was queued that cannot be sent.');
  if ('folder' in config) return writeMail(config.folder, config.from, payload);
  const transport = createTransport(config.smtp, {
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({from: config.from, ...payload, to: recipient(payload)});
  } finally {
    transport.close();
  }
}
