/** Quotations from the draft to the answer: who reads them, when they lapse, and what a revision replaces. */
import {signInAdmin} from '../harness/administrator';
import {Client, giveLink, signInMember} from '../harness/client';
import {asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {uniqueName} from '../harness/world';

const OWN = '/app/document/user';

let server: RunningServer;
let admin: Client;
let member: Client;
let memberId: number;
let proId: number;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  const email = 'visitor@example.com';
  member = await signInMember(server.url, email);
  const visitor = await admin.first('member', {email});
  memberId = idOf(visitor);
  proId = Number(visitor.proId);
});
afterAll(async () => {
  await server.stop();
});

async function quote(values: Json = {}): Promise<number> {
  const made = await admin.create('quotation', {
    proId,
    quotationDate: '2026-05-04',
    validUntil: '9999-06-04',
    billTo: 'Ann Field',
    items: [{description: 'Pins', qty: 100, unitPrice: '0.8250'}],
    ...values,
  });
  return idOf(made);
}

const send = (id: number) => admin.action('quotation', 'send', {ids: [id]});
const statusOf = async (id: number) => (await admin.get('quotation', id)).status;

test('a member reads what was sent to him or her, no draft and nothing of others', async () => {
  const other = await admin.create('member', {proId, email: `${uniqueName('other')}@example.com`});
  const [sent, draft, theirs] = [await quote({memberId}), await quote({memberId}), await quote({memberId: other.id})];
  await send(sent);
  await send(theirs);
  const ids = async () => asObjects(await member.data(`${OWN}/getQuotations`, {id: [sent, draft, theirs]})).map(idOf);
  expect(await ids()).toEqual([sent]);
  await admin.action('quotation', 'revise', {ids: [sent]});
  expect(await ids()).toEqual([]);
});

test('a member reads the confirmed invoices and credit memos of own orders', async () => {
  const order = await admin.create('order', {proId, memberId, shippingFee: '9.00'});
  const items = [{description: 'Pins', qty: 1, unitPrice: '9.00'}];
  const credited = [{description: 'Pins', amount: '1.00'}];
  const ids = async (call: string, id: number) => asObjects(await member.data(`${OWN}/${call}`, {id: [id]})).map(idOf);
  for (const [call, entity, values] of [
    ['getInvoices', 'invoice', {proId, invoiceDate: '2026-05-04', billTo: 'Ann Field', items}],
    ['getCreditMemos', 'credit-memo', {creditDate: '2026-05-04', reason: 'Late', items: credited}],
  ] as const) {
    const id = idOf(await admin.create(entity, {orderId: order.id, ...values}));
    expect(await ids(call, id)).toEqual([]);
    await admin.action(entity, 'confirm', {ids: [id]});
    expect(await ids(call, id)).toEqual([id]);
  }
});

test('a member answers an own quotation once, and reads no papers but the own ones', async () => {
  const other = await admin.create('member', {proId, email: `${uniqueName('other')}@example.com`});
  const [own, refused, draft, theirs] = [
    await quote({memberId}),
    await quote({memberId}),
    await quote({memberId}),
    await quote({memberId: other.id}),
  ];
  for (const id of [own, refused, theirs]) await send(id);
  const answer = (id: number, values: Json = {}, who: Client = member) =>
    who.call(`${OWN}/answerQuotation`, {id, answer: 'accept', ...values});
  expect((await answer(own, {}, new Client(server.url))).code).toBe('401');
  for (const id of [draft, theirs]) expect((await answer(id)).code).toBe('404');

  const seen = Number((await admin.get('quotation', own)).version);
  await admin.update('quotation', own, {amountPaid: '1.00'});
  expect((await answer(own, {version: seen})).code).toBe('409');
  expect(await statusOf(own)).toBe('sent');
  expect(await answer(own, {version: seen + 1})).toMatchObject({code: '200', data: {status: 'accepted'}});
  expect(await answer(own)).toMatchObject({code: '409', message: expect.stringContaining('Accepted')});
  expect((await answer(own, {answer: 'decline'})).code).toBe('409');
  expect((await answer(refused, {answer: 'decline', declineReason: 'Too dear'})).code).toBe('200');
  expect(await admin.get('quotation', refused)).toMatchObject({status: 'declined', declineReason: 'Too dear'});

  const paper = (id: number, who: Client = member, name = 'quotation') =>
    who.rest('GET', `quotation/${id}/documents/${name}?format=tree&language=de`);
  expect(await paper(own)).toMatchObject({status: 200, body: {language: 'de', title: 'Angebot'}});
  for (const id of [draft, theirs]) expect((await paper(id)).status).toBe(404);
  expect((await paper(own, new Client(server.url))).status).toBe(401);
  expect((await member.rest('GET', `quotation/${own}`)).status).toBe(401);
});

test('it is for the member of its order or inquiry where no other is named', async () => {
  const order = await admin.create('order', {proId, memberId});
  const inquiry = await admin.create('inquiry', {proId, memberId, name: 'Ann', email: 'ann@example.com', quantity: 5});
  for (const source of [{orderId: order.id}, {inquiryId: inquiry.id}])
    expect(await admin.get('quotation', await quote(source))).toMatchObject({memberId, revision: 1});
});

test('it lapses by itself when its validity has passed, and lives again as a revision', async () => {
  const [late, valid] = [await quote({validUntil: '2026-05-05'}), await quote()];
  for (const id of [late, valid]) await send(id);
  expect((await admin.rest('POST', 'quotation/actions/expire', {ids: [valid]})).status).toBe(409);
  const task = await admin.first('timed-task', {job: 'takeAutomaticTransitions'});
  await admin.action('timed-task', 'run-now', {ids: [idOf(task)]});
  while ((await statusOf(late)) === 'sent') await admin.get('timed-task', idOf(task));
  expect([await statusOf(late), await statusOf(valid)]).toEqual(['expired', 'sent']);
  expect(await admin.list('state-change', {filter: {entity: 'quotation', recordId: late}})).toMatchObject([
    {from: 'sent', to: 'expired', userId: null},
    {from: 'draft', to: 'sent'},
  ]);
  expect((await admin.rest('POST', 'quotation/actions/accept', {ids: [late]})).status).toBe(409);

  await admin.action('quotation', 'revise', {ids: [late]});
  await admin.update('quotation', late, {validUntil: '9999-06-04'});
  await send(late);
  await admin.action('quotation', 'accept', {ids: [late]});
  expect(await admin.get('quotation', late)).toMatchObject({status: 'accepted', revision: 2});
});

test('a revision ends the links to what it replaces', async () => {
  const id = await quote();
  await send(id);
  const holder = await giveLink(admin, 'quotation', id);
  expect((await holder.rest('GET', `quotation/${id}`)).status).toBe(200);
  await admin.action('quotation', 'revise', {ids: [id]});
  expect((await holder.rest('GET', `quotation/${id}`)).status).toBe(401);
  await send(id);
  expect((await holder.rest('GET', `quotation/${id}`)).status).toBe(401);
  const again = await giveLink(admin, 'quotation', id);
  expect((await again.rest('GET', `quotation/${id}`)).body).toMatchObject({status: 'sent', revision: 2});
});
