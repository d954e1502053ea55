/** Mail that staff write: sent once through the mailbox's server, tried again, or left to a person. */
import postgres, {type Sql} from 'postgres';
import {MAIL_MESSAGE} from '@emblem/schemas/values';
import {errorsOf} from '../engine/ground';
import {signInAdmin} from '../harness/administrator';
import {Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import {MailServer, MAIL_ACCOUNT} from '../harness/mail-server';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, uniqueName} from '../harness/world';
import {attach, makeMailbox, messageIs} from './mailbox';

const STATE = MAIL_MESSAGE.sendState;
const HOUR = 3_600_000;

let server: TestServer;
let smtp: MailServer;
let admin: Client;
let sql: Sql;

beforeAll(async () => {
  smtp = await MailServer.start();
  server = await startServer();
  admin = await signInAdmin(server);
  sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
}, 240_000);

afterAll(async () => {
  await sql?.end();
  await server?.stop();
  await smtp?.stop();
});

const address = (): string => `${uniqueName('buyer')}@example.com`.toLowerCase();

async function draft(mailboxId: number, values: Json = {}): Promise<number> {
  const mail = {mailboxId, recipient: address(), subject: 'Artwork proof', content: 'Dear Ann', ...values};
  return idOf(await admin.create('mail-message', mail));
}

const send = (id: number, client = admin) => client.rest('POST', 'mail-message/actions/send', {ids: [id]});
const resend = (id: number, client = admin) => client.rest('POST', 'mail-message/actions/resend', {ids: [id]});
const mailsTo = (to: string) => smtp.received.filter(mail => mail.to.includes(to));

/** What is queued for later is due now. */
async function hurry(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`;
  await sql`select pg_notify('jobs:insert', '{"count":1}')`;
}

test('a draft needs nothing but its mailbox, and is sent with signature, cc and attachments', async () => {
  const mailboxId = await makeMailbox(admin, smtp);
  const {account} = await admin.get('mailbox', mailboxId);
  const empty = idOf(await admin.create('mail-message', {mailboxId}));
  expect(errorsOf(await send(empty))).toEqual({
    recipient: expect.any(String),
    subject: expect.any(String),
    content: expect.any(String),
  });
  const signatureId = idOf(
    await admin.create('mail-signature', {mailboxId, signatureName: 'Full', content: 'Kind regards, Emblem'}),
  );
  const [to, cc] = [address(), address()];
  const attachments = [await attach(admin, 'proof.txt', 'What the customer asked for')];
  const id = await draft(mailboxId, {recipient: to, cc, signatureId, attachments});
  expect((await send(id)).status).toBe(200);
  const {from, to: recipients, text} = await smtp.mailTo(to);
  expect([from, recipients]).toEqual([account, [to, cc]]);
  for (const line of [`To: ${to}`, `Cc: ${cc}`, 'Subject: Artwork proof', 'Kind regards, Emblem', 'filename=proof.txt'])
    expect(text).toContain(line);
  expect(text).toContain(Buffer.from('What the customer asked for').toString('base64'));
  const sent = await messageIs(admin, id, STATE.sent);
  expect(sent).toMatchObject({folder: 'outbox', sender: account, sentAt: expect.any(String), sendMessage: null});
  expect(text).toContain(`Message-ID: ${String(sent.messageIdHeader)}`);
  expect(String(sent.messageIdHeader)).toMatch(new RegExp(`^<[^<>@]+@${String(account).split('@')[1]}>$`));
  expect(errorsOf(await admin.rest('PUT', `mail-message/${id}`, {content: 'Something else'}))).toHaveProperty(
    'content',
  );
  expect((await send(id)).status).toBe(409);
});

test('an answer says what it answers', async () => {
  const mailboxId = await makeMailbox(admin, smtp);
  const messageIdHeader = `<${uniqueName('id')}@customer.example>`;
  const received = {folder: 'inbox', sender: address(), subject: 'Pins', content: 'Hello', messageIdHeader};
  const answerToId = idOf(await admin.create('mail-message', {mailboxId, ...received}));
  const refused = {status: 409, body: {message: 'This cannot be done while the record is “Received”.'}};
  expect(await send(answerToId)).toMatchObject(refused);
  const to = address();
  await send(await draft(mailboxId, {answerToId, recipient: to}));
  const {text} = await smtp.mailTo(to);
  expect(text).toContain(`In-Reply-To: ${messageIdHeader}`);
  expect(text).toContain(`References: ${messageIdHeader}`);
});

test('twenty who send one draft at once send one mail', async () => {
  const to = address();
  const id = await draft(await makeMailbox(admin, smtp), {recipient: to});
  const answers = await Promise.all(Array.from({length: 20}, () => send(id)));
  expect(answers.filter(({status}) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({status}) => status))).toEqual(new Set([200, 409]));
  await messageIs(admin, id, STATE.sent);
  expect(mailsTo(to)).toHaveLength(1);
});

test('what cannot be sent is refused with the reason, in both languages', async () => {
  const refused = async (values: Json, config: Json = {}): Promise<readonly unknown[]> => {
    const id = await draft(await makeMailbox(admin, smtp, values, config));
    const answers = await Promise.all([send(id), send(id, admin.speaking('zh'))]);
    expect(await admin.get('mail-message', id)).toMatchObject({sendState: STATE.notSent});
    return answers.map(({status, body}) => [status, asObject(body).message]);
  };
  expect(await refused({state: 0})).toEqual([
    [409, 'The mailbox is disabled'],
    [409, '该邮箱已禁用'],
  ]);
  expect(await refused({oaUserEmailConfigId: null})).toEqual([
    [409, 'The mailbox has no server to send through'],
    [409, '该邮箱没有可用的发信服务器'],
  ]);
  expect(await refused({}, {password: ''})).toEqual([
    [409, 'The mailbox has no password'],
    [409, '该邮箱没有密码'],
  ]);
});

test.each([
  ['recipient', {recipient: 'a%b@example.com'}],
  ['cc', {cc: 'a%b@example.com'}],
  ['attachments', {attachments: [{fileName: 'gone.pdf', url: '/files/public/mail/gone.pdf'}]}],
  ['content', {content: ' \n '}],
])('what is wrong with the %s is told there', async (name, values) => {
  const id = await draft(await makeMailbox(admin, smtp), values);
  const answer = await send(id, admin.speaking('zh'));
  expect([answer.status, errorsOf(answer)]).toEqual([422, {[name]: expect.stringMatching(/\p{Script=Han}/u)}]);
});

test('attachments are 20 MB together at most', async () => {
  const [large, small] = [
    await attach(admin, 'large.txt', 'a'.repeat(20 * 1024 * 1024)),
    await attach(admin, 's.txt', 'b'),
  ];
  const to = address();
  const id = await draft(await makeMailbox(admin, smtp), {recipient: to, attachments: [large, small]});
  expect(errorsOf(await send(id))).toEqual({attachments: 'The attachments are more than 20 MB together'});
  await admin.update('mail-message', id, {attachments: [large]});
  expect((await send(id)).status).toBe(200);
  await smtp.mailTo(to);
});

test('a line break in the subject or the name of a file is refused at once', async () => {
  const mailboxId = await makeMailbox(admin, smtp);
  const subject = await admin.rest('POST', 'mail-message', {mailboxId, subject: 'Pins\r\nBcc: x@example.com'});
  expect(errorsOf(subject)).toEqual({subject: 'A subject is one line'});
  const attachments = [{fileName: 'a.pdf\r\nX: y', url: '/files/public/mail/a.pdf'}];
  const file = await admin.speaking('zh').rest('POST', 'mail-message', {mailboxId, attachments});
  expect(errorsOf(file)).toEqual({attachments: [{fileName: '文件名不能换行'}]});
});

test('what the server refuses for good failed, with its reason, and is sent again by hand', async () => {
  const to = address();
  smtp.refuse(to, 550);
  const id = await draft(await makeMailbox(admin, smtp), {recipient: to});
  await send(id);
  expect((await messageIs(admin, id, STATE.failed)).sendMessage).toContain('550 No such mailbox');
  expect(mailsTo(to)).toEqual([]);
  smtp.refuse(to);
  expect((await send(id)).status).toBe(409);
  expect((await resend(id)).status).toBe(200);
  expect(await messageIs(admin, id, STATE.sent)).toMatchObject({sendMessage: null});
  expect(mailsTo(to)).toHaveLength(1);
});

test('what the server does not take yet is tried again, and failed after the last time', async () => {
  const [once, never] = [address(), address()];
  for (const to of [once, never]) smtp.refuse(to, 451);
  const mailboxId = await makeMailbox(admin, smtp);
  const [first, second] = [await draft(mailboxId, {recipient: once}), await draft(mailboxId, {recipient: never})];
  for (const id of [first, second]) await send(id);
  const isPostponed = ({sendState, sendMessage}: Json) => sendState === STATE.queued && sendMessage !== null;
  for (const id of [first, second]) await messageIs(admin, id, isPostponed);
  smtp.refuse(once);
  await hurry();
  await messageIs(admin, first, STATE.sent);
  expect(mailsTo(once)).toHaveLength(1);
  await messageIs(admin, second, STATE.failed, hurry);
  expect(mailsTo(never)).toEqual([]);
});

test('a server that nobody reaches is tried again', async () => {
  const to = address();
  const mailboxId = await makeMailbox(admin, smtp, {}, {smtpPort: 1});
  const id = await draft(mailboxId, {recipient: to});
  await send(id);
  await messageIs(admin, id, ({sendState, sendMessage}) => sendState === STATE.queued && sendMessage !== null);
  const {oaUserEmailConfigId} = await admin.get('mailbox', mailboxId);
  await admin.update('oa-user-email-config', Number(oaUserEmailConfigId), {
    smtpPort: smtp.port,
    password: MAIL_ACCOUNT.password,
  });
  await hurry();
  await messageIs(admin, id, STATE.sent);
  expect(mailsTo(to)).toHaveLength(1);
});

test('who may read a mailbox alone sends nothing, nor anybody from the mailbox of others', async () => {
  const rights = Object.fromEntries(
    ['read', 'send', 'read-personal'].map(action => [`mail-message.${action}`, 'own' as const]),
  );
  const member = await makePerson(admin, {rights});
  const [reader, stranger] = [
    await makePerson(admin, {rights: {'mail-message.read': 'own'}}),
    await makePerson(admin, {rights}),
  ];
  const to = address();
  const id = await draft(await makeMailbox(admin, smtp, {memberIds: [member.id, reader.id]}), {recipient: to});
  expect((await send(id, reader.client)).status).toBe(403);
  expect((await send(id, stranger.client)).status).toBe(404);
  expect((await send(id, new Client(server.url))).status).toBe(401);
  expect((await send(id, member.client)).status).toBe(200);
  await messageIs(admin, id, STATE.sent);
});

test('the password of a mailbox is forgotten when its mail goes through another server', async () => {
  const [first, second] = [await makeMailbox(admin, smtp), await makeMailbox(admin, smtp)];
  const configOf = async (id: number) => Number((await admin.get('mailbox', id)).oaUserEmailConfigId);
  const kept = async (id: number) =>
    (await sql`select account_secret from mailbox where id = ${id}`)[0]?.account_secret;
  for (const id of [first, second]) await admin.update('mailbox', id, {password: 'own-pass'});
  expect([await kept(first), await kept(second)]).toEqual([expect.any(String), expect.any(String)]);
  await admin.update('oa-user-email-config', await configOf(first), {senderName: 'Somebody'});
  expect(await kept(first)).toEqual(expect.any(String));
  await admin.update('oa-user-email-config', await configOf(first), {smtpHost: 'localhost'});
  await admin.update('mailbox', second, {oaUserEmailConfigId: await configOf(first)});
  expect([await kept(first), await kept(second)]).toEqual([null, null]);
});

test('a mail whose sending was broken off with the process is unknown, and never sent again by itself', async () => {
  const to = address();
  smtp.hold(to);
  const id = await draft(await makeMailbox(admin, smtp), {recipient: to});
  await send(id);
  await smtp.mailTo(to);
  expect(await admin.get('mail-message', id)).toMatchObject({
    sendState: STATE.sending,
    messageIdHeader: expect.any(String),
  });
  await server.kill('SIGKILL');
  await server.restart({EMBLEM_CLOCK: new Date(Date.now() + HOUR).toISOString()});
  admin = await signInAdmin(server);
  const task = await admin.first('timed-task', {job: 'settleMail'});
  await admin.action('timed-task', 'run-now', {ids: [idOf(task)]});
  expect((await messageIs(admin, id, STATE.unknown)).sendMessage).toContain('may have arrived');
  // The queue, too, takes up the job of a process that has died, and then it finds the mail as it is.
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()`;
  await hurry();
  const other = await draft(await makeMailbox(admin, smtp));
  await send(other);
  await messageIs(admin, other, STATE.sent);
  expect(await admin.get('mail-message', id)).toMatchObject({sendState: STATE.unknown});
  expect(mailsTo(to)).toHaveLength(1);
}, 240_000);
