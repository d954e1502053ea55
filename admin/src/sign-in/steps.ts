/** What a step of signing in leads to: a session, or the next step. */
import {asList, asNumber, asText, asValues, isValues} from '../model/parse';
import {isLoginSource, type LoginSource} from '../request/token';

export interface Account {
  readonly id: number;
  readonly userName: string;
  readonly realName: string;
  readonly typeId: number | undefined;
}

/** Somebody whom another service has named; `uuid` is the proof of it. */
export interface Named {
  readonly uuid: string;
  readonly label: string;
}

export type Step =
  | {readonly kind: 'signed-in'; readonly token: string; readonly source: LoginSource}
  | {readonly kind: 'code'; readonly ticket: string; readonly userName: string}
  | ({readonly kind: 'choose'; readonly accounts: readonly Account[]} & Named)
  | ({readonly kind: 'bind'} & Named);

export function accountsOf(data: unknown): readonly Account[] {
  return asList(data)
    .filter(isValues)
    .map(each => ({
      id: asNumber(each.id) ?? 0,
      userName: asText(each.userName) ?? '',
      realName: asText(each.realName) ?? '',
      typeId: asNumber(each.typeId),
    }));
}

/** Throws for an answer that leads nowhere. */
export function stepOf(data: unknown): Step {
  const {token, needsCode, ticket, userName, loginSource, uuid, label, accounts} = asValues(data);
  const source = asText(loginSource);
  if (typeof token === 'string') return {kind: 'signed-in', token, source: isLoginSource(source) ? source : 'ly'};
  if (needsCode === true && typeof ticket === 'string') return {kind: 'code', ticket, userName: asText(userName) ?? ''};
  if (typeof uuid !== 'string') throw new Error('The server answered without a token.');
  const named = {uuid, label: asText(label) ?? ''};
  const offered = accountsOf(accounts);
  return offered.length > 0 ? {kind: 'choose', accounts: offered, ...named} : {kind: 'bind', ...named};
}

/** The only account of the asked-for type, which is then not asked about (CO-285). */
export function onlyOfType(accounts: readonly Account[], typeId: number | undefined): Account | undefined {
  const [only, another] = typeId === undefined ? [] : accounts.filter(account => account.typeId === typeId);
  return another ? undefined : only;
}
