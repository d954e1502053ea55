/** That somebody copied an e-mail address is recorded once a day. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asList, asObject} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';

const CALL = '/user/addEmailCopyRecord';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(() => server?.stop());

const address = (): string => `${uniqueName('Buyer')}@Example.com`;
const copier = () => makePerson(admin, {rights: {'member.read-personal': 'own'}});
const recordsOf = (userId: number) => admin.list('email-copy-record', {filter: {userId}});

test('[CO-567] an address that is copied twenty times at once is recorded once, and others by themselves', async () => {
  const {id: userId, client} = await copier();
  const email = address();
  const known = email.toLowerCase();
  const answers = await Promise.all(
    Array.from({length: 20}, (_, index) => client.call(CALL, {email: index % 2 === 0 ? email : known}, 'GET')),
  );
  const days = answers.map(({code, data}) => {
    expect(code).toBe('200');
    expect(data).toEqual({email: known, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/)});
    return asObject(data).day;
  });
  const records = await recordsOf(userId);
  // One, unless a day ended meanwhile.
  expect(new Set(records.map(({day}) => day))).toEqual(new Set(days));
  expect(records).toHaveLength(new Set(days).size);
  expect(records.every(({email: recorded}) => recorded === known)).toBe(true);
  await client.data(CALL, {email: address()}, 'GET');
  expect(await recordsOf(userId)).toHaveLength(records.length + 1);
  const other = await copier();
  await other.client.data(CALL, {email}, 'GET');
  expect(await recordsOf(other.id)).toMatchObject([{email: known}]);
});

test('[CO-567] what is no address is refused in either language', async () => {
  const {id, client} = await copier();
  for (const email of ['nobody', 'a@b.example, c@d.example', '<a@b.example>', ''])
    expect(await client.call(CALL, {email}, 'GET')).toMatchObject({code: '422'});
  const chinese = await client.speaking('zh').call(CALL, {email: 'nobody'}, 'GET');
  expect(JSON.stringify(chinese)).toContain('邮箱格式不正确');
  expect(await recordsOf(id)).toEqual([]);
});

test('[CO-567] whoever sees no addresses of customers records none', async () => {
  const {id, client} = await makePerson(admin, {rights: {'member.read': 'all'}});
  expect(await client.call(CALL, {email: address()}, 'GET')).toMatchObject({code: '403'});
  expect(await recordsOf(id)).toEqual([]);
});

test('everybody sees what they copied, as far as they see addresses, and nobody writes records', async () => {
  const rights = {'member.read-personal': 'own', 'email-copy-record.read': 'own'} as const;
  const [mine, theirs] = [await makePerson(admin, {rights}), await makePerson(admin, {rights})];
  await mine.client.data(CALL, {email: address()}, 'GET');
  const seen = asList(await mine.client.list('email-copy-record'));
  expect(seen).toMatchObject([{userId: mine.id}]);
  expect(JSON.stringify(seen)).not.toContain('@example.com');
  expect(await theirs.client.list('email-copy-record')).toEqual([]);
  const values = {userId: mine.id, email: address(), day: '2026-01-01'};
  expect((await admin.rest('POST', 'email-copy-record', values)).status).toBeGreaterThanOrEqual(400);
});
