/** What the design tests have in common: a server, its administrator, a visitor and records of their own. */
import {Client, signIn, signInMember} from '../harness/client';
import {asObject, asText, idOf, type Json} from '../harness/json';
import {startServer, type RunningServer, type TestServer} from '../harness/server';
import {uniqueName} from '../harness/world';

export interface Scene<Server extends RunningServer = RunningServer> {
  readonly server: Server;
  readonly admin: Client;
  /** Nobody who is signed in. */
  readonly visitor: Client;
  /** The platform that visitors of the server are on. */
  readonly platform: Json & {readonly id: number};
}

export interface Member {
  readonly id: number;
  readonly email: string;
  readonly client: Client;
}

/** A design as the editor sends it. */
export const DESIGN = JSON.stringify({
  frontData: {
    objects: [
      {id: 'workspace', type: 'rect'},
      {id: 'a', type: 'text', text: 'Hello'},
    ],
  },
  backData: {objects: []},
});

/** The platform that visitors of a test server are on: its default one. */
async function platformHere(admin: Client): Promise<Json & {readonly id: number}> {
  const platform = await admin.first('project', {projectIsDefault: 1, state: 1});
  return {...platform, id: idOf(platform)};
}

/** A member with an account of their own, opened by staff: that needs no mail. */
export async function registerMember(url: string): Promise<Member> {
  const admin = await signIn(url, 'admin');
  const email = `${uniqueName('member')}@example.com`;
  const {id: proId} = await platformHere(admin);
  const member = await admin.create('member', {email, proId, password: 'a-long-password', name: 'Ann'});
  return {id: idOf(member), email, client: await signInMember(url, email, 'a-long-password')};
}

/** With a server of its own; `openSceneOn` takes another. */
export async function openScene(): Promise<Scene<TestServer>> {
  return openSceneOn(await startServer());
}

export async function openSceneOn<Server extends RunningServer>(server: Server): Promise<Scene<Server>> {
  const admin = await signIn(server.url, 'admin');
  return {server, admin, visitor: new Client(server.url), platform: await platformHere(admin)};
}

export const CATEGORY: Json = {
  productType: 0,
  quoteCateId: 11,
  categoryTitle: 'Pins',
  categoryKeywords: 'pins',
  categoryDescription: 'Pins of your own',
  categoryIntroduction: 'All about pins',
  categoryMainImg: '/files/pin.png',
  isMetal: 1,
  language: 'en-us',
};

/** A semi-custom category is of a quote category of that kind. */
export async function semiCustom(admin: Client): Promise<Json> {
  const name = uniqueName('Pens');
  return {
    productType: 1,
    quoteCateId: idOf(await admin.create('quote-category', {cateName: name, cateNameZh: name, productType: 1})),
  };
}

/** A category of its own, by the documented call. */
export async function addCategory(admin: Client, values: Json = {}): Promise<Json & {readonly id: number}> {
  const name = uniqueName('Pins');
  const category = asObject(
    await admin.data('/design/category/addCategoryBasic', {
      ...CATEGORY,
      categoryName: name,
      categoryCode: name,
      ...values,
    }),
  );
  return {...category, id: idOf(category)};
}

/** What a published template needs. */
export function publication(values: Json = {}): Json {
  const name = uniqueName('Star Badge');
  return {
    templateName: name,
    templateCode: name,
    templateUrl: `/templates/${name.toLowerCase().replaceAll(' ', '-')}`,
    language: 'en-us',
    templateFile: DESIGN,
    seoState: 1,
    seoTitle: 'A badge',
    seoDescription: 'A badge with a star',
    ...values,
  };
}

export async function publish(admin: Client, values: Json = {}): Promise<Json & {readonly id: number}> {
  const template = asObject(await admin.data('/design/template/saveTemplate', publication(values)));
  return {...template, id: idOf(template)};
}

/** The messages of a refused call at its fields. */
export function errorsOf(envelope: {readonly data: unknown}): Json {
  return asObject(asObject(envelope.data).errors);
}

export function textAt(record: Json, name: string): string {
  return asText(record[name]);
}
