/** Mail accounts of the staff, and the test mail, against a mail server that runs beside the test. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import {MailServer, type Received} from '../harness/mail-server';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, type Person} from '../harness/world';

const PATH = '/gymessage/emailTemplate/oaUserEmailConfig';
const ENTITY = 'oa-user-email-config';
const RIGHTS = ['read', 'create', 'update', 'send-test'].map(action => `${ENTITY}.${action}`);

let server: TestServer;
let admin: Client;
let smtp: MailServer;
let port: number;
let received: readonly Received[];

beforeAll(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
  smtp = await MailServer.start();
  ({port, received} = smtp);
});

afterAll(async () => {
  await smtp.stop();
  await server.stop();
});

async function person(): Promise<Person> {
  return makePerson(admin, {rights: Object.fromEntries(RIGHTS.map(right => [right, 'own' as const]))});
}

async function account(oaUserId: number, values: Json = {}): Promise<Json> {
  return admin.create(ENTITY, {
    oaUserId,
    emailAddress: `sender-${oaUserId}@example.com`,
    senderName: 'Sales desk',
    smtpHost: '127.0.0.1',
    smtpPort: port,
    isSsl: 0,
    account: 'mailer',
    password: 'pass-phrase',
    ...values,
  });
}

test(`[CO-652]
  a test mail is sent to whoever is named, else to the account itself, and what came of it is kept`, async () => {
  const {id, client} = await person();
  const config = idOf(await account(id));
  await client.data(`${PATH}/testConfig`, {id: config, to: 'somebody@example.com'});
  expect(received.at(-1)).toMatchObject({from: `sender-${id}@example.com`, to: ['somebody@example.com']});
  expect(received.at(-1)?.text).toContain('Subject: Emblem test mail');
  expect(received.at(-1)?.text).toContain('Sales desk');
  expect(await client.get(ENTITY, config)).toMatchObject({
    testState: 1,
    testMessage: null,
    testedAt: expect.any(String),
  });
  await client.data(`${PATH}/testConfig`, {id: config}, 'GET');
  expect(received.at(-1)?.to).toEqual([`sender-${id}@example.com`]);
});

test('the button does the same, in the language of whoever presses it', async () => {
  const {id, client} = await person();
  const config = idOf(await account(id));
  expect(
    await client.speaking('zh').action(ENTITY, 'send-test', {ids: [config], values: {to: 'somebody@example.com'}}),
  ).toEqual({count: 1});
  expect(received.at(-1)?.text).toMatch(/Subject: =\?UTF-8\?/i);
});

test('one account named a thousand times sends one mail', async () => {
  const {id, client} = await person();
  const config = idOf(await account(id));
  const mails = received.length;
  expect(
    await client.action(ENTITY, 'send-test', {
      ids: Array.from({length: 1000}, () => config),
      values: {to: 'victim@example.com'},
    }),
  ).toEqual({count: 1});
  expect(received).toHaveLength(mails + 1);
});

test('an account without server or password says that it is not configured', async () => {
  const {id, client} = await person();
  const config = idOf(await account(id, {smtpHost: null}));
  const before = received.length;
  expect(await client.call(`${PATH}/testConfig`, {id: config})).toMatchObject({
    code: '422',
    message: 'Not configured.',
  });
  expect(await client.speaking('zh').call(`${PATH}/testConfig`, {id: config})).toMatchObject({
    code: '422',
    message: '未配置',
  });
  const other = await person();
  const passwordless = idOf(await account(other.id, {password: ''}));
  expect(await other.client.call(`${PATH}/testConfig`, {id: passwordless})).toMatchObject({
    code: '422',
    message: 'Not configured.',
  });
  expect(received).toHaveLength(before);
});

test.each([
  ['a wrong password', {password: 'wrong'}, {}, /No such account/],
  ['a mailbox that is not there', {}, {to: 'nobody@example.com'}, /No such mailbox/],
  ['a server that is not there', {smtpPort: 1}, {}, /no mail server/],
])('%s is told with the reason and kept', async (_, values, input, reason) => {
  const {id, client} = await person();
  const config = idOf(await account(id, values));
  const {code, message} = await client.call(`${PATH}/testConfig`, {id: config, ...input});
  expect(code).toBe('422');
  expect(message).toMatch(/^The mail was not sent: /);
  expect(message).toMatch(reason);
  expect(await client.get(ENTITY, config)).toMatchObject({testState: 0, testMessage: expect.stringMatching(reason)});
});

test('the password is never told and stays when it is left empty', async () => {
  const {id, client} = await person();
  const config = idOf(await account(id));
  await client.update(ENTITY, config, {senderName: 'Renamed', password: ''});
  await client.data(`${PATH}/testConfig`, {id: config});
  const told = await Promise.all([
    admin.rest('GET', `${ENTITY}/${config}`),
    admin.rest('GET', `${ENTITY}/${config}/history`),
    admin.rest('GET', `${ENTITY}/actions/export?format=csv`),
    admin.request('GET', `/api${PATH}/getByOaUserId?oaUserId=${id}`),
  ]);
  for (const {status, text} of told) {
    expect(status).toBe(200);
    expect(text).not.toContain('pass-phrase');
  }
});

test('a kept password is forgotten with its server, so that nobody can have it sent elsewhere', async () => {
  const {id, client} = await person();
  const config = idOf(await account(id));
  await client.update(ENTITY, config, {smtpHost: 'localhost'});
  expect(await client.call(`${PATH}/testConfig`, {id: config})).toMatchObject({
    code: '422',
    message: 'Not configured.',
  });
  await client.update(ENTITY, config, {password: 'pass-phrase'});
  await client.data(`${PATH}/testConfig`, {id: config});
});

test('[CO-307] [CO-656] an account belongs to one person, and is looked up by that person', async () => {
  const [mine, other] = [await person(), await person()];
  const config = idOf(await account(mine.id));
  expect(await mine.client.data(`${PATH}/getByOaUserId`, {oaUserId: mine.id})).toMatchObject({
    id: config,
    oaUserId: mine.id,
    smtpHost: '127.0.0.1',
    smtpPort: port,
  });
  expect(await mine.client.data(`${PATH}/getByOaUserId`, {oaUserId: other.id})).toBeNull();
  expect((await admin.rest('POST', ENTITY, {oaUserId: mine.id, emailAddress: 'second@example.com'})).status).toBe(409);
  expect(await other.client.call(`${PATH}/testConfig`, {id: config})).toMatchObject({code: '404'});
  expect(await other.client.data(`${PATH}/getByOaUserId`, {oaUserId: mine.id})).toBeNull();
});
