/**
 * Signing in by WeChat Work, by the OAuth steps of its server-side interface: the page, the code, the person's user id.
 */
import {clock} from '@emblem/schemas/clock';
import type {WechatWorkConfig} from '../../config/providers';
import {ProviderFailure} from '../provider-failure';

/** Milliseconds; somebody waits in front of the sign-in page. */
const PATIENCE = 10_000;
/** A token is fetched anew this long before it ends. */
const MARGIN = 60_000;
/** `errcode`s for a token that is no longer valid. */
const STALE_TOKEN = new Set([40014, 42001]);

interface Answer {
  readonly errcode: number;
  readonly errmsg: string;
  readonly values: Readonly<Record<string, unknown>>;
}

interface HeldToken {
  readonly token: string;
  readonly until: number;
}

/** WeChat Work asks that tokens be kept: each lasts two hours and fetching them is limited. */
const held = new Map<string, HeldToken>();

function parse(body: unknown): Answer {
  const values: Record<string, unknown> = typeof body === 'object' && body !== null ? {...body} : {};
  const {errcode, errmsg} = values;
  if (typeof errcode !== 'number') throw new ProviderFailure('unreachable', 'WeChat Work answered without an errcode.');
  return {errcode, errmsg: typeof errmsg === 'string' ? errmsg : '', values};
}

async function ask({apiUrl}: WechatWorkConfig, path: string, query: Readonly<Record<string, string>>): Promise<Answer> {
  const address = `${apiUrl}${path}?${new URLSearchParams(query).toString()}`;
  try {
    const response = await fetch(address, {signal: AbortSignal.timeout(PATIENCE), redirect: 'error'});
    return parse(await response.json());
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderFailure('unreachable', 'WeChat Work cannot be reached.', {cause: error});
  }
}

async function fetchToken(config: WechatWorkConfig, key: string): Promise<string> {
  const {errcode, errmsg, values} = await ask(config, '/cgi-bin/gettoken', {
    corpid: config.corpId,
    corpsecret: config.secret,
  });
  const {access_token: token, expires_in: seconds} = values;
  if (errcode !== 0 || typeof token !== 'string')
    throw new ProviderFailure('refused', `WeChat Work gave no token: ${errcode} ${errmsg}`);
  held.set(key, {token, until: clock.now() + (typeof seconds === 'number' ? seconds * 1000 : 0) - MARGIN});
  return token;
}

async function tokenOf(config: WechatWorkConfig): Promise<string> {
  const key = `${config.apiUrl} ${config.corpId} ${config.agentId}`;
  const present = held.get(key);
  return present && present.until > clock.now() ? present.token : fetchToken(config, key);
}

async function personOf(config: WechatWorkConfig, code: string): Promise<Answer> {
  return ask(config, '/cgi-bin/auth/getuserinfo', {access_token: await tokenOf(config), code});
}

/** The address of the page on which somebody lets Emblem know who it is. */
export function wechatWorkPage(
  {authorizeUrl, corpId, agentId}: WechatWorkConfig,
  redirectUri: string,
  state: string,
): string {
  const address = new URL(authorizeUrl);
  address.search = new URLSearchParams({
    login_type: 'CorpApp',
    appid: corpId,
    agentid: agentId,
    redirect_uri: redirectUri,
    state,
  }).toString();
  return address.href;
}

/**
 * The user id behind a code, which is good once. A `ProviderFailure` for a code that is none and for somebody outside
 * of the company.
 */
export async function wechatWorkUser(config: WechatWorkConfig, code: string): Promise<string> {
  let answer = await personOf(config, code);
  if (STALE_TOKEN.has(answer.errcode)) {
    held.clear();
    answer = await personOf(config, code);
  }
  const {userid, UserId} = answer.values;
  const user = userid ?? UserId;
  if (answer.errcode !== 0 || typeof user !== 'string' || user === '')
    throw new ProviderFailure(
      'refused',
      `WeChat Work knows no member by this code: ${answer.errcode} ${answer.errmsg}`,
    );
  return user;
}
