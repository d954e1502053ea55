/** What the texts of templates may name in double braces, and what stands there instead. */
import {textOf} from '../../record-values';
import type {Values} from '../../values';

/** The records that a mail is about, as far as whoever writes it may read them; empty where there is none. */
export interface Subjects {
  readonly member: Values;
  readonly inquiry: Values;
  readonly order: Values;
  readonly user: Values;
  readonly mailbox: Values;
}

type Value = (subjects: Subjects) => string;

const of =
  (subject: keyof Subjects, name: string): Value =>
  subjects =>
    textOf(subjects[subject], name) ?? '';

/** With its currency; nothing where the amount is not known. */
function balance({order}: Subjects): string {
  const amount = textOf(order, 'balanceDue');
  return amount === null ? '' : `${amount} ${textOf(order, 'currency') ?? ''}`.trim();
}

const VARIABLES: ReadonlyMap<string, Value> = new Map([
  ['member.name', of('member', 'name')],
  ['member.company', of('member', 'companyName')],
  ['member.email', of('member', 'email')],
  ['inquiry.number', of('inquiry', 'number')],
  ['order.number', of('order', 'number')],
  ['order.balance', balance],
  ['order.trackingNumber', of('order', 'trackingNumber')],
  ['user.name', of('user', 'name')],
  ['mailbox.name', of('mailbox', 'mailboxName')],
]);

/** All of them as they are written in a text. */
export const WRITTEN: readonly string[] = [...VARIABLES.keys()].map(name => `{{${name}}}`);

/** Longer than any variable, so that a text full of open braces is read in one go. */
const PLACE = /\{\{([^{}]{0,60})\}\}/g;
const BRACES = /(?:\{\{|\}\})[^\r\n]{0,30}/;

/** The first piece of a text that names no variable, or that braces leave open. */
export function faultIn(text: string): string | undefined {
  const unknown = [...text.matchAll(PLACE)].find(([, name = '']) => !VARIABLES.has(name.trim()));
  return unknown?.[0] ?? BRACES.exec(text.replace(PLACE, ' '))?.[0];
}

/** What customers wrote is put in as it is: braces in it name nothing. */
export function fill(text: string, subjects: Subjects): string {
  return text.replace(PLACE, (_, name: string) => VARIABLES.get(name.trim())?.(subjects) ?? '');
}
