/** How often one network address may try to sign in, register and the like; counted in PostgreSQL for all processes. */
import {networkOf} from '../../party';
import {TEXTS} from '../texts';
import type {Context} from '../../context';
import {takeToken} from '../../database/limits';
import {Refusal, say} from '../../errors';
import {mailboxOf} from '../../integrations/mail/address';

/** A burst of this many, then one more each second. */
const BURST = 100;
const PER_SECOND = 1;

/** 429 when the address has used up its attempts. */
export async function requireToken(context: Context, purpose: string): Promise<void> {
  const taken = await takeToken(context.sql, `${purpose}:${networkOf(context.actor.address)}`, {
    capacity: BURST,
    perSecond: PER_SECOND,
  });
  if (!taken.allowed)
    throw new Refusal(429, say(TEXTS.tooOften, context.actor.language), {retryAfter: taken.retryAfter});
}

/** A few mails to one mailbox at once, then one in ten minutes. */
const MAILS = {capacity: 4, perSecond: 1 / 600};

/** 429 when so many mails were asked for to an address; the same for every address, known or not. */
export async function requireMailToken(context: Context, email: string): Promise<void> {
  const taken = await takeToken(context.sql, `mail:${mailboxOf(email)}`, MAILS);
  if (!taken.allowed)
    throw new Refusal(429, say(TEXTS.tooOften, context.actor.language), {retryAfter: taken.retryAfter});
}
