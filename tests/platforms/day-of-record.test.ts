/** A last day lasts until it ends on the clocks of the record's platform, and of the company where it has none. */
import {dayIn} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import postgres from 'postgres';
import {signInAdmin} from '../harness/administrator';
import {giveLink, signIn, type Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, uniqueName} from '../harness/world';

const DAY = '2031-05-10';
const EVE = '2031-05-10T12:30:00Z';

/** Around the ends of that day in Tokyo, Shanghai, Berlin, Greenwich and Los Angeles. */
const MOMENTS = [
  '2031-05-10T14:30:00Z',
  '2031-05-10T15:30:00Z',
  '2031-05-10T16:30:00Z',
  '2031-05-10T21:30:00Z',
  '2031-05-10T22:30:00Z',
  '2031-05-11T00:30:00Z',
  '2031-05-11T06:30:00Z',
  '2031-05-11T07:30:00Z',
];
const PLATFORMS = ['Asia/Tokyo', 'Europe/Berlin', 'UTC', 'America/Los_Angeles'];
const COMPANY = 'Asia/Shanghai';
const model = loadModel();

/** A record whose last day it is. */
interface Made {
  readonly entity: string;
  readonly id: number;
  readonly zone: string;
}

/** What may be done with it while that day lasts, and what once it is over; the property by which lists find it. */
interface Rule {
  readonly entity: string;
  readonly within?: string;
  readonly over?: string;
  readonly lists?: string;
}

const RULES: readonly Rule[] = [
  {entity: 'quotation', within: 'accept', over: 'expire', lists: 'validUntil'},
  {entity: 'coupon', over: 'expire', lists: 'expiresOn'},
  {entity: 'coupon-specification', within: 'start', lists: 'endDate'},
  {entity: 'accounting-period', over: 'close', lists: 'endDate'},
  {entity: 'certificate', over: 'expire', lists: 'expiresOn'},
  {entity: 'training-record', lists: 'dueOn'},
  {entity: 'task', lists: 'dueOn'},
  {entity: 'requirement', lists: 'wantedOn'},
  {entity: 'marketing-task', lists: 'dueOn'},
  {entity: 'production-order', lists: 'deliveryDate'},
  {entity: 'purchase-order', lists: 'deliveryDate'},
];

let server: TestServer;
let admin: Client;
const made: Made[] = [];
const projects = new Map<string, number>();

async function make(entity: string, zone: string, values: Json): Promise<number> {
  const id = idOf(await admin.create(entity, values));
  made.push({entity, zone, id});
  return id;
}

async function quote(zone: string): Promise<number> {
  const proId = projects.get(zone);
  const items = [{description: 'Pins', qty: 100, unitPrice: '0.8250'}];
  const values = {proId, quotationDate: '2031-04-10', validUntil: DAY, billTo: 'Ann Field', items};
  const id = idOf(await admin.create('quotation', values));
  await admin.action('quotation', 'send', {ids: [id]});
  return id;
}

/** What is of a platform, each in the time zone of its own. */
async function makeOfPlatform(zone: string): Promise<void> {
  const proId = idOf(await admin.create('project', {proName: uniqueName('Platform'), timeZone: zone}));
  projects.set(zone, proId);
  made.push({entity: 'quotation', zone, id: await quote(zone)});
  const member = await admin.create('member', {proId, email: `${uniqueName('member')}@example.com`});
  const order = await admin.create('order', {proId, memberId: member.id});
  await make('production-order', zone, {title: uniqueName('job'), orderId: order.id, deliveryDate: DAY});
  const purchaseTypeId = idOf(await admin.first('purchase-type'));
  await make('purchase-order', zone, {proId, purchaseTypeId, deliveryDate: DAY});
  const {id: ownerId} = await makePerson(admin, {});
  await make('marketing-task', zone, {proId, ownerId, title: uniqueName('work'), dueOn: DAY});
  await make('purchase-order', zone, {orderId: order.id, purchaseTypeId, deliveryDate: DAY});
}

async function makeOfCompany(): Promise<void> {
  const days = {startDate: '2031-05-01', endDate: DAY};
  const terms = {kind: 'amount', value: '10.00', currency: 'USD'};
  await make('coupon-specification', COMPANY, {name: uniqueName('series'), ...terms, ...days});
  const open = idOf(await admin.create('coupon-specification', {name: uniqueName('series'), ...terms, ...days}));
  await admin.action('coupon-specification', 'start', {ids: [open]});
  await make('coupon', COMPANY, {specificationId: open, expiresOn: DAY});
  await make('certificate', COMPANY, {name: uniqueName('certificate'), kind: 'company', expiresOn: DAY});
  const {id: userId} = await makePerson(admin, {});
  const profileId = idOf(await admin.create('staff-profile', {userId, name: uniqueName('learner')}));
  const materialId = idOf(await admin.create('training-material', {title: uniqueName('training')}));
  await make('training-record', COMPANY, {materialId, profileId, dueOn: DAY});
  await make('task', COMPANY, {title: uniqueName('task'), dueOn: DAY});
  await make('requirement', COMPANY, {title: uniqueName('wish'), wantedOn: DAY});
  await make('marketing-task', COMPANY, {ownerId: userId, title: uniqueName('work'), dueOn: DAY});
  await make('production-order', COMPANY, {title: uniqueName('job'), deliveryDate: DAY});
  const purchaseTypeId = idOf(await admin.first('purchase-type'));
  await make('purchase-order', COMPANY, {purchaseTypeId, deliveryDate: DAY});
  const market = String((await admin.get('project', projects.get('UTC') ?? 0)).market);
  await make('accounting-period', 'UTC', {name: uniqueName('period'), market, ...days});
}

async function at(moment: string): Promise<void> {
  await server.restart({EMBLEM_CLOCK: moment});
  admin = await signInAdmin(server);
}

beforeAll(async () => {
  server = await startServer({env: {EMBLEM_CLOCK: EVE}});
  admin = await signInAdmin(server);
  for (const zone of PLATFORMS) await makeOfPlatform(zone);
  await makeOfCompany();
}, 240_000);
afterAll(async () => server?.stop());

test('every entity whose guards or lists ask for the day is tried', () => {
  expect([...new Set(made.map(({entity}) => entity))].sort()).toEqual(RULES.map(({entity}) => entity).sort());
});

test.each(MOMENTS)('what may be done and what is late, on each platform at %s', async moment => {
  await at(moment);
  for (const {entity, id, zone} of made) {
    const rule = RULES.find(each => each.entity === entity);
    const isOver = dayIn(moment, zone) > DAY;
    const {_abilities: abilities} = await admin.get(entity, id);
    const may = (action: string | undefined) => action !== undefined && asObject(abilities)[action] === true;
    const late = await admin.total(entity, {id, [`${rule?.lists}_lt`]: {now: 'date'}});
    const told = {entity, zone, within: may(rule?.within), over: may(rule?.over), late};
    const wanted = {within: rule?.within !== undefined && !isOver, over: rule?.over !== undefined && isOver};
    expect(told).toEqual({entity, zone, ...wanted, late: isOver ? 1 : 0});
  }
});

test.each([
  {zone: 'Asia/Tokyo', last: '2031-05-10T14:30:00Z', after: '2031-05-10T15:30:00Z'},
  {zone: 'America/Los_Angeles', last: '2031-05-11T06:30:00Z', after: '2031-05-11T07:30:00Z'},
])('a quotation of $zone is accepted until its last day ends there, by link, too', async ({zone, last, after}) => {
  await at(last);
  const [mine, theirs, lateMine, lateTheirs] = [
    await quote(zone),
    await quote(zone),
    await quote(zone),
    await quote(zone),
  ];
  const accept = (id: number) => admin.rest('POST', 'quotation/actions/accept', {ids: [id]});
  const answer = async (id: number) => {
    const holder = await giveLink(admin, 'quotation', id);
    const {version} = await holder.get('quotation', id);
    return holder.rest('POST', 'quotation/actions/accept', {ids: [id], values: {version}});
  };
  expect([(await accept(mine)).status, (await answer(theirs)).status]).toEqual([200, 200]);
  await at(after);
  for (const refused of [await accept(lateMine), await answer(lateTheirs)]) {
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('The quotation is not valid any more');
  }
});

test('a paper tells the day of an order as it was where its platform is', async () => {
  await at('2031-05-10T15:30:00Z');
  const days: string[] = [];
  for (const zone of ['Asia/Tokyo', 'America/Los_Angeles']) {
    const proId = projects.get(zone);
    const member = await admin.create('member', {proId, email: `${uniqueName('member')}@example.com`});
    const order = await admin.create('order', {proId, memberId: member.id, promisedShipAt: '2031-05-20T15:30:00Z'});
    const id = idOf(asObject(await admin.mustRest('POST', `invoice?from=order:${idOf(order)}`, {})));
    const {invoiceDate, estimatedShipDate} = await admin.get('invoice', id);
    days.push(String(invoiceDate), String(estimatedShipDate));
  }
  expect(days).toEqual(['2031-05-11', '2031-05-21', '2031-05-10', '2031-05-20']);
});

/** A sale of the platform in that time zone, and a record of it for each paper that tells when it was made. */
async function makeOfSale(zone: string) {
  const proId = projects.get(zone);
  const memberId = idOf(await admin.create('member', {proId, email: `${uniqueName('member')}@example.com`}));
  const orderId = idOf(await admin.create('order', {proId, memberId}));
  const linkOrderId = idOf(await admin.create('link-order', {proId, memberId, amount: '40.00'}));
  const purchaseTypeId = idOf(await admin.first('purchase-type'));
  const drawn = {name: uniqueName('drawing'), files: ['/files/public/star.png']};
  const asked = {proId, name: 'Ann Field', email: 'ann@example.com', quantity: 100};
  const problem = {proId, title: 'Mixed up', problemType: 1};
  return [
    ['order-confirmation', 'order', orderId],
    ['link-quotation', 'link-order', linkOrderId],
    ['artwork', 'drawing', idOf(await admin.create('drawing', {...drawn, orderId}))],
    ['artwork', 'drawing', idOf(await admin.create('drawing', {...drawn, linkOrderId}))],
    ['purchase-order', 'purchase-order', idOf(await admin.create('purchase-order', {proId, purchaseTypeId}))],
    ['purchase-order', 'purchase-order', idOf(await admin.create('purchase-order', {orderId, purchaseTypeId}))],
    ['inquiry', 'inquiry', idOf(await admin.create('inquiry', asked))],
    ['internal-problem', 'internal-problem', idOf(await admin.create('internal-problem', problem))],
    ['export-contract', 'shipment', idOf(await admin.create('shipment', {orderId}))],
  ] as const;
}

/** Days of May as papers in English tell them. */
const told = (day: number): RegExp => new RegExp(`\\b(?:May ${day}|${day} May)\\b`);

test.each([
  {zone: 'Asia/Tokyo', days: [11, 11]},
  {zone: 'Europe/Berlin', days: [10, 11]},
  {zone: 'America/Los_Angeles', days: [10, 10]},
])('papers tell the day on which their record was made as it was in $zone', async ({zone, days}) => {
  const sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
  try {
    for (const [paper, entity, id] of await makeOfSale(zone))
      for (const [index, moment] of ['2031-05-10T15:30:00Z', '2031-05-11T06:30:00Z'].entries()) {
        await sql`update ${sql(model.entity(entity).table)} set created_at = ${moment} where id = ${id}`;
        const {status, text} = await admin.rest('GET', `${entity}/${id}/documents/${paper}?format=tree`);
        const found = [10, 11].filter(day => told(day).test(text));
        expect({paper, status, moment, found}).toEqual({paper, status: 200, moment, found: [days[index]]});
      }
  } finally {
    await sql.end();
  }
});

test('a document number is of the year that it is for its record', async () => {
  await at('2031-12-31T15:30:00Z');
  const years: Record<string, string> = {};
  const draw = async (label: string, entity: string, values: Json): Promise<Json & {readonly id: number}> => {
    const record = await admin.create(entity, values);
    years[label] = /\d{4}/.exec(String(record.number))?.[0] ?? '';
    return {...record, id: idOf(record)};
  };
  for (const zone of ['Asia/Tokyo', 'Europe/Berlin', 'America/Los_Angeles']) {
    const proId = projects.get(zone);
    const memberId = idOf(await admin.create('member', {proId, email: `${uniqueName('member')}@example.com`}));
    const {id: orderId} = await draw(`order ${zone}`, 'order', {proId, memberId});
    await draw(`problem ${zone}`, 'factory-problem', {proId, title: 'Wrong gold', problemType: 1});
    await draw(`return ${zone}`, 'return-parcel', {orderId, quantity: 1});
    const purchaseTypeId = idOf(await admin.first('purchase-type'));
    const {id: purchaseOrderId} = await draw(`purchase ${zone}`, 'purchase-order', {orderId, purchaseTypeId});
    await draw(`receipt ${zone}`, 'purchase-receipt', {purchaseOrderId, receivedOn: '2031-12-31'});
    const categoryId = idOf(await admin.first('task-category'));
    await draw(`artwork ${zone}`, 'drawing-task', {orderId, categoryId, title: uniqueName('artwork')});
  }
  await draw('bug', 'bug', {title: uniqueName('bug'), description: 'It does not work.'});
  await at('2031-12-31T16:30:00Z');
  await draw('later bug', 'bug', {title: uniqueName('bug'), description: 'It does not work.'});
  const kinds = ['order', 'problem', 'return', 'purchase', 'receipt', 'artwork'];
  const expected = kinds.flatMap(kind => [
    [`${kind} Asia/Tokyo`, '2032'],
    [`${kind} Europe/Berlin`, '2031'],
    [`${kind} America/Los_Angeles`, '2031'],
  ]);
  expect(years).toEqual({...Object.fromEntries(expected), bug: '2031', 'later bug': '2032'});
});

test('a substitute stands in from midnight to midnight where the company is', async () => {
  await at('2031-05-09T15:30:00Z');
  const {id: standInId, userName} = await makePerson(admin, {rights: {'order.read': 'all'}});
  const {id: userId} = await makePerson(admin, {rights: {'refund-order.manager-approve': 'all'}});
  await admin.create('approval-substitute', {userId, substituteId: standInId, startDate: DAY, endDate: DAY});
  for (const [moment, stands] of [
    ['2031-05-09T15:30:00Z', false],
    ['2031-05-09T16:30:00Z', true],
    ['2031-05-10T15:30:00Z', true],
    ['2031-05-10T16:30:00Z', false],
  ] as const) {
    await at(moment);
    const standIn = await signIn(server.url, userName);
    const {status} = await standIn.rest('POST', 'refund-order/actions/manager-approve', {ids: [0]});
    expect([moment, status !== 403]).toEqual([moment, stands]);
  }
});

test('the rate of the day is that of the day by UTC, wherever the company is', async () => {
  const rateOn = (day: string) => admin.rest('POST', 'currency-rate', {currency: 'NOK', day, rate: '9.5'});
  await at('2031-06-10T23:30:00Z');
  expect((await rateOn('2031-06-11')).status).toBe(422);
  await at('2031-06-11T00:30:00Z');
  expect((await rateOn('2031-06-11')).status).toBe(201);
  const currency = await admin.first('currency', {code: 'NOK'});
  expect(currency.rate).toBe('9.50000000');
});
