/** Somebody whom another service has named, and the accounts that he or she may sign in to. */
import type {Predicate} from '@emblem/schemas';
import {USER} from '@emblem/schemas/values';
import {SYSTEM} from '../../../actor';
import {numberOf, textOf} from '../../../record-values';
import {issueTicket, readTicket, type Ticket} from '../../../access/ticket';
import type {WireRecord} from '../../../values';
import {asActor, type Context} from '../../../context';
import {findAll} from '../../../read';
import {loginSourceOf, type LoginSource} from './admit';

export type Provider = 'wechat-work' | 'google';

export interface Person {
  readonly provider: Provider;
  /** The identity there: WeChat Work's user id, Google's `sub`. */
  readonly subject: string;
  readonly label: string;
  /** As the provider has verified it: opens the accounts that carry it. */
  readonly email?: string;
}

/** An account as the sign-in page offers it. */
export interface Offered {
  readonly id: number;
  readonly userName: string;
  readonly realName: string | null;
  readonly typeId: number | null;
}

export function offer(user: WireRecord): Offered {
  return {
    id: user.id,
    userName: textOf(user, 'userName') ?? '',
    realName: textOf(user, 'realName'),
    typeId: numberOf(user, 'typeId'),
  };
}

/** Enabled accounts by id, in the order of their names. */
export async function enabledUsers(context: Context, where: Predicate): Promise<readonly WireRecord[]> {
  return findAll(asActor(context, SYSTEM), 'user', {all: [where, {eq: ['state', USER.state.enabled]}]}, [
    {field: 'userName', descending: false},
  ]);
}

async function boundIds(context: Context, {provider, subject}: Person): Promise<readonly number[]> {
  const links = await findAll(asActor(context, SYSTEM), 'linked-account', {
    all: [{eq: ['provider', provider]}, {eq: ['subject', subject]}],
  });
  return links.map(link => numberOf(link, 'userId') ?? 0);
}

async function idsByEmail(context: Context, email: string): Promise<readonly number[]> {
  const users = await findAll(asActor(context, SYSTEM), 'user', {contains: ['email', email]});
  return users.filter(user => textOf(user, 'email')?.toLowerCase() === email).map(user => user.id);
}

export async function accountsOf(context: Context, person: Person): Promise<readonly WireRecord[]> {
  const known = person.email === undefined ? [] : await idsByEmail(context, person.email);
  return enabledUsers(context, {in: ['id', [...(await boundIds(context, person)), ...known]]});
}

/** The proof that a person was named, for choosing or binding an account: the `uuid` of the documented calls. */
export function rememberPerson(context: Context, person: Person, loginSource: LoginSource): Promise<string> {
  return issueTicket(context, 'person', {...person, loginSource});
}

export interface Remembered {
  readonly ticket: Ticket;
  readonly person: Person;
  readonly loginSource: LoginSource;
}

/** 422 when the proof has expired or was used. */
export async function rememberedPerson(context: Context, uuid: string): Promise<Remembered> {
  const ticket = await readTicket(context, 'person', uuid);
  const {detail} = ticket;
  const email = textOf(detail, 'email') ?? undefined;
  const person: Person = {
    provider: detail.provider === 'google' ? 'google' : 'wechat-work',
    subject: textOf(detail, 'subject') ?? '',
    label: textOf(detail, 'label') ?? '',
    email,
  };
  return {ticket, person, loginSource: loginSourceOf(context, detail)};
}
