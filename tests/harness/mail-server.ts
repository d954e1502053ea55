/** A real SMTP server beside the test, which keeps what it is sent. */
import type {AddressInfo} from 'node:net';
import {SMTPServer} from 'smtp-server';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole message, headers included. */
  readonly text: string;
}

export const MAIL_ACCOUNT = {user: 'mailer', password: 'pass-phrase'} as const;

/** Milliseconds for which a mail is waited for. */
const PATIENCE = 20_000;

export class MailServer {
  readonly received: Received[] = [];
  private readonly waiting = new Set<() => void>();
  private readonly refusals = new Map<string, number>();
  private readonly held = new Set<string>();
  private readonly server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({username, password}, _session, done) =>
      username === MAIL_ACCOUNT.user && password === MAIL_ACCOUNT.password
        ? done(null, {user: username})
        : done(new Error('No such account')),
    onRcptTo: ({address}, _session, done) => {
      const responseCode = address.startsWith('nobody') ? 550 : this.refusals.get(address);
      done(responseCode === undefined ? null : Object.assign(new Error('No such mailbox'), {responseCode}));
    },
    onData: (stream, {envelope}, done) => {
      let text = '';
      stream.on('data', chunk => {
        text += String(chunk);
      });
      stream.on('end', () => {
        this.received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({address}) => address),
          text,
        });
        for (const look of this.waiting) look();
        if (!envelope.rcptTo.some(({address}) => this.held.has(address))) done();
      });
    },
  });

  static async start(): Promise<MailServer> {
    const mail = new MailServer();
    await new Promise<void>(resolve => {
      mail.server.listen(0, '127.0.0.1', resolve);
    });
    return mail;
  }

  get port(): number {
    const address: AddressInfo | string | null = this.server.server.address();
    if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
    return address.port;
  }

  /** From now on mail to the address is refused with the code; without one it is taken again. */
  refuse(address: string, code?: number): void {
    if (code === undefined) this.refusals.delete(address);
    else this.refusals.set(address, code);
  }

  /** Mail to the address is taken, and whoever sent it is never told. */
  hold(address: string): void {
    this.held.add(address);
  }

  /** What `MAIL_URL` and `MAIL_FROM` are for a server that sends its own mail here. */
  get env(): Readonly<Record<string, string>> {
    return {
      MAIL_URL: `smtp://${MAIL_ACCOUNT.user}:${MAIL_ACCOUNT.password}@127.0.0.1:${this.port}`,
      MAIL_FROM: 'Emblem <hello@emblem.example>',
    };
  }

  /** The newest mail to an address, waited for; `after` passes over so many of its mails. */
  async mailTo(address: string, after = 0): Promise<Received> {
    const find = () =>
      this.received
        .filter(({to}) => to.includes(address))
        .slice(after)
        .at(-1);
    return (
      find() ??
      new Promise((resolve, reject) => {
        const look = (): void => {
          const mail = find();
          if (mail) end(() => resolve(mail));
        };
        const timer = setTimeout(() => end(() => reject(new Error(`No mail came for ${address}.`))), PATIENCE);
        const end = (report: () => void): void => {
          clearTimeout(timer);
          this.waiting.delete(look);
          report();
        };
        this.waiting.add(look);
      })
    );
  }

  async stop(): Promise<void> {
    await new Promise<void>(resolve => {
      this.server.close(resolve);
    });
  }
}

/** The six digits that a mail brings. */
export function codeIn({text}: Received): string {
  const code = /\b\d{6}\b/.exec(text.slice(text.indexOf('\r\n\r\n')))?.[0];
  if (code === undefined) throw new Error(`There is no code in this mail: ${text}`);
  return code;
}
