/** Templates that mail begins with: what they may name, and what becomes of it in a draft. */
import {MAIL_TEMPLATE} from '@emblem/schemas/values';
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asList, asObject, asText, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, makePerson, uniqueName} from '../harness/world';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(() => server?.stop());

const address = (): string => `${uniqueName('buyer')}@example.com`.toLowerCase();

async function mailbox(values: Json = {}): Promise<number> {
  const name = uniqueName('box').toLowerCase();
  return idOf(await admin.create('mailbox', {mailboxName: name, account: `${name}@sales.example`, ...values}));
}

async function template(values: Json = {}): Promise<number> {
  const texts = {subject: 'About {{order.number}}', content: 'Dear {{member.name}},\nwe are on it.'};
  return idOf(await admin.create('mail-template', {templateName: uniqueName('template'), ...texts, ...values}));
}

const received = (mailboxId: number, sender: string, values: Json = {}): Promise<Json> =>
  admin.create('mail-message', {
    mailboxId,
    folder: 'inbox',
    sender,
    subject: 'Pins for the fair',
    content: 'Hello,\ncould you help?',
    ...values,
  });

/** The draft that answers the mail. */
async function answered(mail: Json, client = admin): Promise<Json> {
  const {body} = await client.rest('POST', 'mail-message/actions/answer', {ids: [mail.id]});
  return client.get('mail-message', Number(asList(asObject(body).made)[0]));
}

/** A mail of a member about an order and an inquiry. */
async function matter(values: Json = {}, box: Json = {}) {
  const email = address();
  const member = await admin.create('member', {name: 'Ann Bell', companyName: 'Bell & Co', email, proId: 1, ...values});
  const memberId = idOf(member);
  const order = await admin.create('order', {memberId, proId: 1, name: 'Ann Bell', email, currency: 'USD'});
  const inquiry = await admin.create('inquiry', {memberId, proId: 1, name: 'Ann Bell', email, quantity: 100});
  const mail = await received(await mailbox(box), email);
  await admin.update('mail-thread', Number(mail.threadId), {orderId: order.id, inquiryId: inquiry.id});
  return {mail, member, order, inquiry};
}

const withTemplate = (draft: Json, templateId: number, client = admin) =>
  client.update('mail-message', idOf(draft), {templateId});

test('a variable that there is not, or that is not closed, is refused, and those there are are named', async () => {
  const send = (values: Json, client = admin) =>
    client.rest('POST', 'mail-template', {templateName: uniqueName('t'), subject: 'S', content: 'C', ...values});
  for (const [content, piece] of [
    ['Dear {{member.password}},', '{{member.password}}'],
    ['Dear {{ member.name }}, {{order}}', '{{order}}'],
    ['Dear {{member.name,\nhello', '{{member.name,'],
    ['Dear member.name}},', '}},'],
    ['{{{{member.name}}}}', '{{'],
  ] as const) {
    const {status, body} = await send({content});
    expect(status).toBe(422);
    const said = asText(asObject(asObject(body).errors).content);
    expect(said).toContain(`There is no variable ${piece}`);
    expect(said).toMatch(/There are: .*\{\{order\.number\}\}/);
  }
  const chinese = await send({subject: 'Your {{order.nr}}'}, admin.speaking('zh'));
  expect(chinese).toMatchObject({
    status: 422,
    body: {errors: {subject: expect.stringMatching(/^没有变量 \{\{order\.nr\}\}/)}},
  });
  const id = await template();
  expect((await admin.rest('PUT', `mail-template/${id}`, {content: '{{x}}'})).status).toBe(422);
  expect((await send({content: 'A {brace} and {{ member.name }}'})).status).toBe(201);
});

test('the help of the text names all variables that a refusal names', async () => {
  const {body} = await admin.rest('POST', 'mail-template', {templateName: 'x', subject: 'x', content: '{{x}}'});
  const [, named = ''] = asText(asObject(asObject(body).errors).content).split('There are: ');
  const {help} = loadModel().entity('mail-template').field.content ?? {};
  for (const written of named.split(' ')) for (const text of [help?.zh, help?.en]) expect(text).toContain(written);
});

test('an answer says what its template says, above the quotation, and keeps its subject', async () => {
  const {mail, order, inquiry} = await matter();
  const content = [
    '{{member.name}} {{member.company}} {{member.email}}',
    '{{order.number}} {{order.balance}} [{{order.trackingNumber}}] {{inquiry.number}}',
    '{{user.name}} {{mailbox.name}}',
  ].join('\n');
  const draft = await withTemplate(await answered(mail), await template({content}));
  const me = await admin.first('user', {userName: 'admin'});
  const {mailboxName} = await admin.get('mailbox', Number(mail.mailboxId));
  const {balanceDue} = await admin.get('order', idOf(order));
  const lines = asText(draft.content).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    `Ann Bell Bell & Co ${String(mail.sender)}`,
    `${String(order.number)} ${String(balanceDue)} USD [] ${String(inquiry.number)}`,
    `${String(me.name)} ${String(mailboxName)}`,
    '',
  ]);
  expect(lines.slice(-2)).toEqual(['> Hello,', '> could you help?']);
  expect(draft.subject).toBe('Re: Pins for the fair');
});

test('a new mail has subject and text of its template; what is not known is blank, what is written stays', async () => {
  const {email} = await makeMember(admin);
  const mailboxId = await mailbox();
  const templateId = await template();
  const made = await admin.create('mail-message', {mailboxId, recipient: address(), templateId});
  expect(made).toMatchObject({subject: 'About', content: 'Dear ,\nwe are on it.', version: 1});
  const known = await admin.create('mail-message', {mailboxId, recipient: email, templateId, subject: 'Mine'});
  const {name} = await admin.first('member', {email});
  expect(known).toMatchObject({subject: 'Mine', content: `Dear ${String(name)},\nwe are on it.`});
  const written = await admin.create('mail-message', {mailboxId, recipient: email, templateId, content: 'By hand'});
  expect(written).toMatchObject({subject: null, content: 'By hand'});
  expect(await withTemplate(known, await template({content: 'Another'}))).toMatchObject({content: known.content});
  const emptied = await admin.update('mail-message', idOf(known), {
    content: '',
    templateId: await template({content: 'Anew'}),
  });
  expect(emptied.content).toBe('Anew');
});

test('above an answer that somebody has begun to write nothing is put', async () => {
  const {mail} = await matter();
  const draft = await answered(mail);
  const content = `I am on it.${asText(draft.content)}`;
  const id = idOf(draft);
  expect((await admin.update('mail-message', id, {content, templateId: await template()})).content).toBe(content);
});

test('a subject that is no more than that of an answer is that of the template', async () => {
  const mail = await received(await mailbox(), address(), {subject: ''});
  const draft = await answered(mail);
  expect(asText(draft.subject).trim()).toBe('Re:');
  expect((await withTemplate(draft, await template({subject: 'Your pins'}))).subject).toBe('Your pins');
});

test('what a customer is called names nothing, and puts no line into a subject', async () => {
  const {mail, order} = await matter({name: '{{order.number}} $& {{user.name}}'});
  const draft = await withTemplate(await answered(mail), await template({content: '{{member.name}}!'}));
  expect(asText(draft.content)).toMatch(/^\{\{order\.number\}\} \$& \{\{user\.name\}\}!\n/);
  expect(draft.content).not.toContain(String(order.number));
  const email = address();
  await admin.create('member', {name: 'Ann\nBcc: x@example.com', email, proId: 1});
  const values = {recipient: email, templateId: await template({subject: 'For {{member.name}}'})};
  const made = await admin.create('mail-message', {mailboxId: await mailbox(), ...values});
  expect(made.subject).toBe('For Ann Bcc: x@example.com');
});

test('whoever may not read the order, or the address of a member, writes without them', async () => {
  const names = [
    ...['read', 'create', 'update', 'answer', 'read-personal'].map(action => `mail-message.${action}`),
    'mail-thread.read',
    'mailbox.read',
  ];
  const own = Object.fromEntries(names.map(name => [name, 'own' as const]));
  const rights = {...own, 'mail-template.read': 'all', 'member.read': 'all'} as const;
  const writer = await makePerson(admin, {rights});
  const {mail, order} = await matter({}, {memberIds: [writer.id]});
  const templateId = await template({content: '{{member.name}}|{{member.email}}|{{order.number}}|{{inquiry.number}}|'});
  const draft = await answered(mail, writer.client);
  const filled = await withTemplate(draft, templateId, writer.client);
  expect(asText(filled.content)).toMatch(/^Ann Bell\|\|\|\|\n/);
  expect(filled.content).not.toContain(String(order.number));
});

test('a template that is disabled is refused in either language, and what was filled in before stays', async () => {
  const templateId = await template();
  const mailboxId = await mailbox();
  const made = await admin.create('mail-message', {mailboxId, recipient: address(), templateId});
  await admin.update('mail-template', templateId, {state: MAIL_TEMPLATE.state.disabled});
  const send = (client: Client) => client.rest('POST', 'mail-message', {mailboxId, templateId});
  expect(await send(admin)).toMatchObject({status: 422, body: {errors: {templateId: 'The template is disabled'}}});
  expect(await send(admin.speaking('zh'))).toMatchObject({status: 422, body: {errors: {templateId: '该模板已禁用'}}});
  expect((await admin.update('mail-message', idOf(made), {subject: 'Changed'})).content).toBe(made.content);
  expect((await admin.rest('DELETE', `mail-template/${templateId}`)).status).toBeLessThan(300);
  expect((await admin.get('mail-message', idOf(made))).templateId).toBeNull();
});

test('a name is there once in each language', async () => {
  const templateName = uniqueName('template');
  await template({templateName, language: 'en'});
  await template({templateName, language: 'zh'});
  const again = {templateName, language: 'zh', subject: 'S', content: 'C'};
  expect(await admin.rest('POST', 'mail-template', again)).toMatchObject({
    status: 409,
    body: {errors: {templateName: 'There is a template of this name in this language already'}},
  });
});
