/** How Emblem's own mail leaves it, e.g. the codes that members confirm their address with. */
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {dataDirOf} from './data-dir';

/**
 * Through an SMTP server, or as `.eml` files into a folder: for a machine of one's own, where nobody waits for mail.
 */
export type MailConfig = {readonly from: string} & ({readonly smtp: string} | {readonly folder: string});

const FROM = 'Emblem <no-reply@localhost>';

function parse(value: string): URL {
  if (!URL.canParse(value))
    throw new Error('MAIL_URL must be an address like smtps://user:password@host, smtp://host:587 or file:///folder.');
  return new URL(value);
}

/** Undefined: not configured. Throws for an address of another kind. */
export function readMail(env: NodeJS.ProcessEnv = process.env): MailConfig | undefined {
  const {MAIL_URL, HOST, DATABASE_URL} = env;
  const from = env.MAIL_FROM || FROM;
  if (!MAIL_URL) return HOST || DATABASE_URL ? undefined : {from, folder: join(dataDirOf(env), 'mail')};
  const url = parse(MAIL_URL);
  if (url.protocol === 'file:') return {from, folder: fileURLToPath(url)};
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')
    throw new Error(`MAIL_URL cannot be ${url.protocol}; it is smtp:, smtps: or file:.`);
  if (!env.MAIL_FROM) throw new Error('MAIL_URL and MAIL_FROM belong together.');
  return {from, smtp: MAIL_URL};
}
