/**
 * Mail to whoever asked to register or for another password. What is sent, and whether anything is, depends on who has
 * an account: it is looked up in the background, so that neither what the asker is told nor how long it takes tells
 * which addresses are known.
 */
import {textOf} from '../../../record-values';
import {languageOf} from '../../../access/language';
import type {Context} from '../../../context';
import {enqueue, transaction} from '../../../write';
import {findMember} from './ensure-member';
import {mailTo, sendCode, type MemberPurpose} from './code';
import type {Address} from './input';
import {TEXTS} from '../texts';

export const MEMBER_MAIL_JOB = 'sendMemberMail';

const ATTEMPTS = 7;

interface Wish {
  readonly purpose: MemberPurpose;
  readonly address: Address;
}

export async function queueMemberMail(
  context: Context,
  purpose: MemberPurpose,
  {email, proId, language}: Address,
): Promise<void> {
  await enqueue(context, MEMBER_MAIL_JOB, {purpose, email, proId, language}, {attempts: ATTEMPTS});
}

function wishOf(payload: unknown): Wish {
  const values: Readonly<Record<string, unknown>> = typeof payload === 'object' && payload !== null ? {...payload} : {};
  const {purpose, email, proId} = values;
  const language = languageOf(typeof values.language === 'string' ? values.language : undefined);
  if (
    (purpose !== 'member-register' && purpose !== 'member-reset') ||
    typeof email !== 'string' ||
    typeof proId !== 'number' ||
    !language
  )
    throw new Error('A mail to a member was queued that cannot be read.');
  return {purpose, address: {email, proId, language}};
}

async function register(context: Context, address: Address): Promise<void> {
  const known = await findMember(context, address.email, address.proId);
  const hasPassword = known !== undefined && textOf(known, 'passwordHash') !== null;
  if (hasPassword) await mailTo(context, address, TEXTS.knownSubject, TEXTS.knownText);
  else await sendCode(context, 'member-register', address, TEXTS.registerSubject, TEXTS.registerText);
}

async function reset(context: Context, address: Address): Promise<void> {
  if (await findMember(context, address.email, address.proId))
    await sendCode(context, 'member-reset', address, TEXTS.resetSubject, TEXTS.resetText);
}

export async function sendMemberMail(context: Context, payload: unknown): Promise<void> {
  const {purpose, address} = wishOf(payload);
  await transaction(context, tx => (purpose === 'member-register' ? register(tx, address) : reset(tx, address)));
}
