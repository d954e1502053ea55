/** What a record is made from names others that its maker does not reach: they are taken over, and not told. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, makeOrder, makePerson, uniqueName} from '../harness/world';

const RIGHTS = {
  'order.read': 'all',
  'order.read-personal': 'all',
  'quotation.read': 'all',
  'quotation.read-personal': 'all',
  'quotation.create': 'all',
  'quotation.update': 'all',
  'member.read': 'own',
} as const;

let server: RunningServer;
let admin: Client;
/** Reads every order, and those members alone that are their own. */
let clerk: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  clerk = (await makePerson(admin, {rights: RIGHTS})).client;
});
afterAll(async () => {
  await server.stop();
});

interface Sale {
  readonly order: Json;
  readonly member: Json;
}

/** What a paper needs, whoever makes it. */
const PAPER = {quotationDate: '2026-03-02', validUntil: '2026-04-02', billTo: 'Ann Field', currency: 'USD'};

const BILLED = {currency: 'USD', billFirstName: 'Ann', billLastName: 'Field', billAddress1: '1 Mill Lane'};

async function makeSale(): Promise<Sale> {
  const member = await makeMember(admin, {name: uniqueName('far')});
  const order = await makeOrder(admin, {memberId: idOf(member), proId: member.proId, ...BILLED});
  return {order, member};
}

const refusalOf = async (values: Json): Promise<Json> => {
  const {status, body} = await clerk.rest('POST', 'quotation', values);
  expect(status).toBe(422);
  return asObject(asObject(body).errors);
};

test('a member out of reach is taken over from the order, and their name is told nowhere', async () => {
  const {order, member} = await makeSale();
  expect((await clerk.rest('GET', `member/${idOf(member)}`)).status).toBe(404);
  const {status, body} = await clerk.rest('POST', `quotation?from=order:${idOf(order)}`, {});
  expect(status).toBe(201);
  expect(asObject(body)).toMatchObject({orderId: idOf(order), memberId: idOf(member)});
  expect(JSON.stringify(await clerk.get('quotation', idOf(asObject(body))))).not.toContain(String(member.name));
});

test('it may be named by hand, taken away and named again, as long as the order says so', async () => {
  const {order, member} = await makeSale();
  const {proId} = order;
  const quotation = await clerk.create('quotation', {...PAPER, orderId: idOf(order), memberId: idOf(member), proId});
  const emptied = await clerk.update('quotation', idOf(quotation), {memberId: null});
  expect(emptied.memberId ?? null).toBeNull();
  const again = await clerk.update('quotation', idOf(quotation), {memberId: idOf(member)});
  expect(again.memberId).toBe(idOf(member));
});

test('a quotation that names no member is for that of its order', async () => {
  const {order, member} = await makeSale();
  const {proId} = order;
  const quotation = await clerk.create('quotation', {...PAPER, orderId: idOf(order), proId});
  expect(quotation.memberId).toBe(idOf(member));
});

test('another one out of reach is there no more than one that was never made', async () => {
  const [{order}, {member: other}] = [await makeSale(), await makeSale()];
  const values = {...PAPER, orderId: idOf(order), proId: order.proId};
  const unknown = await refusalOf({...values, memberId: 2_000_000_000});
  expect(unknown).toEqual({memberId: 'The chosen record does not exist.'});
  expect(await refusalOf({...values, memberId: idOf(other)})).toEqual(unknown);
  expect(await refusalOf({...PAPER, proId: order.proId, memberId: idOf(other)})).toMatchObject(unknown);
});
