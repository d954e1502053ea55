/** The end of every way to sign in: a session, or first the question for the code. */
import {SYSTEM} from '../../../actor';
import {numbersOf, textOf} from '../../../record-values';
import {requireEnabled} from '../../../access/require-enabled';
import {openSession} from '../../../access/session';
import {issueTicket} from '../../../access/ticket';
import {optionalText} from '../../../acts/input';
import type {Values, WireRecord} from '../../../values';
import {asActor, type Context} from '../../../context';
import {find} from '../../../read';

const LOGIN_SOURCES = ['ly', 'qm', 'google', 'cs', 'sc'] as const;
export type LoginSource = (typeof LOGIN_SOURCES)[number];

export interface Admitted {
  /** Null while the code of the second factor is still to be given, with `ticket`, to `/user/secondFactor/signIn`. */
  readonly token: string | null;
  readonly needsCode?: true;
  readonly ticket?: string;
  readonly userName: string;
  readonly loginSource: LoginSource;
}

/** `ly` unless one of the five is named (CO-050). */
export function loginSourceOf(context: Context, input: Values): LoginSource {
  const sent = optionalText(context, input, 'loginSource');
  return LOGIN_SOURCES.find(source => source === sent) ?? 'ly';
}

/** Opens the session. 403 for an account that is disabled. */
export async function open(context: Context, user: WireRecord, loginSource: LoginSource): Promise<Admitted> {
  requireEnabled(context, 'user', user);
  const userName = textOf(user, 'userName') ?? '';
  const [roleId] = numbersOf(user, 'roleIds');
  return {token: await openSession(context, {userId: user.id, userName, loginSource, roleId}), userName, loginSource};
}

/** For somebody whose first factor was right, by whichever way. */
export async function admit(context: Context, user: WireRecord, loginSource: LoginSource): Promise<Admitted> {
  requireEnabled(context, 'user', user);
  const factor = await find(asActor(context, SYSTEM), 'second-factor', {
    all: [{eq: ['userId', user.id]}, {ne: ['confirmedAt', null]}],
  });
  if (!factor) return open(context, user, loginSource);
  const ticket = await issueTicket(context, 'code', {loginSource}, {userId: user.id});
  return {token: null, needsCode: true, ticket, userName: textOf(user, 'userName') ?? '', loginSource};
}
