/** The numbers beside the entries of the menu. */
import {loadNavigation} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, type Person} from '../harness/world';

const COUNTS = '/order/manage/getOrderAndInquiryUnreadCount';
const PROBLEMS = '/user/internalProblems/getUnreadQty';
const MENU = '/app/menu/unread';

let server: TestServer;
let admin: Client;
let seller: Person;

beforeAll(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
  seller = await makePerson(admin, {
    rights: {'inquiry.read': 'own', 'order.read': 'own', 'link-order.read': 'own', 'project.read': 'all'},
  });
});
afterAll(async () => {
  await server.stop();
});

async function inquiryOn(proId: unknown): Promise<number> {
  return idOf(
    await admin.create('inquiry', {
      proId,
      salesmanId: seller.id,
      name: 'Axel Visitor',
      email: 'axel@example.com',
      quantity: 100,
    }),
  );
}

test(`[CO-539]
  unread inquiries and orders are counted as far as one may read them, those of German and of FD sites
  apart`, async () => {
  const [german, other] = await admin.list('project', {sort: ['id', 'ASC']});
  await admin.update('project', idOf(german), {market: 'german'});
  const [first] = [await inquiryOn(german?.id), await inquiryOn(other?.id), await inquiryOn(other?.id)];
  const {id: memberId} = await admin.first('member', {proId: german?.id});
  for (const proId of [german?.id, german?.id, other?.id])
    await admin.create('link-order', {proId, memberId, salesmanId: seller.id, amount: '40.00'});
  await admin.create('order', {proId: german?.id, memberId, salesmanId: seller.id});
  expect(await seller.client.data(COUNTS)).toEqual({inquiryUnread: 2, orderUnread: 0, linkOrderUnread: 1});
  expect(await seller.client.data(COUNTS, {isGermany: 1})).toEqual({
    inquiryUnread: 1,
    orderUnread: 1,
    linkOrderUnread: 2,
  });
  const fd = {inquiryUnread: 2, orderUnread: 0, linkOrderUnread: 1};
  expect(await seller.client.data(COUNTS, {market: 'standard'})).toEqual(fd);
  await admin.update('project', idOf(other), {market: 'fd'});
  expect(await seller.client.data(COUNTS, {market: 'fd'})).toEqual(fd);
  expect(await seller.client.data(COUNTS, {market: 'standard'})).toEqual({
    inquiryUnread: 0,
    orderUnread: 0,
    linkOrderUnread: 0,
  });
  const [link] = await seller.client.list('link-order', {filter: {proId: german?.id}});
  await admin.update('link-order', idOf(link), {isRead: 1});
  await admin.data('/inquiry/getInquiryRead', {id: first, isRead: 1});
  expect(await seller.client.data(COUNTS, {isGermany: 1})).toMatchObject({
    inquiryUnread: 0,
    orderUnread: 1,
    linkOrderUnread: 1,
  });
  const blind = await makePerson(admin, {rights: {'inquiry.read': 'own'}});
  expect(await blind.client.data(COUNTS, {isGermany: 1})).toEqual({
    inquiryUnread: 0,
    orderUnread: 0,
    linkOrderUnread: 0,
  });
});

test(`[CO-560]
  unread problems are counted as far as one may read them, internal ones and those of the factory`, async () => {
  const counts = async (person: Person) => asObject(await person.client.data(PROBLEMS, {}, 'GET'));
  const [one, two] = await admin.list('project', {sort: ['id', 'ASC']});
  const here = await makePerson(admin, {
    rights: {
      'internal-problem.read': 'platform',
      'factory-problem.read': 'platform',
      'internal-problem.toggle': 'platform',
    },
    platformIds: [idOf(one)],
  });
  const before = await counts(here);
  const record = async (entity: string, proId: unknown) =>
    idOf(await admin.create(entity, {proId, title: 'Mixed up', problemType: 1}));
  const problem = await record('internal-problem', one?.id);
  await record('internal-problem', one?.id);
  await record('internal-problem', two?.id);
  await record('factory-problem', one?.id);
  expect(await counts(here)).toEqual({
    internalProblems: Number(before.internalProblems) + 2,
    factoryProblems: Number(before.factoryProblems) + 1,
  });
  await here.client.action('internal-problem', 'toggle', {ids: [problem], on: true});
  expect(await counts(here)).toEqual({
    internalProblems: Number(before.internalProblems) + 1,
    factoryProblems: Number(before.factoryProblems) + 1,
  });
  expect(await counts(seller)).toEqual({internalProblems: 0, factoryProblems: 0});
});

test(`[CO-042]
  the menu has the numbers of all markets from one question, each unread record in exactly one of them`, async () => {
  const [one] = await admin.list('project', {sort: ['id', 'ASC'], range: [0, 0]});
  const here = await makePerson(admin, {
    rights: {'inquiry.read': 'platform', 'order.read': 'own', 'factory-problem.read': 'platform'},
    platformIds: [idOf(one)],
  });
  await inquiryOn(one?.id);
  for (const {client} of [here, seller, {client: admin}]) {
    const markets = await Promise.all(
      ['standard', 'fd', 'german'].map(async market => [market, await client.data(COUNTS, {market})] as const),
    );
    expect(await client.data(MENU, {}, 'GET')).toEqual({
      markets: Object.fromEntries(markets),
      problems: await client.data(PROBLEMS, {}, 'GET'),
      own: {approvals: expect.any(Number)},
    });
    const unread = markets.reduce((sum, [, counts]) => sum + Number(asObject(counts).inquiryUnread), 0);
    expect(unread).toBe(await client.total('inquiry', {isRead: 0}));
    expect(unread).toBeGreaterThan(0);
  }
});

test('every number that an entry of the menu shows is among the answered ones', async () => {
  const {markets, ...others} = asObject(await admin.data(MENU, {}, 'GET'));
  const sets: Json = {...asObject(markets), ...others};
  const entries = JSON.stringify(loadNavigation().nodes, (name, value: unknown) =>
    name === 'counter' || name === 'marker' ? {...asObject(value), shown: true} : value,
  );
  const named = [...entries.matchAll(/{"set":"(\w+)","count":"(\w+)","shown":true}/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [, set = '', count = ''] of named)
    expect([set, count, asObject(sets[set])[count]]).toEqual([set, count, expect.any(Number)]);
});
