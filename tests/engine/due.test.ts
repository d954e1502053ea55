/** Limits of states over HTTP: from when they count, when they end, what is late, and who hears of it. */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadModel} from '@emblem/schemas/node';
import {DRAWING, HOLIDAY, WORK_CALENDAR} from '@emblem/schemas/values';
import {signInAdmin} from '../harness/administrator';
import {signIn, signInMember, type Client} from '../harness/client';
import {testFolder} from '../harness/cluster';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {messagesOf} from '../harness/messages';
import {copySchemas} from '../harness/schemas';
import {startServer, type TestServer} from '../harness/server';
import {newRecord} from '../harness/values';
import {makeMember, makeOrder, makePerson, type Person} from '../harness/world';

/** A Monday, half an hour after the office in Shanghai has opened. */
const MONDAY = '2024-06-03T01:30:00Z';
/** An inquiry of that morning is due at half past five in the afternoon: two hours before, after it, a day after it. */
const SOON = '2024-06-03T08:00:00Z';
const LATE = '2024-06-03T10:00:00Z';
const LONG_LATE = '2024-06-04T10:30:00Z';
const HOUR = 3_600_000;
const MEMBER_PASSWORD = 'Pins-and-patches-7';
/** Hours on the clock: five days of work have a weekend in them. */
const DAY = 24;
const WEEK = 7 * DAY;

const model = loadModel();

let server: TestServer;
let admin: Client;
/** The schemas with calls by which members list their own inquiries and orders, plain. */
function schemasForMembers(): string {
  const folder = copySchemas(testFolder(`schemas_due_${process.pid}`));
  const calls = ['inquiry', 'order'].map(entity => {
    const params = {from: {field: 'dueAt', as: 'gte'}};
    const path = `/app/${entity}/listOwn`;
    return {method: 'GET', path, audience: 'member', entity, operation: 'list', params, own: true};
  });
  writeFileSync(join(folder, 'calls/own-records.json'), JSON.stringify({module: 'sales', calls}));
  return folder;
}

beforeAll(async () => {
  server = await startServer({env: {EMBLEM_CLOCK: MONDAY, EMBLEM_SCHEMAS: schemasForMembers()}});
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

/** Hours from the server's first moment, which is minutes ago at most; null where nobody waits for the record. */
function left({dueAt}: Json): number | null {
  return dueAt === null ? null : Math.round((Date.parse(String(dueAt)) - Date.parse(MONDAY)) / HOUR);
}

type Step = readonly [action: string, left: number | null, values?: Json, by?: Client];

async function walk(entity: string, id: number, steps: readonly Step[]): Promise<void> {
  for (const [action, hours, values, by = admin] of steps) {
    const {status, body} = await by.rest('POST', `${entity}/actions/${action}`, {ids: [id], values});
    expect([action, status, status === 200 ? undefined : body]).toEqual([action, 200, undefined]);
    expect([action, left(await admin.get(entity, id))]).toEqual([action, hours]);
  }
}

async function makeInquiry(values: Json = {}): Promise<Json> {
  const {id: memberId, proId, email} = await makeMember(admin);
  return admin.create('inquiry', {memberId, proId, email, name: 'Ada', quantity: 9, ...values});
}

test('an inquiry is waited for until it is quoted, then until the customer is asked', async () => {
  const made = await makeInquiry();
  expect(left(made)).toBe(8);
  await walk('inquiry', idOf(made), [
    ['draw', 2 * DAY],
    ['quote', WEEK, {quotedPrice: '10.00', currency: 'USD'}],
    ['finish', null],
    ['reopen', 8],
    ['cancel', null],
  ]);
});

test('a day off counts from the moment that it is entered, and no longer when it is taken back', async () => {
  expect(left(await makeInquiry())).toBe(8);
  const calendar = await admin.first('work-calendar', {kind: WORK_CALENDAR.kind.office});
  const values = {calendarId: idOf(calendar), day: MONDAY.slice(0, 10), name: 'Audit', kind: HOLIDAY.kind.free};
  const holiday = await admin.create('holiday', values);
  const dayOff = left(await makeInquiry());
  await admin.remove('holiday', idOf(holiday));
  const again = left(await makeInquiry());
  await admin.update('work-calendar', idOf(calendar), {beginsAt: '11:00'});
  const begunLater = left(await makeInquiry());
  await admin.update('work-calendar', idOf(calendar), {beginsAt: calendar.beginsAt});
  expect([dayOff, again, begunLater]).toEqual([DAY + 8, 8, DAY + 3]);
});

test('an order has a limit in each state up to its shipment', async () => {
  const made = await makeOrder(admin);
  expect(left(made)).toBe(DAY);
  await walk('order', idOf(made), [
    ['start-drawing', 2 * DAY],
    ['submit-artwork', WEEK],
    ['request-changes', DAY],
    ['cancel', null],
  ]);
  // What is written without a step leaves the limit as it is, and nobody enters one.
  const other = await makeOrder(admin);
  const refused = await admin.rest('PUT', `order/${idOf(other)}`, {title: 'Renamed', dueAt: null});
  expect(refused.status).toBeLessThan(500);
  expect(await admin.get('order', idOf(other))).toMatchObject({dueAt: other.dueAt});
});

test('until when the house means to act is not told to the customer, nor searched by', async () => {
  const {id: memberId, proId, email} = await makeMember(admin, {password: MEMBER_PASSWORD});
  const values = {memberId, proId, email, name: 'Ada', quantity: 9};
  const records = [
    ['inquiry', idOf(await admin.create('inquiry', values))],
    ['order', idOf(await admin.create('order', {memberId, proId}))],
  ] as const;
  const member = await signInMember(server.url, String(email), MEMBER_PASSWORD);
  for (const [entity, id] of records) {
    expect((await admin.get(entity, id)).dueAt).not.toBeNull();
    const [own, ...others] = asObjects(await member.data(`/app/${entity}/listOwn`, {}, 'GET'));
    expect([entity, own?.id, others, own && Object.hasOwn(own, 'dueAt')]).toEqual([entity, id, [], false]);
    const {code} = await member.call(`/app/${entity}/listOwn`, {from: MONDAY}, 'GET');
    expect([entity, code]).toEqual([entity, '400']);
  }
});

test('a refund is waited for by whoever is to approve it, and by its salesman when it was refused', async () => {
  const rights = {'refund-order.read': 'all', 'refund-order.manager-approve': 'all'} as const;
  const {client} = await makePerson(admin, {rights: {...rights, 'refund-order.manager-reject': 'all'}});
  const made = await newRecord(admin, model, 'refund-order');
  expect(left(made)).toBe(DAY);
  await walk('refund-order', idOf(made), [
    ['manager-reject', WEEK, undefined, client],
    ['ask-again', DAY],
    ['manager-approve', DAY, undefined, client],
  ]);
});

test('a drawing is waited for while it is the newest version and unanswered', async () => {
  const first = await newRecord(admin, model, 'drawing');
  const {orderId, orderProductId, name, files} = first;
  expect(left(await admin.get('drawing', idOf(first)))).toBe(3 * DAY);
  await walk('drawing', idOf(first), [
    ['confirm', null],
    ['reopen', 3 * DAY],
  ]);
  const second = await admin.create('drawing', {orderId, orderProductId, name, files});
  expect(await admin.get('drawing', idOf(first))).toMatchObject({
    confirmation: DRAWING.confirmation.waiting,
    dueAt: null,
  });
  expect(left(second)).toBe(3 * DAY);
  await admin.remove('drawing', idOf(second));
  expect(left(await admin.get('drawing', idOf(first)))).toBe(3 * DAY);
});

test('reminders go to the salesman, and at last to whoever may take the step', async () => {
  const read = {'inquiry.read': 'own'} as const;
  const [salesman, other] = [await makePerson(admin, {rights: read}), await makePerson(admin, {rights: read})];
  const manager = await makePerson(admin, {rights: {'inquiry.read': 'all', 'inquiry.quote': 'all'}});
  const {number} = await makeInquiry({salesmanId: salesman.id});
  const told = async ({userName}: Person, count: number) => {
    // Sessions are older than they may become.
    const person = {client: await signIn(server.url, userName)};
    for (;;) {
      const titles = (await messagesOf(person)).filter(title => title.endsWith(`Inquiry ${String(number)}`));
      if (titles.length >= count) return titles.map(title => title.split(':')[0]).sort();
    }
  };
  const at = (moment: string) => server.restart({EMBLEM_CLOCK: moment});
  expect([await told(salesman, 0), await told(manager, 0)]).toEqual([[], []]);
  await at(SOON);
  expect([await told(salesman, 1), await told(manager, 0)]).toEqual([['Due soon'], []]);
  await at(LATE);
  expect([await told(salesman, 2), await told(manager, 0)]).toEqual([['Due soon', 'Late'], []]);
  await at(LONG_LATE);
  expect([await told(manager, 1), await told(salesman, 2)]).toEqual([['Late for long'], ['Due soon', 'Late']]);
  expect(await told(other, 0)).toEqual([]);
  await at(MONDAY);
  admin = await signInAdmin(server);
});

test('what is late is found as it comes to be so, and no longer when it has moved on', async () => {
  const [inquiry, quoted, order] = [await makeInquiry(), await makeInquiry(), await makeOrder(admin)];
  await walk('inquiry', idOf(quoted), [['quote', WEEK, {quotedPrice: '10.00', currency: 'USD'}]]);
  const ids = [idOf(inquiry), idOf(quoted)];
  const late = async () => {
    const filter = {dueAt_lt: {now: 'time'}};
    const [inquiries, orders] = [
      await admin.list('inquiry', {filter: {...filter, id: ids}}),
      await admin.list('order', {filter: {...filter, id: [idOf(order)]}}),
    ];
    return [inquiries.map(idOf), orders.map(idOf)];
  };
  const at = async (moment: string) => {
    await server.restart({EMBLEM_CLOCK: moment});
    admin = await signInAdmin(server);
    return late();
  };
  expect(await late()).toEqual([[], []]);
  expect(await at('2024-06-04T01:00:00Z')).toEqual([[idOf(inquiry)], []]);
  expect(await at('2024-06-04T03:30:00Z')).toEqual([[idOf(inquiry)], [idOf(order)]]);
  await walk('order', idOf(order), [['start-drawing', 3 * DAY + 2]]);
  expect(await late()).toEqual([[idOf(inquiry)], []]);
  const counted = asObject(
    await admin.mustRest(
      'GET',
      `inquiry/actions/count?filter=${encodeURIComponent(JSON.stringify({dueAt_lt: {now: 'time'}, id: ids}))}`,
    ),
  );
  expect(counted.total).toBe(1);
});
