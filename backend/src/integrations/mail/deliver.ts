/** Hands a mail to the server of an account, and tells what became of it as exactly as can be known. */
import {Readable} from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type {MailAccount} from './send-mail';

export interface Letter {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** `<1@example.com>` */
  readonly messageId: string;
  /** The Message-ID of what it answers. */
  readonly inReplyTo?: string;
  readonly attachments: readonly {readonly name: string; readonly content: Readable}[];
}

export type Delivery =
  /** By the server; `refused` are recipients that it did not take. */
  | {readonly state: 'accepted'; readonly refused: readonly string[]}
  /** For good. */
  | {readonly state: 'refused'; readonly error: unknown}
  /** Nothing was handed over; another time it may be. */
  | {readonly state: 'postponed'; readonly error: unknown}
  /** The mail was handed over, and no answer came. */
  | {readonly state: 'unclear'; readonly error: unknown};

/** Milliseconds. */
const PATIENCE = 10_000;
/** Milliseconds; a server may look for viruses before it answers. */
const SILENCE = 60_000;
/** Milliseconds for all of it. */
export const DEADLINE = 240_000;
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '::1']);
const FOR_GOOD = 500;

async function composeMail({address, senderName = ''}: MailAccount, letter: Letter): Promise<Buffer> {
  const {to, cc, subject, text, messageId, inReplyTo, attachments} = letter;
  const plain = (address: string) => ({name: '', address});
  const node = new MailComposer({
    from: {address, name: senderName},
    to: to.map(plain),
    cc: cc.map(plain),
    subject,
    text,
    messageId,
    ...(inReplyTo !== undefined && {inReplyTo, references: [inReplyTo]}),
    attachments: attachments.map(({name, content}) => ({filename: name, content})),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return node.build();
}

interface Talk {
  readonly account: MailAccount;
  readonly recipients: readonly string[];
  readonly content: Buffer;
  /** Called when the server has said that it takes the content, before the first byte of it leaves. */
  readonly begin: () => void;
}

function connectionTo({host, port, isSsl, login}: MailAccount): SMTPConnection {
  return new SMTPConnection({
    host,
    port,
    secure: isSsl,
    requireTLS: login !== undefined && !isSsl && !THIS_MACHINE.has(host),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: SILENCE,
  });
}

/** Rejects when the connection breaks, ends or lasts too long, whatever is being waited for. */
function breakOf(connection: SMTPConnection): {readonly broken: Promise<never>; readonly stop: () => void} {
  let stop = (): void => undefined;
  const broken = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('The mail server took too long.')), DEADLINE);
    connection.on('error', reject);
    connection.on('end', () => reject(new Error('The mail server ended the connection.')));
    stop = () => clearTimeout(timer);
  });
  // Somebody waits for it only while a step is under way.
  broken.catch(() => undefined);
  return {broken, stop};
}

async function talk({account, recipients, content, begin}: Talk): Promise<readonly string[]> {
  const connection = connectionTo(account);
  const {broken, stop} = breakOf(connection);
  const step = (run: (done: (error?: Error | null) => void) => void): Promise<void> =>
    Promise.race([broken, new Promise<void>((resolve, reject) => run(error => (error ? reject(error) : resolve())))]);
  try {
    await step(done => connection.connect(done));
    const {login, address} = account;
    if (login) await step(done => connection.login({user: login.user, pass: login.password}, done));
    const source = new Readable({
      read() {
        begin();
        this.push(content);
        this.push(null);
      },
    });
    let refused: readonly string[] = [];
    await step(done =>
      connection.send({from: address, to: [...recipients], size: content.length}, source, (error, info) => {
        if (!error) refused = info.rejected;
        done(error);
      }),
    );
    connection.quit();
    return refused;
  } finally {
    stop();
    connection.close();
  }
}

function codeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' ? code : undefined;
}

/** Throws where the mail cannot be composed, before any server is asked. */
export async function deliver(account: MailAccount, letter: Letter): Promise<Delivery> {
  const content = await composeMail(account, letter);
  const progress = {hasBegun: false};
  const begin = (): void => {
    progress.hasBegun = true;
  };
  try {
    const recipients = [...new Set([...letter.to, ...letter.cc])];
    return {state: 'accepted', refused: await talk({account, recipients, content, begin})};
  } catch (error) {
    const code = codeOf(error);
    if (code !== undefined) return {state: code >= FOR_GOOD ? 'refused' : 'postponed', error};
    return {state: progress.hasBegun ? 'unclear' : 'postponed', error};
  }
}
