/** Mailboxes that departments share, their signatures, and templates. */
import type {Calendar} from '../calendar';
import type {Member} from '../sales/members';
import type {Row} from '../store/row';
import {copiedAddresses} from './copied-addresses';
import {MAIL_TEMPLATES} from './templates';
import {correspondence} from './threads';

interface Desk {
  readonly staff: readonly Row[];
  readonly members: readonly Member[];
  readonly orders: readonly Row[];
  /** Numbers of orders, by their ids. */
  readonly orderNumbers: ReadonlyMap<number, string>;
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

/** By entity. */
export function mail(desk: Desk): Readonly<Record<string, readonly Row[]>> {
  const boxes = mailboxes(desk.staff);
  return {
    mailbox: boxes,
    'mail-signature': signatures(boxes),
    'mail-template': MAIL_TEMPLATES.map(({row}) => row),
    'email-copy-record': copiedAddresses(desk),
    ...correspondence({...desk, boxes}),
  };
}
