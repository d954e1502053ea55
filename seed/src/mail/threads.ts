/** What customers wrote to the mailboxes, and what became of the answers. */
import {MAIL_MESSAGE, MAIL_THREAD} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {Random} from '../random';
import type {Member} from '../sales/members';
import type {Row} from '../store/row';
import {fromTemplate} from './templates';

export interface CorrespondenceOptions {
  readonly boxes: readonly Row[];
  readonly staff: readonly Row[];
  readonly members: readonly Member[];
  readonly orders: readonly Row[];
  readonly orderNumbers: ReadonlyMap<number, string>;
  readonly calendar: Calendar;
  readonly few: boolean;
}

const {inbox, outbox, drafts} = MAIL_MESSAGE.folder;
const STATE = MAIL_MESSAGE.sendState;
const {yes, no} = MAIL_MESSAGE.isRead;

/** How far the answers are; in the demonstration nearly all were sent. */
const STATES = [STATE.sent, STATE.notSent, STATE.failed, STATE.unknown, STATE.queued, STATE.sent, STATE.sending];
const DEMO_ROUND = 40;
const TINY = STATES.length;
const DEMO = 80;
/** One in so many of what was answered is done with. */
const DONE = 3;
/** Days until a customer is answered. */
const PATIENCE = 0.4;

const REASONS: ReadonlyMap<number, string> = new Map([
  [STATE.failed, "Can't send mail - all recipients were rejected: 550 Mailbox unavailable"],
  [STATE.unknown, 'The sending was broken off; the mail may have arrived or not'],
]);

const SUBJECTS = [
  'Artwork proof for our pins',
  'Your quotation',
  'Shipping date of our order',
  'Change of the backing card',
  'Invoice and payment details',
  'Samples on their way?',
  'Pantone colours of the logo',
  'Delivery address',
] as const;

/** Which template answers it. */
const ABOUT: ReadonlyMap<string, string> = new Map([
  ['Artwork proof for our pins', 'artwork'],
  ['Shipping date of our order', 'parcel'],
  ['Invoice and payment details', 'payment'],
]);

/** One matter: what the customer wrote, and the answer. */
interface Matter {
  readonly id: number;
  readonly box: Row;
  readonly member: Member;
  readonly subject: string;
  readonly order: Row | undefined;
  readonly writer: Row | undefined;
  readonly sendState: number;
  readonly askedAt: string;
  readonly answeredAt: string;
}

function firstMember({memberIds}: Row): number | null {
  const [first]: readonly unknown[] = Array.isArray(memberIds) ? memberIds : [];
  return typeof first === 'number' ? first : null;
}

function matters({boxes, staff, members, orders, calendar, few}: CorrespondenceOptions): readonly Matter[] {
  return calendar.overLastYear(few ? TINY : DEMO, new Random('moments of mail')).map((askedAt, index) => {
    const random = new Random('mail', index + 1);
    const [box, member] = [random.pick(boxes), random.pick(members)];
    return {
      id: index + 1,
      box,
      member,
      subject: random.pick(SUBJECTS),
      order: orders.find(({memberId}) => memberId === member.id),
      writer: staff.find(({id}) => id === firstMember(box)),
      sendState: STATES[few ? index : index % DEMO_ROUND] ?? STATE.sent,
      askedAt,
      answeredAt: calendar.after(askedAt, PATIENCE),
    };
  });
}

const messageIdOf = ({id}: Matter) => `<matter-${id}@customer.example>`;

function question(matter: Matter): Row {
  const {id, box, member, subject, askedAt, sendState} = matter;
  return {
    id: id * 2 - 1,
    mailboxId: box.id,
    folder: inbox,
    sender: member.email,
    recipient: box.account,
    subject,
    content: `Hello,\n\ncould you help me with this, please: ${subject.toLowerCase()}.\n\n${member.name}`,
    isRead: sendState === STATE.notSent ? no : yes,
    sendState: STATE.received,
    sentAt: askedAt,
    messageIdHeader: messageIdOf(matter),
    threadId: id,
    createdAt: askedAt,
  };
}

function progress({sendState, box, answeredAt, id}: Matter): Readonly<Record<string, unknown>> {
  const isSent = sendState === STATE.sent;
  const isBegun = sendState !== STATE.notSent && sendState !== STATE.queued;
  return {
    folder: isSent ? outbox : drafts,
    sendState,
    sender: isSent ? box.account : null,
    queuedAt: sendState === STATE.notSent ? null : answeredAt,
    sendingAt: isBegun ? answeredAt : null,
    sentAt: isSent ? answeredAt : null,
    sendMessage: REASONS.get(sendState) ?? null,
    messageIdHeader: isBegun ? `<answer-${id}@emblem.example>` : null,
  };
}

const USUAL = 'please find the details below. We look forward to your answer.';

/** Out of a template, where there is one for the matter and an order that it is about. */
function textOf(
  {subject, member, order, writer, box}: Matter,
  orderNumbers: ReadonlyMap<number, string>,
): Readonly<Record<string, unknown>> {
  const filled =
    order &&
    fromTemplate(ABOUT.get(subject) ?? '', {
      'member.name': member.name,
      'order.number': orderNumbers.get(order.id) ?? '',
      'order.balance': `${String(order.balanceDue)} ${String(order.currency)}`,
      'order.trackingNumber': String(order.trackingNumber ?? ''),
      'user.name': String(writer?.realName ?? ''),
      'mailbox.name': String(box.mailboxName),
    });
  return filled ?? {content: `Dear ${member.name},\n\n${USUAL}`};
}

function answer(matter: Matter, orderNumbers: ReadonlyMap<number, string>): Row {
  const {id, box, member, subject, answeredAt} = matter;
  return {
    id: id * 2,
    mailboxId: box.id,
    recipient: member.email,
    subject: `Re: ${subject}`,
    ...textOf(matter, orderNumbers),
    answerToId: id * 2 - 1,
    threadId: id,
    isRead: yes,
    createdAt: answeredAt,
    ...progress(matter),
  };
}

/** What was answered waits for the customer, or is done with; nobody has taken on what has no answer yet. */
function stateOf({sendState, id}: Matter): string {
  const {open, waiting, closed} = MAIL_THREAD.state;
  if (sendState !== STATE.sent) return open;
  return id % DONE === 0 ? closed : waiting;
}

function thread(matter: Matter): Row {
  const {id, box, member, subject, order, askedAt, answeredAt, sendState} = matter;
  return {
    id,
    mailboxId: box.id,
    subject,
    assigneeId: sendState === STATE.notSent ? null : firstMember(box),
    memberId: member.id,
    orderId: order?.id ?? null,
    lastMessageAt: sendState === STATE.sent ? answeredAt : askedAt,
    messageCount: 2,
    state: stateOf(matter),
    createdAt: askedAt,
  };
}

/** By entity. */
export function correspondence(options: CorrespondenceOptions): Readonly<Record<string, readonly Row[]>> {
  const all = matters(options);
  const both = (matter: Matter) => [question(matter), answer(matter, options.orderNumbers)];
  return {'mail-thread': all.map(thread), 'mail-message': all.flatMap(both)};
}
