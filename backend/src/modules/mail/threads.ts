/** Threads follow the mail that is made and sent in them. */
import {MAIL_MESSAGE, MAIL_THREAD} from '@emblem/schemas/values';
import type {Context, InTransactionHook} from '../../context';
import {asTrusted} from '../../context/trusted';
import {say} from '../../errors';
import {readAddress} from '../../integrations/mail/address';
import {find, findAll, get} from '../../read';
import {numberOf, textOf, timeOf} from '../../record-values';
import type {WireRecord} from '../../values';
import {create, update} from '../../write';
import {addressesIn} from './addresses';
import {TEXTS} from './texts';

const MAIL = 'mail-message';
const THREAD = 'mail-thread';
const {inbox} = MAIL_MESSAGE.folder;
const {received} = MAIL_MESSAGE.sendState;
const {open, waiting} = MAIL_THREAD.state;

/** The one customer who has the address at the other end of a mail; nobody where several have it. */
async function customerOf(context: Context, message: WireRecord): Promise<number | null> {
  const [first = ''] = addressesIn(textOf(message, message.folder === inbox ? 'sender' : 'recipient'));
  const email = readAddress(first);
  const found = email === undefined ? [] : await findAll(context, 'member', {eq: ['email', email]});
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

/** Whoever writes to somebody first sees to the matter; what comes in is for whoever takes it. */
async function newThread(context: Context, message: WireRecord): Promise<number> {
  const system = asTrusted(context);
  const subject = (textOf(message, 'subject') ?? '').trim();
  const thread = await create(system, THREAD, {
    mailboxId: message.mailboxId,
    subject: subject === '' ? say(TEXTS.noSubject, context.actor.language) : subject,
    memberId: await customerOf(system, message),
    assigneeId: message.folder === inbox ? null : context.actor.id,
  });
  return thread.id;
}

/** An answer is in the thread of what it answers, which gets one along with it where it has none. */
async function threadOf(context: Context, message: WireRecord): Promise<number> {
  const answeredId = numberOf(message, 'answerToId');
  const answered = answeredId === null ? undefined : await get(asTrusted(context), MAIL, answeredId);
  if (!answered) return newThread(context, message);
  const known = numberOf(answered, 'threadId');
  if (known !== null) return known;
  const made = await newThread(context, answered);
  await update(asTrusted(context), MAIL, answered.id, {threadId: made});
  return made;
}

async function moveFrom(context: Context, threadId: number, from: readonly string[], to: string): Promise<void> {
  const thread = await find(context, THREAD, {eq: ['id', threadId]});
  if (thread && from.some(state => state === thread.state)) await update(context, THREAD, threadId, {state: to});
}

/** A new mail is put into its thread; one that came in opens it again. */
export const putIntoThread: InTransactionHook = {
  name: 'putIntoThread',
  async inTransaction(context, _entity, after, before) {
    if (!after || before) return;
    const threadId = await threadOf(context, after);
    const isReceived = after.folder === inbox;
    const arrival = {sendState: received, sentAt: timeOf(after, 'sentAt') ?? context.now};
    await update(asTrusted(context), MAIL, after.id, {threadId, ...(isReceived && arrival)});
    if (isReceived) await moveFrom(asTrusted(context), threadId, [waiting, MAIL_THREAD.state.closed], open);
  },
};

/** What was answered waits for the customer. */
export async function waitForCustomer(context: Context, message: WireRecord): Promise<void> {
  const threadId = numberOf(message, 'threadId');
  if (threadId !== null && numberOf(message, 'answerToId') !== null) await moveFrom(context, threadId, [open], waiting);
}
