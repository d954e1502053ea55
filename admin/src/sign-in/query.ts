/** What the address of the sign-in page may say (CO-285). */
import type {Locale} from '../i18n/i18n';
import {isLoginSource, type LoginSource} from '../request/token';

export interface SignInQuery {
  /** Fills the user name in. */
  readonly userName: string;
  /** The person's department, shown beside the name; the documents spell the key `deparmentName`. */
  readonly department: string;
  /** The person's user id in WeChat Work, by which to sign in or to bind an account. */
  readonly exUserId: string;
  /** The type of account to choose where a person has several. */
  readonly typeId: number | undefined;
  /** Takes the place of the id in the path. */
  readonly source: LoginSource | undefined;
  /** `signOfGnGw`: `gn` at home, in Chinese; `gw` abroad, in English. */
  readonly locale: Locale | undefined;
}

const LOCALES: Readonly<Record<string, Locale>> = {gn: 'zh', gw: 'en'};

export function signInQuery(query: URLSearchParams): SignInQuery {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const source = text('source');
  const typeId = Number(text('typeId'));
  return {
    userName: text('username'),
    department: text('deparmentName'),
    exUserId: text('exUserId'),
    typeId: Number.isSafeInteger(typeId) && typeId > 0 ? typeId : undefined,
    source: isLoginSource(source) ? source : undefined,
    locale: LOCALES[text('signOfGnGw').toLowerCase()],
  };
}
