/**
 * A small real server that speaks WeChat Work's sign-in: the page that sends the browser back, tokens, and who a code
 * stands for.
 */
import {randomUUID} from 'node:crypto';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

const CORP_ID = 'ww0000000000000001';
const AGENT_ID = '1000002';
const SECRET = 'a secret of the corporation';

export interface WechatWork {
  /** For the environment of a server that is to use it. */
  readonly env: Readonly<Record<string, string>>;
  /** How often a token was fetched. */
  readonly tokens: number;
  /** Who is signed in to WeChat Work: the next visit to its page is this person's. */
  user: string;
  /** Makes the tokens given out so far worthless. */
  forgetTokens(): void;
  stop(): Promise<void>;
}

/** Somebody outside of the corporation: has an openid and no user id. */
export const OUTSIDER = 'outsider';

function json(response: ServerResponse, body: object): void {
  response.setHeader('Content-Type', 'application/json; charset=UTF-8');
  response.end(JSON.stringify(body));
}

class Speaker {
  user = 'zhangsan';
  tokens = 0;
  private readonly valid = new Set<string>();
  private readonly codes = new Map<string, string>();

  forgetTokens(): void {
    this.valid.clear();
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://here');
    if (pathname === '/wwlogin/sso/login') this.sendBack(searchParams, response);
    else if (pathname === '/cgi-bin/gettoken') this.giveToken(searchParams, response);
    else if (pathname === '/cgi-bin/auth/getuserinfo') this.tellUser(searchParams, response);
    else response.writeHead(404).end();
  }

  private sendBack(query: URLSearchParams, response: ServerResponse): void {
    const known =
      query.get('login_type') === 'CorpApp' && query.get('appid') === CORP_ID && query.get('agentid') === AGENT_ID;
    if (!known) return void response.writeHead(400).end('redirect_uri unauthorised');
    const code = randomUUID();
    this.codes.set(code, this.user);
    const back = new URL(query.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({code, state: query.get('state') ?? '', appid: CORP_ID}).toString();
    response.writeHead(302, {Location: back.href}).end();
  }

  private giveToken(query: URLSearchParams, response: ServerResponse): void {
    if (query.get('corpid') !== CORP_ID || query.get('corpsecret') !== SECRET)
      return json(response, {errcode: 40001, errmsg: 'invalid credential'});
    const token = randomUUID();
    this.valid.add(token);
    this.tokens += 1;
    json(response, {errcode: 0, errmsg: 'ok', access_token: token, expires_in: 7200});
  }

  private tellUser(query: URLSearchParams, response: ServerResponse): void {
    if (!this.valid.has(query.get('access_token') ?? ''))
      return json(response, {errcode: 40014, errmsg: 'invalid access_token'});
    const code = query.get('code') ?? '';
    const user = this.codes.get(code);
    if (user === undefined) return json(response, {errcode: 40029, errmsg: 'invalid code'});
    this.codes.delete(code);
    json(response, {
      errcode: 0,
      errmsg: 'ok',
      ...(user === OUTSIDER ? {openid: 'o1'} : {userid: user, user_ticket: randomUUID()}),
    });
  }
}

export async function startWechatWork(): Promise<WechatWork> {
  const speaker = new Speaker();
  const server = createServer((request, response) => speaker.answer(request, response));
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    env: {
      WECHAT_WORK_CORP_ID: CORP_ID,
      WECHAT_WORK_AGENT_ID: AGENT_ID,
      WECHAT_WORK_SECRET: SECRET,
      WECHAT_WORK_URL: url,
      WECHAT_WORK_PAGE: `${url}/wwlogin/sso/login`,
    },
    get tokens() {
      return speaker.tokens;
    },
    get user() {
      return speaker.user;
    },
    set user(user: string) {
      speaker.user = user;
    },
    forgetTokens: () => speaker.forgetTokens(),
    async stop() {
      server.closeAllConnections();
      await new Promise<void>(resolve => {
        server.close(() => resolve());
      });
    },
  };
}
