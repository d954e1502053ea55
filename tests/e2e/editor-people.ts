/** Who sits at the editor: a member or somebody of the staff, signed in without their screens. */
import type {BrowserContext, Page} from '@playwright/test';

export interface MemberSession {
  readonly token: string;
  readonly email: string;
  readonly proId: number;
}

interface Envelope<T> {
  readonly code: string;
  readonly message: string;
  readonly data: T;
}

/** A documented call; fails unless it succeeds. */
export async function call<T>(page: Page, path: string, data: object, token?: string): Promise<T> {
  const response = await page.request.post(`/api${path}`, {data, headers: token === undefined ? {} : {token}});
  const answer: Envelope<T> = await response.json();
  if (answer.code !== '200') throw new Error(`${path}: ${answer.code} ${answer.message}`);
  return answer.data;
}

async function keep(context: BrowserContext, baseURL: string | undefined, name: string, value: string): Promise<void> {
  await context.addCookies([{name, value, url: baseURL ?? 'http://127.0.0.1:3000'}]);
}

async function staffToken(page: Page): Promise<string> {
  return (await call<{token: string}>(page, '/login', {userName: 'admin', password: 'emblem-demo'})).token;
}

/** A new member, whose account staff have opened, signed in on the page. */
export async function becomeMember(
  page: Page,
  baseURL: string | undefined,
  name = 'Grace Member',
): Promise<MemberSession> {
  const email = `member.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;
  const headers = {token: await staffToken(page)};
  const projects: readonly {id: number}[] = await (
    await page.request.get(`/rest/project?filter=${encodeURIComponent('{"projectIsDefault":1}')}`, {headers})
  ).json();
  const proId = projects[0]?.id ?? 0;
  const made = await page.request.post('/rest/member', {
    headers,
    data: {name, email, proId, password: 'a long password'},
  });
  if (!made.ok()) throw new Error(`No member was made: ${await made.text()}`);
  const {token} = await call<{token: string}>(page, '/app/member/login', {email, password: 'a long password'});
  await keep(page.context(), baseURL, 'emblem_member', token);
  return {token, email, proId};
}

/** The administrator, signed in on the page. */
export async function becomeStaff(page: Page, baseURL: string | undefined): Promise<string> {
  const token = await staffToken(page);
  await keep(page.context(), baseURL, 'emblem_staff', token);
  return token;
}

const AREA = {
  id: 'workspace',
  type: 'rect',
  originX: 'center',
  originY: 'center',
  left: 0,
  top: 0,
  width: 650,
  height: 650,
  fill: '#ffffff',
};

export const someText = (id: string, text: string): object => ({
  id,
  type: 'i-text',
  originX: 'center',
  originY: 'center',
  left: 0,
  top: 0,
  text,
  fontSize: 50,
  fontFamily: 'Arial',
  fill: '#000000',
});

export const somePath = (id: string): object => ({
  id,
  type: 'path',
  originX: 'center',
  originY: 'center',
  left: 120,
  top: 120,
  width: 100,
  height: 100,
  path: 'M 0 0 H 100 V 100 H 0 Z',
  fill: '#cc3333',
});

/** A design file with the objects on its front. */
export const designOf = (...objects: readonly object[]): string =>
  JSON.stringify({frontData: {version: '7.4.0', objects: [AREA, ...objects]}, backData: null});
