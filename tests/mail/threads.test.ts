/** Mail about one matter, and the drafts that answer it. */
import {COMPANY_ZONE, dayIn} from '@emblem/schemas';
import {MAIL_MESSAGE} from '@emblem/schemas/values';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asList, asObject, asObjects, idOf, type Json} from '../harness/json';
import {MailServer} from '../harness/mail-server';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, makeOrder, makePerson, uniqueName} from '../harness/world';
import {makeMailbox, messageIs} from './mailbox';

let server: RunningServer;
let smtp: MailServer;
let admin: Client;
beforeAll(async () => {
  smtp = await MailServer.start();
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});

const address = (): string => `${uniqueName('buyer')}@example.com`.toLowerCase();

/** A mail that came in. */
async function received(mailboxId: number, values: Json = {}): Promise<Json> {
  const {account} = await admin.get('mailbox', mailboxId);
  return admin.create('mail-message', {
    mailboxId,
    folder: 'inbox',
    sender: address(),
    recipient: account,
    subject: 'Pins for the fair',
    content: 'Hello,\ncould you help?',
    messageIdHeader: `<${uniqueName('id')}@customer.example>`,
    ...values,
  });
}

const act = (name: string, id: unknown, client = admin) =>
  client.rest('POST', `mail-message/actions/${name}`, {ids: [id]});

/** The draft that the act made. */
async function made(name: string, id: unknown, client = admin): Promise<Json> {
  const answer = await act(name, id, client);
  expect(answer.status).toBe(200);
  return client.get('mail-message', Number(asList(asObject(answer.body).made)[0]));
}

const threadOf = (message: Json) => admin.get('mail-thread', Number(message.threadId));

test('a mail begins a thread of its customer, and its answers stay in it', async () => {
  const {id: memberId, email} = await makeMember(admin);
  const mailboxId = await makeMailbox(admin, smtp);
  const asked = await received(mailboxId, {sender: email});
  expect(asked.version).toBe(1);
  expect(await threadOf(asked)).toMatchObject({
    mailboxId,
    subject: 'Pins for the fair',
    memberId,
    assigneeId: null,
    state: 'open',
    messageCount: 1,
  });
  const answer = await made('answer', asked.id);
  expect(answer.threadId).toBe(asked.threadId);
  // A draft is no mail that came or went.
  expect(await threadOf(asked)).toMatchObject({messageCount: 2, lastMessageAt: asked.sentAt});
  const me = await admin.first('user', {userName: 'admin'});
  const written = await admin.create('mail-message', {mailboxId, recipient: email});
  expect(await threadOf(written)).toMatchObject({subject: '(no subject)', memberId, assigneeId: me.id, state: 'open'});
});

test('mails stand on the timelines of what their thread leads to, for who reads the mailbox', async () => {
  const {id: memberId, email} = await makeMember(admin);
  const orderId = idOf(await makeOrder(admin, {memberId}));
  const mailboxId = await makeMailbox(admin, smtp);
  const asked = await received(mailboxId, {sender: email});
  await admin.update('mail-thread', Number(asked.threadId), {orderId});
  const answer = await made('answer', asked.id);
  const mailsOf = async (client: Client, entity: string, id: unknown) => {
    const timeline = await client.rest('GET', `${entity}/${String(id)}/timeline`);
    expect(timeline.status).toBe(200);
    return asObjects(asObject(timeline.body).entries).filter(({kind}) => kind === 'mails');
  };
  const entry = {id: asked.id, at: asked.sentAt, by: email, said: {folder: 'inbox', subject: 'Pins for the fair'}};
  // The answer is a draft yet.
  expect(await mailsOf(admin, 'order', orderId)).toMatchObject([entry]);
  expect(await mailsOf(admin, 'member', memberId)).toMatchObject([entry]);
  await admin.update('mail-message', idOf(answer), {content: 'Yes'});
  await admin.rest('POST', 'mail-message/actions/send', {ids: [answer.id]});
  await messageIs(admin, idOf(answer), MAIL_MESSAGE.sendState.sent);
  expect(await mailsOf(admin, 'order', orderId)).toMatchObject([{id: answer.id, said: {recipient: email}}, entry]);
  const {client} = await makePerson(admin, {rights: {'order.read': 'all', 'mail-message.read': 'own'}});
  expect(await mailsOf(client, 'order', orderId)).toEqual([]);
  expect(await mailsOf((await makePerson(admin, {rights: {'order.read': 'all'}})).client, 'order', orderId)).toEqual(
    [],
  );
});

test('an answer quotes the mail, goes to its sender and is signed as answers are', async () => {
  const mailboxId = await makeMailbox(admin, smtp);
  const flags = {isDefaultReply: 1};
  const signature = {mailboxId, signatureName: 'Short', content: 'Best'};
  const signatureId = idOf(await admin.create('mail-signature', {...signature, ...flags}));
  const [cc, sender] = [address(), address()];
  const asked = await received(mailboxId, {sender, cc});
  const answer = await made('answer', asked.id);
  expect(answer).toMatchObject({
    folder: 'drafts',
    sendState: MAIL_MESSAGE.sendState.notSent,
    recipient: sender,
    subject: 'Re: Pins for the fair',
    content: `\n\nOn ${dayIn(String(asked.sentAt), COMPANY_ZONE)} ${sender} wrote:\n> Hello,\n> could you help?`,
    signatureId,
    answerToId: asked.id,
  });
  expect((await made('answer', asked.id, admin.speaking('zh'))).content).toContain(`${sender} 于 `);
  const {account} = await admin.get('mailbox', mailboxId);
  const again = await received(mailboxId, {sender, recipient: `${String(account)}, ${cc}`, subject: 'RE: Pins'});
  expect(await made('answer-all', again.id)).toMatchObject({recipient: sender, cc, subject: 'RE: Pins'});
});

test('what is passed on keeps its files, and has no recipient yet', async () => {
  const attachments = [{fileName: 'logo.png', url: '/files/public/mail/logo.png'}];
  const asked = await received(await makeMailbox(admin, smtp), {attachments});
  const forward = await made('forward', asked.id);
  expect(forward).toMatchObject({attachments, subject: 'Fwd: Pins for the fair', recipient: null});
  expect(forward.content).toContain('Subject: Pins for the fair\n\nHello,\ncould you help?');
  expect(await act('answer', forward.id)).toMatchObject({status: 409});
});

test('a thread waits for the customer once an answer was sent, and is open when another mail comes in', async () => {
  const mailboxId = await makeMailbox(admin, smtp);
  const asked = await received(mailboxId);
  const answer = await made('answer', asked.id);
  await admin.action('mail-message', 'send', {ids: [answer.id]});
  await messageIs(admin, idOf(answer), MAIL_MESSAGE.sendState.sent);
  expect(await threadOf(asked)).toMatchObject({state: 'waiting', lastMessageAt: expect.any(String)});
  const more = await received(mailboxId, {answerToId: answer.id});
  expect(more.threadId).toBe(asked.threadId);
  expect(await threadOf(asked)).toMatchObject({state: 'open', messageCount: 3});
  await admin.action('mail-thread', 'close', {ids: [asked.threadId]});
  expect((await threadOf(asked)).state).toBe('closed');
  await admin.action('mail-thread', 'reopen', {ids: [asked.threadId]});
  expect((await threadOf(asked)).state).toBe('open');
});

test('ten mails that come in at once are counted', async () => {
  const mailboxId = await makeMailbox(admin, smtp);
  const asked = await received(mailboxId);
  await Promise.all(Array.from({length: 10}, () => received(mailboxId, {answerToId: asked.id})));
  expect(await threadOf(asked)).toMatchObject({messageCount: 11});
});

test('members of the mailbox answer, others see no thread, and nobody quotes what they do not see', async () => {
  const rights = (...names: readonly string[]) => Object.fromEntries(names.map(name => [name, 'own' as const]));
  const mail = ['mail-message.read', 'mail-message.create', 'mail-message.answer', 'mail-thread.read', 'mailbox.read'];
  const member = await makePerson(admin, {rights: rights(...mail, 'mail-message.read-personal')});
  const blind = await makePerson(admin, {rights: rights(...mail)});
  const stranger = await makePerson(admin, {rights: rights(...mail, 'mail-message.read-personal')});
  const mailboxId = await makeMailbox(admin, smtp, {memberIds: [member.id, blind.id]});
  const asked = await received(mailboxId);
  expect(await made('answer', asked.id, member.client)).toMatchObject({recipient: asked.sender});
  expect((await stranger.client.rest('GET', `mail-thread/${String(asked.threadId)}`)).status).toBe(404);
  expect((await act('answer', asked.id, stranger.client)).status).toBe(404);
  const answer = await act('answer', asked.id, blind.client);
  expect(JSON.stringify(answer.body)).not.toContain('could you help');
  const drafts = await admin.list('mail-message', {filter: {answerToId: asked.id}});
  expect(drafts.filter(({content}) => String(content).includes('could you help'))).toHaveLength(1);
});
