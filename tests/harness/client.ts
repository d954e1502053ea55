/** Talks to a server as a browser does: over HTTP, with a session's token. */
import {randomInt} from 'node:crypto';
import {asList, asObject, asObjects, asText, isObject, type Json} from './json';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined when it is no JSON. */
  readonly body: unknown;
}

/** What a documented call answers. */
export interface Envelope {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

export interface ListQuery {
  readonly filter?: Json;
  readonly sort?: readonly [string, 'ASC' | 'DESC'];
  readonly range?: readonly [number, number];
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function queryOf(values: object): string {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString();
  return text === '' ? '' : `?${text}`;
}

/** The longest page that the server hands out. */
const PAGE = 1000;

export class Client {
  constructor(
    readonly url: string,
    readonly token?: string,
    readonly language: 'zh' | 'en' = 'en',
  ) {}

  /** The same party, asking in another language. */
  speaking(language: 'zh' | 'en'): Client {
    return new Client(this.url, this.token, language);
  }

  /** One request. A body that is an object is sent as JSON; a text as it is. */
  async request(
    method: Method,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        language: this.language,
        ...(this.token === undefined ? {} : {token: this.token}),
        ...(body === undefined ? {} : {'Content-Type': 'application/json'}),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return {status: response.status, headers: response.headers, text, body: parsed(text)};
  }

  /** A documented call, its path without `/api`. Throws when the answer is no envelope. */
  async call(path: string, input: Json = {}, method: 'GET' | 'POST' = 'POST'): Promise<Envelope> {
    const {status, text, body} =
      method === 'GET'
        ? await this.request('GET', `/api${path}${queryOf(input)}`)
        : await this.request('POST', `/api${path}`, input);
    if (!isObject(body) || typeof body.code !== 'string')
      throw new Error(`${path} answered HTTP ${status} without an envelope: ${text.slice(0, 500)}`);
    return {status, code: body.code, message: asText(body.message ?? ''), data: body.data};
  }

  /** The data of a documented call that must succeed. */
  async data(path: string, input: Json = {}, method: 'GET' | 'POST' = 'POST'): Promise<unknown> {
    const {code, message, data} = await this.call(path, input, method);
    if (code !== '200') throw new Error(`${path} answered ${code}: ${message} ${JSON.stringify(data)}`);
    return data;
  }

  /** A request below `/rest`. */
  async rest(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    return this.request(method, `/rest/${path}`, body, headers);
  }

  async mustRest(method: Method, path: string, body?: unknown): Promise<unknown> {
    const answer = await this.rest(method, path, body);
    if (answer.status >= 400)
      throw new Error(`${method} /rest/${path} answered ${answer.status}: ${answer.text.slice(0, 1000)}`);
    return answer.body;
  }

  async list(entity: string, query: ListQuery = {}): Promise<readonly Json[]> {
    return asObjects(await this.mustRest('GET', `${entity}${queryOf(query)}`));
  }

  /** Every record, page after page. */
  async all(entity: string, query: Omit<ListQuery, 'range'> = {}): Promise<readonly Json[]> {
    const pages: (readonly Json[])[] = [];
    do pages.push(await this.list(entity, {...query, range: [pages.length * PAGE, pages.length * PAGE + PAGE - 1]}));
    while (pages.at(-1)?.length === PAGE);
    return pages.flat();
  }

  async first(entity: string, filter: Json = {}): Promise<Json> {
    const [record] = await this.list(entity, {filter, range: [0, 0]});
    if (!record) throw new Error(`There is no ${entity} with ${JSON.stringify(filter)}.`);
    return record;
  }

  async total(entity: string, filter: Json = {}): Promise<number> {
    return Number(asObject(await this.mustRest('GET', `${entity}/actions/count${queryOf({filter})}`)).total);
  }

  async get(entity: string, id: number): Promise<Json> {
    return asObject(await this.mustRest('GET', `${entity}/${id}`));
  }

  async create(entity: string, values: Json): Promise<Json> {
    return asObject(await this.mustRest('POST', entity, values));
  }

  async update(entity: string, id: number, values: Json): Promise<Json> {
    return asObject(await this.mustRest('PUT', `${entity}/${id}`, values));
  }

  async remove(entity: string, id: number): Promise<Json> {
    return asObject(await this.mustRest('DELETE', `${entity}/${id}`));
  }

  async action(entity: string, action: string, body: Json): Promise<Json> {
    return asObject(await this.mustRest('POST', `${entity}/actions/${action}`, body));
  }

  async history(entity: string, id: number): Promise<readonly unknown[]> {
    return asList(await this.mustRest('GET', `${entity}/${id}/history`));
  }
}

/** Somebody who was given a link, and who has no session. */
export class LinkHolder extends Client {
  constructor(
    url: string,
    private readonly secret: string,
    language: 'zh' | 'en' = 'en',
  ) {
    super(url, undefined, language);
  }

  override speaking(language: 'zh' | 'en'): LinkHolder {
    return new LinkHolder(this.url, this.secret, language);
  }

  override request(
    method: Method,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return super.request(method, path, body, {...headers, Authorization: `Link ${this.secret}`});
  }
}

/** Makes a link to a record and answers who holds it. */
export async function giveLink(maker: Client, entity: string, id: number, more: Json = {}): Promise<LinkHolder> {
  const [, secret = ''] = asText((await maker.action(entity, 'link', {ids: [id], ...more})).path).split('#');
  return new LinkHolder(maker.url, secret);
}

/** The password of everybody in the tiny and the demo world. */
export const PASSWORD = 'emblem-demo';

/** Another one each time, of a network that is nobody's. */
function addressOfItsOwn(): string {
  return `10.${Array.from({length: 3}, () => randomInt(256)).join('.')}`;
}

/**
 * Signs a staff user in. Each comes from an address of its own, for which servers under test take the tests' word:
 * those who sign in from one address wait for each other once they are a hundred.
 */
export async function signIn(url: string, userName: string, password = PASSWORD): Promise<Client> {
  const from = {'X-Forwarded-For': addressOfItsOwn()};
  const {text, body} = await new Client(url).request('POST', '/api/login', {userName, password}, from);
  const {code, message, data} = asObject(body ?? {message: text});
  if (code !== '200') throw new Error(`/login answered ${String(code)}: ${String(message)}`);
  return new Client(url, asText(asObject(data).token));
}

/** Signs a member in, as the editor does. */
export async function signInMember(url: string, email: string, password = PASSWORD): Promise<Client> {
  const data = asObject(await new Client(url).data('/app/member/login', {email, password}));
  return new Client(url, asText(data.token));
}
