/**
 * The job that sends a mail. That it begins is written and committed before anything leaves, and what became of it
 * afterwards: where the end is missing nobody knows whether it arrived, and it is not sent again by itself.
 */
import {randomUUID} from 'node:crypto';
import {clock} from '@emblem/schemas/clock';
import {MAIL_MESSAGE} from '@emblem/schemas/values';
import {SYSTEM} from '../../actor';
import type {Context} from '../../context';
import {lock} from '../../database/lock';
import {contextOf, type Engine} from '../../engine';
import {Refusal, say} from '../../errors';
import {deliver, type Delivery} from '../../integrations/mail/deliver';
import type {OpenFile} from '../../integrations/mail/outgoing';
import type {MailAccount} from '../../integrations/mail/send-mail';
import type {Attempt} from '../../jobs/task';
import {find, get} from '../../read';
import {numberOf, textOf, timeOf} from '../../record-values';
import type {Values, WireRecord} from '../../values';
import {transaction, update} from '../../write';
import {accountOfMailbox} from './mailbox-account';
import {addressesOf, attachmentsOf, requireReady} from './ready';
import {reasonOf} from './reason';
import {TEXTS} from './texts';
import {waitForCustomer} from './threads';

const KEY = 'mail-message';
const STATE = MAIL_MESSAGE.sendState;

interface Wish {
  readonly id: number;
  readonly language: 'zh' | 'en';
}

function wishOf(payload: unknown): Wish {
  const {id, language}: Values = typeof payload === 'object' && payload !== null ? {...payload} : {};
  if (typeof id !== 'number') throw new Error('A mail was queued without its id.');
  return {id, language: language === 'zh' ? 'zh' : 'en'};
}

/** Jobs that are about one mail take turns; people's steps are held off by the version. */
export async function withMessage<T>(
  context: Context,
  id: number,
  work: (context: Context, message: WireRecord<typeof KEY>) => Promise<T>,
): Promise<T | undefined> {
  return transaction(context, async tx => {
    await lock(tx.sql, `mail-message ${id}`);
    const message = await find(tx, KEY, {eq: ['id', id]});
    return message && work(tx, message);
  });
}

export async function note(context: Context, {id, version}: WireRecord, values: Values): Promise<void> {
  await update(context, KEY, id, {version, ...values});
}

export async function noteUnknown(context: Context, message: WireRecord): Promise<void> {
  const sendMessage = say(TEXTS.mayHaveArrived, context.actor.language);
  await note(context, message, {sendState: STATE.unknown, sendMessage});
}

/** What is being sent. */
interface Sending {
  readonly message: WireRecord;
  readonly account: MailAccount;
  readonly messageId: string;
  readonly sendingAt: string;
  readonly signature?: string;
  readonly inReplyTo?: string;
}

async function textAt(context: Context, entity: string, id: number | null, name: string): Promise<string | undefined> {
  const record = id === null ? undefined : await find(context, entity, {eq: ['id', id]});
  return (record && textOf(record, name)) ?? undefined;
}

async function prepareSending(context: Context, message: WireRecord): Promise<Sending> {
  await requireReady(context, message);
  const account = await accountOfMailbox(context, await get(context, 'mailbox', Number(message.mailboxId)));
  const domain = account.address.slice(account.address.lastIndexOf('@') + 1);
  return {
    message,
    account,
    messageId: textOf(message, 'messageIdHeader') ?? `<${randomUUID()}@${domain}>`,
    sendingAt: clock.moment(),
    signature: await textAt(context, 'mail-signature', numberOf(message, 'signatureId'), 'content'),
    inReplyTo: await textAt(context, KEY, numberOf(message, 'answerToId'), 'messageIdHeader'),
  };
}

/** The mail as it begins to be sent; undefined where it is not to be sent (any more). */
async function begin(context: Context, id: number): Promise<Sending | undefined> {
  return withMessage(context, id, async (tx, message) => {
    if (message.sendState === STATE.sending) await noteUnknown(tx, message);
    if (message.sendState !== STATE.queued) return undefined;
    try {
      const sending = await prepareSending(tx, message);
      const {messageId: messageIdHeader, sendingAt} = sending;
      await note(tx, message, {sendState: STATE.sending, sendingAt, messageIdHeader});
      return sending;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await note(tx, message, {sendState: STATE.failed, sendMessage: whyNot(error)});
      return undefined;
    }
  });
}

/** What stands at the field says more than that something is wrong. */
function whyNot({message, details: {errors = {}}}: Refusal): string {
  const [first] = Object.values(errors);
  return typeof first === 'string' ? first : message;
}

async function attempt(context: Context, sending: Sending, open: OpenFile): Promise<Delivery> {
  const {message, account, messageId, signature, inReplyTo} = sending;
  const content = textOf(message, 'content') ?? '';
  const opened = attachmentsOf(message).map(async ({name, url}) => ({name, content: await open(url)}));
  return deliver(account, {
    to: addressesOf(context, message, 'recipient'),
    cc: addressesOf(context, message, 'cc'),
    subject: textOf(message, 'subject') ?? '',
    text: signature === undefined ? content : `${content}\n\n-- \n${signature}`,
    messageId,
    inReplyTo,
    attachments: await Promise.all(opened),
  });
}

/** What could not be composed has not left. */
async function outcome(context: Context, sending: Sending, open: OpenFile): Promise<Delivery> {
  try {
    return await attempt(context, sending, open);
  } catch (error) {
    console.error('A mail could not be composed.', error);
    return {state: 'refused', error};
  }
}

function sentValues(context: Context, {account}: Sending, refused: readonly string[]): Values {
  return {
    sendState: STATE.sent,
    sentAt: clock.moment(),
    folder: MAIL_MESSAGE.folder.outbox,
    sender: account.address,
    sendMessage:
      refused.length === 0 ? null : say(TEXTS.notToAll, context.actor.language, {refused: refused.join(', ')}),
  };
}

function valuesOf(context: Context, sending: Sending, delivery: Delivery, isLast: boolean): Values {
  if (delivery.state === 'accepted') return sentValues(context, sending, delivery.refused);
  if (delivery.state === 'unclear')
    return {sendState: STATE.unknown, sendMessage: say(TEXTS.mayHaveArrived, context.actor.language)};
  const isTriedAgain = delivery.state === 'postponed' && !isLast;
  return {sendState: isTriedAgain ? STATE.queued : STATE.failed, sendMessage: reasonOf(context, delivery.error)};
}

/** Throws where it is to be tried again, so that the queue does. */
export async function sendMessage(engine: Engine, payload: unknown, {isLast}: Attempt): Promise<void> {
  const {id, language} = wishOf(payload);
  const context = contextOf(engine, {...SYSTEM, language});
  const sending = await begin(context, id);
  if (!sending) return;
  const delivery = await outcome(context, sending, address => engine.files.open(address));
  const values = valuesOf(context, sending, delivery, isLast);
  await withMessage(context, id, async (tx, message) => {
    const isOurs = timeOf(message, 'sendingAt') === sending.sendingAt;
    // It may have been given up as unknown; what is known by now is better.
    if (isOurs && (message.sendState === STATE.sending || message.sendState === STATE.unknown)) {
      await note(tx, message, values);
      if (values.sendState === STATE.sent) await waitForCustomer(tx, message);
    }
  });
  if (values.sendState === STATE.queued) throw new Error('The mail server did not take the mail yet.');
}
