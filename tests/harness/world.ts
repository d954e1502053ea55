/** People with exactly the rights that a test wants, made through the API by an administrator. */
import {randomBytes} from 'node:crypto';
import type {ScopeName} from '@emblem/schemas';
import {PASSWORD, signIn, type Client} from './client';
import {idOf, type Json} from './json';

export interface PersonOptions {
  /** Right key such as `plating-colour.update` to the scope it is granted with. */
  readonly rights?: Readonly<Record<string, ScopeName>>;
  readonly platformIds?: readonly number[];
  readonly departmentIds?: readonly number[];
  readonly roleIds?: readonly number[];
}

export interface Person {
  readonly id: number;
  readonly userName: string;
  readonly client: Client;
}

/** A name that no other record has. */
export function uniqueName(prefix: string): string {
  return `${prefix}-${randomBytes(6).toString('hex')}`;
}

function byScope(rights: Readonly<Record<string, ScopeName>>): ReadonlyMap<ScopeName, readonly string[]> {
  const groups = new Map<ScopeName, string[]>();
  for (const [key, scope] of Object.entries(rights)) groups.set(scope, [...(groups.get(scope) ?? []), key]);
  return groups;
}

/** Grants the rights to the user by an authority per scope. */
export async function grant(admin: Client, userId: number, rights: Readonly<Record<string, ScopeName>>): Promise<void> {
  for (const [scope, keys] of byScope(rights)) {
    const name = uniqueName('grant');
    const authority = await admin.create('authority', {
      authorityName: name,
      urlTitle: name,
      isMenu: 0,
      authType: 1,
      rights: keys,
    });
    await admin.create('user-authority', {userId, authorityId: idOf(authority), scope});
  }
}

/** A customer of its own on the default platform, for tests that share a server with others. */
export async function makeMember(admin: Client, values: Json = {}): Promise<Json> {
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const name = uniqueName('customer');
  return admin.create('member', {proId, email: `${name}@example.com`, name, ...values});
}

/** An order of a customer of its own. */
export async function makeOrder(admin: Client, values: Json = {}): Promise<Json> {
  const {id, proId} = await makeMember(admin);
  return admin.create('order', {memberId: Number(id), proId, ...values});
}

/** Makes a user, grants the rights and signs the user in. */
export async function makePerson(
  admin: Client,
  {rights = {}, platformIds = [], departmentIds = [], roleIds = []}: PersonOptions = {},
): Promise<Person> {
  const userName = uniqueName('person');
  const user = await admin.create('user', {
    userName,
    password: PASSWORD,
    isAdmin: false,
    state: 1,
    platformIds,
    departmentIds,
    roleIds,
  });
  const id = idOf(user);
  await grant(admin, id, rights);
  return {id, userName, client: await signIn(admin.url, userName)};
}
