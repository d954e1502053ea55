/** Mailboxes that departments share, their signatures and some mail. */
import type {Calendar} from '../calendar';
import {Random} from '../random';
import type {Member} from '../sales/members';
import type {Row} from '../store/row';

interface Desk {
  readonly staff: readonly Row[];
  readonly members: readonly Member[];
  readonly calendar: Calendar;
  readonly few: boolean;
}

/** Name, account, user names of the members, US office member, salesmen assigned. */
const MAILBOXES = [
  ['Sales desk', 'sales@emblem.example', ['salesman', 'manager', 'olivia.grant', 'jonas.weber'], 'usoffice', 3],
  ['US office', 'us@emblem.example', ['usoffice', 'usoffice.two'], 'usoffice', 2],
  ['Customer service', 'service@emblem.example', ['customerservice', 'manager'], 'usoffice.two', 1],
] as const;

/** Name, what it says above the mailbox's name, default for new mail, default for replies and forwards. */
const SIGNATURES = [
  ['Full', 'Kind regards,', 1, 0],
  ['Short', 'Best,', 0, 1],
] as const;

const SUBJECTS = [
  'Artwork proof for your pins',
  'Your quotation',
  'Shipping date of your order',
  'Change of the backing card',
  'Invoice and payment details',
  'Samples on their way',
  'Pantone colours of the logo',
  'Delivery address',
] as const;

const INBOX = 'inbox';
const OUTBOX = 'outbox';

/** Sent, and why it failed where it did. */
const SENT = 1;
const FAILED = 2;

function idsOf(staff: readonly Row[], names: readonly string[]): readonly number[] {
  return staff.filter(({userName}) => names.includes(String(userName))).map(({id}) => id);
}

function mailboxes(staff: readonly Row[]): readonly Row[] {
  return MAILBOXES.map(([mailboxName, account, names, office, salesmanNum], index) => {
    const officer = staff.find(({userName}) => userName === office);
    return {
      id: index + 1,
      mailboxName,
      account,
      memberIds: idsOf(staff, names),
      usOfficeMemberId: officer?.id ?? null,
      usOfficeMemberName: officer?.realName ?? null,
      salesmanNum: officer ? salesmanNum : 0,
    };
  });
}

function signatures(boxes: readonly Row[]): readonly Row[] {
  return boxes
    .flatMap(({id, mailboxName}) =>
      SIGNATURES.map(([signatureName, greeting, isDefaultNew, isDefaultReply]) => ({
        mailboxId: id,
        signatureName,
        content: `${greeting}\n${mailboxName}, Emblem`,
        isDefaultNew,
        isDefaultReply,
      })),
    )
    .map((row, index) => ({...row, id: index + 1}));
}

function sending(isOutgoing: boolean, createdAt: string, random: Random): Readonly<Record<string, unknown>> {
  if (isOutgoing && random.chance(0.1)) return {sendState: FAILED, sendMessage: '550 Mailbox unavailable'};
  return {sendState: isOutgoing ? SENT : 0, sentAt: createdAt};
}

function messages(boxes: readonly Row[], {members, calendar, few}: Desk): readonly Row[] {
  return calendar.overLastYear(few ? 10 : 160, new Random('moments of mail')).map((createdAt, index) => {
    const random = new Random('mail', index + 1);
    const box = random.pick(boxes);
    const member = random.pick(members);
    const isOutgoing = random.chance(0.5);
    const subject = random.pick(SUBJECTS);
    const [sender, recipient] = isOutgoing ? [box.account, member.email] : [member.email, box.account];
    return {
      id: index + 1,
      mailboxId: box.id,
      folder: isOutgoing ? OUTBOX : INBOX,
      sender,
      recipient,
      subject: isOutgoing ? subject : `Re: ${subject}`,
      content: isOutgoing
        ? `Dear ${member.name},\n\nplease find the details below. We look forward to your answer.`
        : `Hello,\n\nthank you, I will look at it today.\n\n${member.name}`,
      isRead: isOutgoing || random.chance(0.8) ? 1 : 0,
      createdAt,
      ...sending(isOutgoing, createdAt, random),
    };
  });
}

/** By entity. */
export function mail(desk: Desk): Readonly<Record<string, readonly Row[]>> {
  const boxes = mailboxes(desk.staff);
  return {mailbox: boxes, 'mail-signature': signatures(boxes), 'mail-message': messages(boxes, desk)};
}
