/**
 * Codes of six digits sent by mail: whoever has one reads the mail of the address. Good for half an hour and once; five
 * wrong ones lock the address for a while, so that guessing leads nowhere.
 */
import {randomInt} from 'node:crypto';
import {attempt} from '../../../access/limits/lockout';
import {issueTicket, readTicket, type Purpose, type Ticket} from '../../../access/ticket';
import {textOf} from '../../../record-values';
import {requiredText} from '../../../acts/input';
import {asTrusted} from '../../../context/trusted';
import type {Values} from '../../../values';
import type {Text} from '@emblem/schemas';
import type {Context} from '../../../context';
import {Refusal, say} from '../../../errors';
import {queueMail} from '../../../integrations/mail/outgoing';
import {get} from '../../../read';
import {removeMany} from '../../../write';
import type {Address} from './input';
import {TEXTS} from '../texts';

export type MemberPurpose = Extract<Purpose, 'member-register' | 'member-reset'>;

const LIFETIME = 30 * 60_000;

function ticketOf(purpose: MemberPurpose, {email, proId}: Address, code: string): string {
  return [purpose, proId, email, code].join(' ');
}

/** One mail in the reader's language, `{site}` and `{code}` filled in. */
export async function mailTo(
  context: Context,
  {email, proId, language}: Address,
  subject: Text,
  body: Text,
  code = '',
): Promise<void> {
  const site = textOf(await get(asTrusted(context), 'project', proId), 'proName') ?? '';
  const written = (words: Text): string => say(words, language, {site, code});
  await queueMail(context, {to: email, subject: written(subject), text: written(body)});
}

/** Whose codes they are. */
function subjectOf({email, proId}: Address): string {
  return `member ${proId} ${email}`;
}

/** Ends every code that the address was sent, whatever for. */
export async function endCodes(context: Context, address: Address): Promise<void> {
  await removeMany(asTrusted(context), 'sign-in-ticket', {eq: ['subject', subjectOf(address)]});
}

/** Sends a code, which ends those before it; to be called in a transaction. */
export async function sendCode(
  context: Context,
  purpose: MemberPurpose,
  address: Address,
  subject: Text,
  body: Text,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await endCodes(context, address);
  await issueTicket(
    context,
    purpose,
    {},
    {ticket: ticketOf(purpose, address, code), subject: subjectOf(address), lifetime: LIFETIME},
  );
  await mailTo(context, address, subject, body, code);
}

async function ticketFor(
  context: Context,
  purpose: MemberPurpose,
  address: Address,
  code: string,
): Promise<Ticket | undefined> {
  try {
    return await readTicket(context, purpose, ticketOf(purpose, address, code));
  } catch (error) {
    if (error instanceof Refusal && error.code === 422) return undefined;
    throw error;
  }
}

/**
 * 422 at the code's field unless the address has been sent it; 429 after too many wrong ones. Using it up is the
 * caller's.
 */
export async function requireCode(
  context: Context,
  purpose: MemberPurpose,
  address: Address,
  input: Values,
): Promise<Ticket> {
  const code = requiredText(context, input, 'code').replaceAll(/\s/g, '');
  let ticket: Ticket | undefined;
  await attempt(context, {realm: `code ${purpose} ${address.proId}`, name: address.email, secret: 'code'}, async () => {
    ticket = await ticketFor(context, purpose, address, code);
    return {userId: null, matches: ticket !== undefined};
  });
  const message = say(TEXTS.wrongCode, context.actor.language);
  if (!ticket) throw new Refusal(422, message, {errors: {code: message}});
  return ticket;
}
