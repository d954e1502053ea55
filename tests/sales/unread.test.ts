/** The numbers beside the entries of the menu. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, type Person} from '../harness/world';

const COUNTS = '/order/manage/getOrderAndInquiryUnreadCount';

let server: TestServer;
let admin: Client;
let seller: Person;

beforeAll(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
  seller = await makePerson(admin, {rights: {'inquiry.read': 'own', 'order.read': 'own'}});
});
afterAll(async () => { await server.stop(); });

async function inquiryOn(proId: unknown): Promise<number> {
  return idOf(await admin.create('inquiry', {proId, salesmanId: seller.id, name: 'Axel Visitor', email: 'axel@example.com', quantity: 100}));
}

test('[CO-539] unread inquiries and orders are counted as far as one may read them, those of German sites apart', async () => {
  const [german, other] = await admin.list('project', {sort: ['id', 'ASC']});
  const language = await admin.first('language', {language: 'de'});
  const [spare] = (await admin.list('language')).filter(({language: code}) => code !== 'de');
  await admin.update('project', idOf(german), {languageIds: [language.id], defaultLanguageId: language.id});
  await admin.update('project', idOf(other), {languageIds: [spare?.id], defaultLanguageId: spare?.id});
  const [first] = [await inquiryOn(german?.id), await inquiryOn(other?.id), await inquiryOn(other?.id)];
  const {id: memberId} = await admin.first('member', {proId: german?.id});
  await admin.create('order', {proId: german?.id, memberId, salesmanId: seller.id});
  expect(await seller.client.data(COUNTS)).toEqual({inquiryUnread: 2, orderUnread: 0, linkOrderUnread: 0});
  expect(await seller.client.data(COUNTS, {isGermany: 1})).toEqual({inquiryUnread: 1, orderUnread: 1, linkOrderUnread: 0});
  await admin.data('/inquiry/getInquiryRead', {id: first, isRead: 1});
  expect(await seller.client.data(COUNTS, {isGermany: 1})).toMatchObject({inquiryUnread: 0, orderUnread: 1});
  const blind = await makePerson(admin, {rights: {'inquiry.read': 'own'}});
  expect(await blind.client.data(COUNTS, {isGermany: 1})).toEqual({inquiryUnread: 0, orderUnread: 0, linkOrderUnread: 0});
});

test('[CO-560] problems are counted, internal ones and those of the factory; there are none', async () => {
  expect(asObject(await seller.client.data('/user/internalProblems/getUnreadQty', {}, 'GET'))).toEqual({internalProblems: 0, factoryProblems: 0});
});
