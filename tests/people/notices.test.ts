/** Who is told of what happens to records (`x-notify`): in their own words, and of nothing that they do not read. */
import {loadModel} from '@emblem/schemas/node';
import postgres, {type Sql} from 'postgres';
import {signInAdmin} from '../harness/administrator';
import {signInMember, type Client} from '../harness/client';
import {imported} from '../engine/transfer';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {messageArrives, messagesOf} from '../harness/messages';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {newRecord} from '../harness/values';
import {makeMember, makeOrder, makePerson, uniqueName, type Person} from '../harness/world';

const model = loadModel();

let server: RunningServer;
let admin: Client;
let sql: Sql;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  sql = postgres(server.databaseUrl, {max: 1});
});
afterAll(async () => {
  await sql.end();
  await server.stop();
});

async function take(by: Client, entity: string, action: string, id: number, values?: Json): Promise<void> {
  const {status, body} = await by.rest('POST', `${entity}/actions/${action}`, {ids: [id], values});
  expect([action, status, status === 200 ? undefined : body]).toEqual([action, 200, undefined]);
}

/** What this person has been told when nothing is left to be told of the records. */
async function messagesAfter(person: Person, entity: string, ids: readonly number[]): Promise<readonly string[]> {
  for (;;) {
    const [left] = await sql<{readonly count: number}[]>`
      select count(*)::int as count from emblem.outbox
      where task = 'tellNotice' and payload->>'entity' = ${entity} and (payload->>'id')::int = any(${[...ids]})`;
    if (left?.count === 0) return messagesOf(person);
  }
}

const REFUND = {'refund-order.read': 'all', 'refund-order.manager-approve': 'all'} as const;

test('whoever approves hears that a refund waits, whoever asked what became of it', async () => {
  const asker = await makePerson(admin, {rights: {'refund-order.read': 'all', 'refund-order.ask-again': 'all'}});
  const manager = await makePerson(admin, {rights: {...REFUND, 'refund-order.manager-reject': 'all'}});
  const {id, number} = await newRecord(admin, model, 'refund-order');
  const waits = `To approve: Refund order ${String(number)}`;
  await messageArrives(manager, waits);
  await take(manager.client, 'refund-order', 'manager-reject', Number(id));
  await take(asker.client, 'refund-order', 'ask-again', Number(id));
  await take(manager.client, 'refund-order', 'manager-approve', Number(id));
  await take(admin, 'refund-order', 'admin-reject', Number(id));
  await messageArrives(asker, `Refund order ${String(number)}: Admin rejected`);
  const all = await messagesAfter(manager, 'refund-order', [Number(id)]);
  expect(all.filter(title => title === waits)).toHaveLength(2);
  expect(all.filter(title => title.includes('rejected'))).toEqual([]);
});

test('a salesperson hears of orders that are handed to them and of their steps, each in the own language', async () => {
  const rights = {'order.read': 'own'} as const;
  const [english, chinese] = [await makePerson(admin, {rights}), await makePerson(admin, {rights})];
  const language = 'zh';
  await admin.update('user', chinese.id, {language});
  const {id, number} = await makeOrder(admin, {salesmanId: english.id});
  expect(await messageArrives(english, `Order for you: ${String(number)}`)).toHaveLength(1);
  await admin.update('order', Number(id), {salesmanId: chinese.id});
  expect(await messageArrives(chinese, `订单交给您：${String(number)}`)).toHaveLength(1);
  await take(admin, 'order', 'cancel', Number(id));
  await messageArrives(chinese, `订单 ${String(number)}：已取消`);
  expect(await messagesAfter(english, 'order', [Number(id)])).toEqual([`Order for you: ${String(number)}`]);
});

test('nobody is told of what they do themselves, nor of a record that they do not read', async () => {
  const seller = await makePerson(admin, {
    rights: {
      'inquiry.read': 'own',
      'inquiry.read-personal': 'own',
      'inquiry.create': 'all',
      'member.read': 'all',
      'project.read': 'all',
    },
  });
  const stranger = await makePerson(admin, {});
  const {id: memberId, proId, email} = await makeMember(admin);
  const values = {memberId, proId, email, name: 'Ada', quantity: 9};
  const own = await seller.client.create('inquiry', {...values, salesmanId: seller.id});
  expect(own.salesmanId).toBe(seller.id);
  const unread = await admin.create('inquiry', {...values, salesmanId: stranger.id});
  const {id, number} = await admin.create('inquiry', {...values, salesmanId: seller.id});
  const ids = [idOf(own), idOf(unread), Number(id)];
  expect(await messagesAfter(seller, 'inquiry', ids)).toEqual([`Inquiry for you: ${String(number)}`]);
  expect(await messagesAfter(stranger, 'inquiry', ids)).toEqual([]);
});

test('what is sent along is read by those alone who see it in the record', async () => {
  const seller = await makePerson(admin, {rights: {'order.read': 'own', 'drawing.read': 'all'}});
  const order = await makeOrder(admin, {salesmanId: seller.id});
  const drawing = await newRecord(admin, model, 'drawing', {values: {orderId: idOf(order)}});
  await take(admin, 'drawing', 'reject', idOf(drawing), {reason: 'The eagle looks the wrong way'});
  const title = `Drawing ${String(drawing.name)}: Not passed`;
  await messageArrives(seller, title);
  const {records} = asObject(await seller.client.data('/wsManager/broadcast/getMyMessageList', {}));
  expect(asObjects(records).find(each => each.announcementTitle === title)).toMatchObject({
    announcementContent: 'The eagle looks the wrong way',
  });
});

test('customers who answer are named to nobody', async () => {
  const seller = await makePerson(admin, {rights: {'quotation.read': 'own'}});
  const email = 'visitor@example.com';
  const {id: memberId, proId} = await admin.first('member', {email});
  const member = await signInMember(server.url, email);
  const items = [{description: 'Pins', qty: 100, unitPrice: '0.8250'}];
  const days = {quotationDate: '2026-05-04', validUntil: '9999-06-04'};
  const values = {memberId, proId, salesmanId: seller.id, billTo: 'Ann Field', items, ...days};
  const {id, number} = await admin.create('quotation', values);
  await admin.action('quotation', 'send', {ids: [id]});
  await member.data('/app/document/user/answerQuotation', {
    id,
    answer: 'accept',
    version: (await admin.get('quotation', Number(id))).version,
  });
  const title = `Quotation ${String(number)}: Accepted`;
  await messageArrives(seller, title);
  const {records} = asObject(await seller.client.data('/wsManager/broadcast/getMyMessageList', {}));
  const told = asObjects(records).find(each => each.announcementTitle === title);
  expect(told?.announcementContent).toBe('By the customer or whoever holds a link');
});

test('a table that is brought in is nobody’s news, a record that is made by hand is', async () => {
  const owner = await makePerson(admin, {rights: {'promoter.read': 'all'}});
  const emails = ['brought', 'made'].map(each => `${uniqueName(each)}@example.com`);
  const [brought = '', made = ''] = emails;
  const {name, type} = await newRecord(admin, model, 'promoter', {values: {email: made, ownerId: owner.id}});
  const table = `name,type,email,ownerId\nAda Import,${String(type)},${brought},${owner.userName}\n`;
  expect(await imported(admin, 'promoter', table)).toMatchObject({status: 200, errors: [], created: 1});
  const {id} = await admin.first('promoter', {email: brought, ownerId: owner.id});
  const first = idOf(await admin.first('promoter', {email: made}));
  expect(await messagesAfter(owner, 'promoter', [first, Number(id)])).toEqual([`Promoter for you: ${String(name)}`]);
});

test('every approval and every owner of what goes through states is told without a word in the schema', () => {
  for (const {approval, notifications} of model.entities.values())
    for (const {approve} of approval?.steps ?? [])
      expect(notifications.map(({id}) => id)).toEqual(expect.arrayContaining([`to-${approve}`, 'decided']));
  const handedOver = [...model.entities.values()].filter(({notifications}) =>
    notifications.some(({id}) => id.startsWith('yours')),
  );
  expect(handedOver.length).toBeGreaterThan(10);
});
