/** Mail goes out through the SMTP server of an account. */
import {createTransport} from 'nodemailer';

export interface MailAccount {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the start (port 465), not after STARTTLS. */
  readonly isSsl: boolean;
  /** Absent for a server that asks nobody to sign in. */
  readonly login?: {readonly user: string; readonly password: string};
  readonly address: string;
  readonly senderName?: string;
}

export interface MailAttachment {
  /** The address of one of our files. */
  readonly file: string;
  /** As the recipient sees it. */
  readonly name: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Milliseconds; whoever waits for the answer looks at a button. */
const PATIENCE = 10_000;
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '::1']);

/** Throws with the server's or the network's reason. A password leaves this machine only encrypted. */
export async function sendMail(
  {host, port, isSsl, login, address, senderName}: MailAccount,
  {to, subject, text}: Mail,
): Promise<void> {
  const transport = createTransport({
    host,
    port,
    secure: isSsl,
    requireTLS: login !== undefined && !isSsl && !THIS_MACHINE.has(host),
    auth: login && {user: login.user, pass: login.password},
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({from: {address, name: senderName ?? ''}, to: {address: to, name: ''}, subject, text});
  } finally {
    transport.close();
  }
}
