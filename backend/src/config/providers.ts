/** Where staff may sign in besides Emblem itself, as the environment says it. */

export interface GoogleConfig {
  /** Discovered by OpenID Connect. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface WechatWorkConfig {
  readonly corpId: string;
  readonly agentId: string;
  readonly secret: string;
  /** Of the server-side interface, without a slash at the end. */
  readonly apiUrl: string;
  /** The page on which a person allows the sign-in. */
  readonly authorizeUrl: string;
}

export interface Providers {
  /** The address browsers know the console by, without a slash at the end; that of the request when absent. */
  readonly publicUrl: string | undefined;
  /** Undefined: not configured. */
  readonly google: GoogleConfig | undefined;
  readonly wechatWork: WechatWorkConfig | undefined;
}

const GOOGLE = 'https://accounts.google.com';
const WECHAT_WORK = 'https://qyapi.weixin.qq.com';
const WECHAT_WORK_PAGE = 'https://login.work.weixin.qq.com/wwlogin/sso/login';

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

/** Throws when only some of the variables that belong together are set. */
function together(env: NodeJS.ProcessEnv, names: readonly string[]): readonly string[] | undefined {
  const values = names.map(name => env[name]).filter((value): value is string => value !== undefined && value !== '');
  if (values.length === 0) return undefined;
  if (values.length < names.length) throw new Error(`${names.join(', ')} belong together.`);
  return values;
}

function googleOf(env: NodeJS.ProcessEnv): GoogleConfig | undefined {
  const [clientId, clientSecret] = together(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']) ?? [];
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return {clientId, clientSecret, issuer: withoutSlash(env.GOOGLE_ISSUER || GOOGLE)};
}

function wechatWorkOf(env: NodeJS.ProcessEnv): WechatWorkConfig | undefined {
  const [corpId, agentId, secret] =
    together(env, ['WECHAT_WORK_CORP_ID', 'WECHAT_WORK_AGENT_ID', 'WECHAT_WORK_SECRET']) ?? [];
  if (corpId === undefined || agentId === undefined || secret === undefined) return undefined;
  return {
    corpId,
    agentId,
    secret,
    apiUrl: withoutSlash(env.WECHAT_WORK_URL || WECHAT_WORK),
    authorizeUrl: env.WECHAT_WORK_PAGE || WECHAT_WORK_PAGE,
  };
}

export function readProviders(env: NodeJS.ProcessEnv = process.env): Providers {
  return {
    publicUrl: env.PUBLIC_URL ? withoutSlash(env.PUBLIC_URL) : undefined,
    google: googleOf(env),
    wechatWork: wechatWorkOf(env),
  };
}
