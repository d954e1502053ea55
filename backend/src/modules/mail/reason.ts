/** What is told of why a mail server did not take a mail. */
import {say} from '../../errors';
import type {Context} from '../../context';
import {TEXTS} from './texts';

const LENGTH = 900;

/** Told only by what is a mail server; anything else would tell which ports of the network answer, and how. */
const FROM_MAIL_SERVERS: ReadonlySet<unknown> = new Set(['EAUTH', 'EENVELOPE', 'EMESSAGE']);

export function reasonOf(context: Context, error: unknown): string {
  const isTold = error instanceof Error && 'code' in error && FROM_MAIL_SERVERS.has(error.code);
  return isTold ? error.message.slice(0, LENGTH) : say(TEXTS.noMailServer, context.actor.language);
}
