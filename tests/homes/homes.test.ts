/** What somebody sees first (`schemas/homes`): theirs by their rights, and never more than lists would show them. */
import {loadModel} from '@emblem/schemas/node';
import {INQUIRY} from '@emblem/schemas/values';
import postgres, {type Sql} from 'postgres';
import {signInAdmin} from '../harness/administrator';
import {signIn, type Client} from '../harness/client';
import {asList, asNumber, asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {newRecord} from '../harness/values';
import {makeMember, makePerson, uniqueName, type Person} from '../harness/world';

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

/** Whose home is which, of the people of the tiny world who are called as their roles. */
const HOMES: Readonly<Record<string, string | null>> = {
  admin: 'manager',
  manager: 'manager',
  finance: 'finance',
  merchandiser: 'merchandiser',
  purchase: 'merchandiser',
  salesman: 'salesperson',
  usoffice: 'salesperson',
  designer: 'designer',
  warehouse: 'warehouse',
  shipping: 'warehouse',
  factory: null,
  marketing: null,
  orderplacer: null,
};

const PEOPLE = Object.keys(HOMES);

async function homeOf(client: Client, query: Readonly<Record<string, string>> = {}): Promise<Json> {
  return asObject(await client.mustRest('GET', `home?${new URLSearchParams(query)}`));
}

const partsOf = (home: Json, part: 'counts' | 'queues' | 'figures'): readonly Json[] => asObjects(home[part]);

function titled(parts: readonly Json[], en: string): Json | undefined {
  return parts.find(({title}) => asObject(title).en === en);
}

const idsIn = (queue: Json | undefined): readonly number[] => asObjects(queue?.records ?? []).map(idOf);

test.each(PEOPLE)('%s has the home of the own rights', async userName => {
  const home = await homeOf(await signIn(server.url, userName));
  expect(home.home).toBe(HOMES[userName]);
});

test('every home is somebody’s', () => {
  expect(new Set(Object.values(HOMES).filter(Boolean))).toEqual(new Set(model.homes.map(({$id}) => $id)));
});

test.each(PEOPLE)('%s finds as many records, and the same ones, as lists show under the same condition', async name => {
  const client = await signIn(server.url, name);
  const home = await homeOf(client);
  for (const {entity, where, total, capped} of partsOf(home, 'counts'))
    expect([entity, where, total, capped]).toEqual([
      entity,
      where,
      await client.total(asText(entity), {_where: where}),
      false,
    ]);
  for (const {entity, where, total, records, kind} of partsOf(home, 'queues')) {
    const filter = {_where: where};
    const listed = (await client.all(asText(entity), {filter})).map(idOf);
    const ids = asObjects(records).map(idOf);
    expect([entity, ids.filter(id => !listed.includes(id))]).toEqual([entity, []]);
    // An approval is decided on fewer records than are read, where rights say so.
    if (kind !== 'approval') expect([entity, total]).toEqual([entity, listed.length]);
  }
});

const REFUND = {'refund-order.read': 'all', 'refund-order.manager-approve': 'all'} as const;

test('what waits for an approval stands before everything else, of whoever gives it', async () => {
  const manager = await makePerson(admin, {rights: {...REFUND, 'inquiry.read': 'all'}});
  const {id} = await newRecord(admin, model, 'refund-order');
  const home = await homeOf(manager.client);
  expect(home).toMatchObject({home: 'manager', approves: true, page: '/print/generalManagerDash'});
  const [first] = partsOf(home, 'queues');
  expect(first).toMatchObject({kind: 'approval', entity: 'refund-order', steps: ['manager-approve']});
  const waiting = asObject(await manager.client.data('/app/approvals', {}, 'GET'));
  const all = asObjects(waiting.waiting).flatMap(({records}) => asObjects(records).map(idOf));
  expect(all).toContain(id);
  expect(idsIn(first)).toEqual(all.slice(0, 5));
});

async function inquiryOf(owner: Person | undefined, values: Json = {}): Promise<number> {
  const {id: memberId, proId, email} = await makeMember(admin);
  const own = owner ? {salesmanId: owner.id} : {};
  const given = {memberId, proId, email, name: 'Ada', title: uniqueName('waits'), quantity: 9, ...own, ...values};
  return idOf(await admin.create('inquiry', given));
}

const SELLER = {'inquiry.read': 'all', 'inquiry.quote': 'all'} as const;

test('a salesperson finds the own inquiries that wait, with the step that is to be taken', async () => {
  const seller = await makePerson(admin, {rights: SELLER});
  const [own, quoted] = [await inquiryOf(seller), await inquiryOf(seller)];
  const others = await inquiryOf(await makePerson(admin, {rights: SELLER}));
  await admin.action('inquiry', 'quote', {ids: [quoted], values: {quotedPrice: '5.00', currency: 'USD'}});
  const queueOf = async () => titled(partsOf(await homeOf(seller.client), 'queues'), 'Inquiries to answer');
  const queue = await queueOf();
  expect(queue).toMatchObject({entity: 'inquiry', steps: ['quote'], total: 1, capped: false});
  expect(idsIn(queue)).toEqual([own]);
  expect(idsIn(queue)).not.toContain(others);
  const [record] = asObjects(queue?.records);
  expect(asObject(record?._abilities)).toMatchObject({quote: true});
  expect(asObject(record?._labels)).toHaveProperty('proId');
  await seller.client.action('inquiry', 'quote', {ids: [own], values: {quotedPrice: '5.00', currency: 'USD'}});
  expect(await queueOf()).toMatchObject({total: 0, records: []});
});

test('what somebody may not read is left out, and so is a queue of whose steps they may take none', async () => {
  const teller = await makePerson(admin, {
    rights: {'payment.confirm': 'all', 'payment.read': 'all', 'invoice.read': 'all'},
  });
  const home = await homeOf(teller.client);
  expect(home).toMatchObject({home: 'finance', approves: false});
  const named = (part: 'counts' | 'queues') => partsOf(home, part).map(({title}) => asObject(title).en);
  expect(named('counts')).toEqual(['Payments to confirm', 'Invoices to confirm', 'Invoices not paid']);
  expect(named('queues')).toEqual(['Payments to confirm', 'Oldest invoices not paid']);
  // Amounts are shown by a label of figures, which was not granted.
  expect(partsOf(home, 'figures').map(({measures}) => measures)).toEqual([['payments']]);
});

test('a property under a label is neither shown nor told', async () => {
  const rights = {'purchase-order.read': 'all', 'purchase-order.order': 'all'} as const;
  const [plain, seeing] = [
    await makePerson(admin, {rights}),
    await makePerson(admin, {rights: {...rights, 'purchase-order.view.supplier': 'all'}}),
  ];
  const {id} = await newRecord(admin, model, 'purchase-order');
  await sql`update purchase_order set status = 'approved' where id = ${idOf({id})}`;
  const told = async ({client}: Person) => {
    const queue = titled(partsOf(await homeOf(client), 'queues'), 'Purchases to order');
    return [asList(queue?.shows).includes('supplierId'), asObjects(queue?.records).some(each => 'supplierId' in each)];
  };
  expect(await told(plain)).toEqual([false, false]);
  expect(await told(seeing)).toEqual([true, true]);
});

test('whom no home fits is shown what is late or due of the own, and nothing of others', async () => {
  const reader = await makePerson(admin, {rights: {'inquiry.read': 'all', 'order.read': 'all'}});
  expect(await homeOf(reader.client)).toMatchObject({home: null, counts: [], queues: [], figures: [], panels: []});
  const [late, other, later] = [await inquiryOf(reader), await inquiryOf(undefined), await inquiryOf(reader)];
  await sql`update inquiry set due_at = now() - interval '1 day' where id in ${sql([late, other])}`;
  await sql`update inquiry set due_at = now() + interval '30 days' where id = ${later}`;
  const [queue, ...more] = partsOf(await homeOf(reader.client), 'queues');
  expect(queue).toMatchObject({kind: 'due', entity: 'inquiry', total: 1});
  expect(asList(queue?.shows)).toContain('dueAt');
  expect(idsIn(queue)).toEqual([late]);
  expect(more).toEqual([]);
});

test('a home of which nothing is left falls back', async () => {
  const {client} = await makePerson(admin, {rights: {'payment.confirm': 'all'}});
  expect(await homeOf(client)).toMatchObject({home: null, counts: [], queues: [], figures: []});
  expect(await homeOf((await makePerson(admin)).client)).toMatchObject({home: null, approves: false, queues: []});
});

test('of several homes somebody has the one with the lowest place', async () => {
  const rights = {...SELLER, 'payment.confirm': 'all', 'payment.read': 'all'} as const;
  expect(await homeOf((await makePerson(admin, {rights})).client)).toMatchObject({home: 'finance'});
});

test('the chosen platforms narrow everything, as they narrow lists', async () => {
  const seller = await makePerson(admin, {rights: {...SELLER, 'project.read': 'all'}});
  const proId = idOf(await newRecord(admin, model, 'project', {values: {projectIsDefault: 0}}));
  const [there, here] = [await inquiryOf(seller, {proId, memberId: null}), await inquiryOf(seller)];
  const found = async (query: Readonly<Record<string, string>>) => {
    const home = await homeOf(seller.client, query);
    const unread = titled(partsOf(home, 'counts'), 'Unread inquiries');
    const queue = titled(partsOf(home, 'queues'), 'Inquiries to answer');
    const [figures] = partsOf(home, 'figures');
    return [unread?.total, [...idsIn(queue)].sort((a, b) => a - b), asObject(figures?.totals).count];
  };
  const [unread, ids, came] = await found({});
  expect([unread, ids]).toEqual([2, [there, here]]);
  expect(await found({platforms: String(proId)})).toEqual([1, [there], 1]);
  expect(asNumber(came)).toBeGreaterThan(1);
  expect(
    await seller.client.list('inquiry', {filter: {isRead: INQUIRY.isRead.no, salesmanId: seller.id, proId}}),
  ).toHaveLength(1);
});

/** From its first to its last day, in milliseconds. */
const LONGEST_MONTH = 30 * 86_400_000;

test('figures are those of the report, beside those of the period before to the same elapsed day', async () => {
  const finance = await signIn(server.url, 'finance');
  const zone = 'Asia/Shanghai';
  const [received, owed] = partsOf(await homeOf(finance, {timeZone: zone}), 'figures');
  const ask = async (report: string, query: Readonly<Record<string, string>>) =>
    asObject(await finance.mustRest('GET', `reports/${report}?${new URLSearchParams(query)}`));
  expect(received).toMatchObject({report: 'sales-received-overview', measures: ['received', 'payments', 'refunded']});
  const days = (period: unknown) => {
    const {from, to} = asObject(period);
    return {from: asText(from), to: asText(to)};
  };
  const [present, before] = [days(received?.period), days(asObject(received?.earlier).period)];
  expect(present.from).toMatch(/-01$/);
  expect(before.from).toMatch(/-01$/);
  expect(asText(received?.end) >= present.to).toBe(true);
  const elapsed = ({from, to}: {readonly from: string; readonly to: string}) => Date.parse(to) - Date.parse(from);
  // On the last day of a month the whole one before stands beside it, which may be longer.
  const most = present.to === received?.end ? LONGEST_MONTH : elapsed(present);
  expect(elapsed(before)).toBeLessThanOrEqual(most);
  const measures = 'received,payments,refunded';
  for (const [period, totals] of [
    [present, received?.totals],
    [before, asObject(received?.earlier).totals],
  ] as const)
    expect((await ask('sales-received-overview', {...period, timeZone: zone, measures})).totals).toEqual(totals);
  expect(owed).toMatchObject({report: 'receivables', steps: []});
  expect(owed).not.toHaveProperty('earlier');
  expect((await ask('receivables', {measures: 'owed,upTo30,upTo60,upTo90,over90'})).totals).toEqual(owed?.totals);
});

test('what is no platform and no time zone is refused where it stands', async () => {
  const refused = async (query: string) => {
    const {status, body} = await admin.rest('GET', `home?${query}`);
    return [status, Object.keys(asObject(asObject(body).errors))];
  };
  expect(await refused('platforms=1,x')).toEqual([400, ['platforms']]);
  expect(await refused('platforms=-1')).toEqual([400, ['platforms']]);
  expect(await refused('timeZone=Nowhere/At-All')).toEqual([400, ['timeZone']]);
  expect((await admin.rest('GET', 'home?platforms=999999999')).status).toBe(200);
});

test('nobody but staff has a home', async () => {
  expect((await fetch(`${server.url}/rest/home`)).status).toBe(401);
});
