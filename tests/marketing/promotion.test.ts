/** Sites are applied for and decided by others, activities are claimed within their limits, and each by its right. */
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeOrder, makePerson, uniqueName, type Person} from '../harness/world';
import {learns} from '../rights/labels';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

const YEAR = {startDate: '2020-01-01', endDate: '2099-12-31'};

const take = async (client: Client, entity: string, id: number, action: string, values: Json = {}): Promise<number> =>
  (await client.rest('POST', `${entity}/actions/${action}`, {ids: [id], values})).status;

const all = (rights: readonly string[]) => Object.fromEntries(rights.map(right => [right, 'all' as const]));

const siteValues = (): Json => ({name: uniqueName('site'), siteUrl: `https://${uniqueName('site')}.example/`});

test('[DA-386] a site is applied for, seen, decided, applied for again and deleted by a right of each', async () => {
  const right = {
    apply: 'promotion-site.create',
    view: 'promotion-site.read',
    delete: 'promotion-site.delete',
    resubmit: 'promotion-site.resubmit',
    approve: 'promotion-site.approve',
  };
  const granted = [...Object.values(right), 'promotion-site.refuse', 'promotion-site.read-confidential'];
  const without = async (left: string): Promise<Person> =>
    makePerson(admin, {rights: all(granted.filter(each => each !== left))});
  const asker = await makePerson(admin, {rights: all([right.apply, right.view, right.resubmit])});
  const site = async () => idOf(asObject((await asker.client.rest('POST', 'promotion-site', siteValues())).body));

  expect((await (await without(right.apply)).client.rest('POST', 'promotion-site', siteValues())).status).toBe(403);
  const id = await site();
  expect((await (await without(right.view)).client.rest('GET', `promotion-site/${id}`)).status).toBe(403);
  expect(await take((await without(right.approve)).client, 'promotion-site', id, 'approve')).toBe(403);
  expect((await (await without(right.delete)).client.rest('DELETE', `promotion-site/${id}`)).status).toBe(403);
  const decider = await makePerson(admin, {rights: all(granted)});
  expect(await take(decider.client, 'promotion-site', id, 'refuse')).toBe(422);
  expect(await take(decider.client, 'promotion-site', id, 'refuse', {refusalReason: 'Too dear'})).toBe(200);
  expect(
    await take((await without(right.resubmit)).client, 'promotion-site', id, 'resubmit', {reason: 'Cheaper'}),
  ).toBe(403);
  expect(await take(asker.client, 'promotion-site', id, 'resubmit', {reason: 'Cheaper now'})).toBe(200);
  expect(await take(decider.client, 'promotion-site', id, 'approve')).toBe(200);
  expect(await admin.get('promotion-site', id)).toMatchObject({
    status: 'approved',
    appliedById: asker.id,
    decidedById: decider.id,
    reason: 'Cheaper now',
    refusalReason: null,
  });
  expect((await decider.client.rest('DELETE', `promotion-site/${await site()}`)).status).toBe(200);
});

test('nobody decides on their own site', async () => {
  const rights = all(['promotion-site.create', 'promotion-site.read', 'promotion-site.approve']);
  const person = await makePerson(admin, {rights});
  const id = idOf(asObject((await person.client.rest('POST', 'promotion-site', siteValues())).body));
  expect([403, 409]).toContain(await take(person.client, 'promotion-site', id, 'approve'));
});

const seriesOf = async (values: Json = {}): Promise<number> =>
  idOf(await admin.create('activity-series', {name: uniqueName('series'), ...YEAR, ...values}));

const activityOf = async (seriesId: number, values: Json = {}): Promise<number> =>
  idOf(await admin.create('promotion-activity', {seriesId, name: uniqueName('activity'), ...YEAR, ...values}));

const memberOf = async (): Promise<number> => {
  const {proId} = await admin.first('member');
  return idOf(await admin.create('member', {email: `${uniqueName('m')}@pins.example`, proId}));
};

const claim = (activityId: number, memberId: number) => admin.rest('POST', 'activity-claim', {activityId, memberId});

test('[DA-385] of a series each act goes by a right of its own', async () => {
  const id = await seriesOf();
  const activityId = await activityOf(id);
  expect((await claim(activityId, await memberOf())).status).toBe(201);
  const acts: Readonly<Record<string, (client: Client) => Promise<number>>> = {
    'activity-series.create': async client =>
      (await client.rest('POST', 'activity-series', {name: uniqueName('series'), ...YEAR})).status,
    'activity-claim.read': async client => (await client.rest('GET', 'activity-claim')).status,
    'promotion-activity.create': async client =>
      (await client.rest('POST', 'promotion-activity', {seriesId: id, name: uniqueName('activity'), ...YEAR})).status,
    'activity-series.read': async client => (await client.rest('GET', `activity-series/${id}`)).status,
    'activity-series.update': async client =>
      (await client.rest('PUT', `activity-series/${id}`, {goal: uniqueName('goal')})).status,
    'activity-series.copy-series': client => take(client, 'activity-series', id, 'copy-series'),
    'activity-series.toggle': async client =>
      (await client.rest('POST', 'activity-series/actions/toggle', {ids: [id], on: true})).status,
  };
  for (const [right, act] of Object.entries(acts)) {
    const others = Object.keys(acts).filter(each => each !== right);
    expect([right, await act((await makePerson(admin, {rights: all(others)})).client)]).toEqual([right, 403]);
    const allowed = await act((await makePerson(admin, {rights: all(Object.keys(acts))})).client);
    expect([right, Math.floor(allowed / 100)]).toEqual([right, 2]);
  }
});

const couponsOf = async (): Promise<number> =>
  idOf(await admin.create('coupon-specification', {name: uniqueName('coupons'), kind: 'shipping', ...YEAR}));

/** Entity, label, its property, a value and another one, some of which are records yet to be made. */
const LABELLED = [
  ['promotion-site', 'cost', 'cost', '12.00', '13.00'],
  ['activity-series', 'budget', 'budget', '500.00', '600.00'],
  ['activity-series', 'claims', 'claimCount', 0, undefined],
  ['promotion-activity', 'limit', 'totalLimit', 20, 30],
  ['promotion-activity', 'coupons', 'specificationId', couponsOf, couponsOf],
  ['promotion-activity', 'claims', 'claimCount', 0, undefined],
] as const;

const valueOf = async (value: (typeof LABELLED)[number][3 | 4]) => (typeof value === 'function' ? value() : value);

test.each(LABELLED)(
  '[CO-453] %s: what the label %s stands for is seen and changed by its own right',
  async (key, label, name, given, then) => {
    const [value, other] = [await valueOf(given), await valueOf(then)];
    const entity = loadModel().entity(key);
    const seen = entity.rightActions.filter(action => !/^(view|edit)\.|^(create|delete)$/.test(action));
    const base = all([...seen.map(action => `${key}.${action}`), 'activity-series.read', 'coupon-specification.read']);
    const field = entity.field[name];
    if (!field) throw new Error(`${key} has no ${name}.`);
    const values = other === undefined ? {} : {[name]: value};
    const id = await {
      'promotion-site': async () => idOf(await admin.create('promotion-site', {...siteValues(), ...values})),
      'activity-series': () => seriesOf(values),
      'promotion-activity': async () => activityOf(await seriesOf(), values),
    }[key]();
    const record = await admin.get(key, id);
    const {client: blind} = await makePerson(admin, {rights: base});
    const ways = await learns(blind, entity, field, record);
    expect([name, Object.entries(ways).filter(([, learnt]) => learnt)]).toEqual([name, []]);
    const {client: seeing} = await makePerson(admin, {rights: {...base, [`${key}.view.${label}`]: 'all'}});
    expect(await seeing.get(key, id)).toMatchObject({[name]: value});
    if (other === undefined) return;
    const change = (client: Client) => client.rest('PUT', `${key}/${id}`, {[name]: other});
    const refused = await change(seeing);
    expect([refused.status, Object.keys(asObject(asObject(refused.body).errors))]).toEqual([422, [name]]);
    const rights = {...base, [`${key}.view.${label}`]: 'all', [`${key}.edit.${label}`]: 'all'} as const;
    expect((await change((await makePerson(admin, {rights})).client)).status).toBe(200);
    expect(await admin.get(key, id)).toMatchObject({[name]: other});
  },
);

test('of twenty who claim the last one at once one gets it', async () => {
  const series = await seriesOf();
  const activityId = await activityOf(series, {totalLimit: 2});
  const [first = 0, ...members] = await Promise.all(Array.from({length: 21}, memberOf));
  expect((await claim(activityId, first)).status).toBe(201);
  const answers = await Promise.all(members.map(each => claim(activityId, each)));
  expect(answers.filter(({status}) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({status}) => status !== 201);
  for (const {status, body} of refused)
    expect([status, asObject(body).message]).toEqual([409, 'All of it has been claimed']);
  expect(await admin.get('promotion-activity', activityId)).toMatchObject({claimCount: 2});
  expect(await admin.get('activity-series', series)).toMatchObject({claimCount: 2});
  const chinese = await admin.speaking('zh').rest('POST', 'activity-claim', {activityId, memberId: await memberOf()});
  expect([chinese.status, asObject(chinese.body).message]).toEqual([409, '名额已领完']);
});

test('what was claimed stays, and a limit is not set below it', async () => {
  const series = await seriesOf();
  const activityId = await activityOf(series, {totalLimit: 3});
  const id = idOf(asObject((await claim(activityId, await memberOf())).body));
  await claim(activityId, await memberOf());
  const less = await admin.rest('PUT', `promotion-activity/${activityId}`, {totalLimit: 1});
  expect([less.status, Object.keys(asObject(asObject(less.body).errors))]).toEqual([422, ['totalLimit']]);
  expect((await admin.rest('PUT', `promotion-activity/${activityId}`, {totalLimit: 2})).status).toBe(200);
  expect((await admin.rest('DELETE', `activity-claim/${id}`)).status).toBe(403);
  expect((await admin.rest('DELETE', `promotion-activity/${activityId}`)).status).toBe(409);
  expect((await admin.rest('DELETE', `activity-series/${series}`)).status).toBe(409);
});

test('an activity is claimed once by each, and while it is open', async () => {
  const id = await seriesOf();
  const one = await activityOf(id);
  const member = await memberOf();
  expect((await claim(one, member)).status).toBe(201);
  expect((await claim(one, member)).status).toBe(409);
  for (const values of [{startDate: '2099-01-01'}, {endDate: '2020-02-01'}, {state: 0}])
    expect((await claim(await activityOf(id, values), member)).status).toBe(409);
  expect((await claim(await activityOf(await seriesOf({state: 0})), member)).status).toBe(409);
});

test('what is claimed brings its coupon, and none where the claim is refused', async () => {
  const specificationId = idOf(
    await admin.create('coupon-specification', {
      name: uniqueName('coupons'),
      kind: 'amount',
      value: '5.00',
      currency: 'USD',
      ...YEAR,
    }),
  );
  await admin.action('coupon-specification', 'start', {ids: [specificationId]});
  const activityId = await activityOf(await seriesOf(), {specificationId});
  const member = await memberOf();
  const made = asObject((await claim(activityId, member)).body);
  expect(await admin.get('coupon', Number(made.couponId))).toMatchObject({memberId: member, specificationId});
  expect((await claim(activityId, member)).status).toBe(409);
  expect(await admin.list('coupon', {filter: {specificationId}})).toHaveLength(1);
});

test('a series is copied with its activities, off, and without what was claimed', async () => {
  const id = await seriesOf({goal: 'Clubs'});
  const {client} = await makePerson(admin, {rights: all(['promotion-site.create', 'promotion-site.read'])});
  const siteId = idOf(await client.create('promotion-site', siteValues()));
  await admin.action('promotion-site', 'approve', {ids: [siteId]});
  const activityId = await activityOf(id, {totalLimit: 7, siteId});
  await admin.action('promotion-site', 'close', {ids: [siteId]});
  await claim(activityId, await memberOf());
  for (const count of [1, 2]) {
    expect(await take(admin, 'activity-series', id, 'copy-series')).toBe(200);
    const {name} = await admin.get('activity-series', id);
    const copies = (await admin.list('activity-series', {range: [0, 199]})).filter(
      each => String(each.name).startsWith(String(name)) && idOf(each) !== id,
    );
    expect(copies).toHaveLength(count);
    for (const copy of copies) {
      expect(copy).toMatchObject({state: 0, goal: 'Clubs', activityCount: 1, claimCount: 0});
      const [activity] = await admin.list('promotion-activity', {filter: {seriesId: copy.id}});
      expect(activity).toMatchObject({totalLimit: 7, siteId: null, state: 0, claimCount: 0});
    }
  }
});

test('an affiliate earns the commission of an order once, approved by somebody else, and then it is paid', async () => {
  const affiliateId = idOf(
    await admin.create('affiliate', {
      name: uniqueName('affiliate'),
      email: `${uniqueName('a')}@pins.example`,
      rate: '0.08',
    }),
  );
  const orderId = idOf(await makeOrder(admin));
  const base = {affiliateId, orderId, baseAmount: '125.55'};
  const asker = await makePerson(admin, {
    rights: all([
      'affiliate-commission.create',
      'affiliate-commission.read',
      'affiliate-commission.approve',
      'affiliate.read',
      'order.read',
    ]),
  });
  expect((await asker.client.rest('POST', 'affiliate-commission', base)).status).toBe(422);
  await admin.action('affiliate', 'activate', {ids: [affiliateId]});
  const id = idOf(asObject((await asker.client.rest('POST', 'affiliate-commission', base)).body));
  expect((await admin.rest('POST', 'affiliate-commission', base)).status).toBe(409);
  expect(await admin.get('affiliate-commission', id)).toMatchObject({commission: '10.04', status: 'pending'});
  expect([403, 409]).toContain(await take(asker.client, 'affiliate-commission', id, 'approve'));
  expect(await take(admin, 'affiliate-commission', id, 'pay')).toBe(409);
  expect(await take(admin, 'affiliate-commission', id, 'approve')).toBe(200);
  await admin.update('affiliate', affiliateId, {rate: '0.5'});
  expect(await admin.get('affiliate-commission', id)).toMatchObject({commission: '10.04'});
  expect(await take(admin, 'affiliate-commission', id, 'pay')).toBe(200);
  expect(await admin.get('affiliate', affiliateId)).toMatchObject({commissionTotal: '10.04'});
  expect((await admin.rest('DELETE', `affiliate-commission/${id}`)).status).toBe(409);
});

test('an article is handed in, sent back with a reason, published and archived', async () => {
  const {id: proId} = await admin.first('project');
  const values = {title: uniqueName('article'), proId, slug: uniqueName('article'), content: 'Text'};
  const id = idOf(await admin.create('article', values));
  expect((await admin.rest('POST', 'article', values)).status).toBe(409);
  expect((await admin.rest('POST', 'article', {...values, slug: 'No spaces!'})).status).toBe(422);
  expect(await take(admin, 'article', id, 'publish')).toBe(409);
  expect(await take(admin, 'article', id, 'submit')).toBe(200);
  expect(await take(admin, 'article', id, 'send-back')).toBe(422);
  expect(await take(admin, 'article', id, 'send-back', {returnReason: 'Too short'})).toBe(200);
  expect(await take(admin, 'article', id, 'submit')).toBe(200);
  expect(await take(admin, 'article', id, 'publish')).toBe(200);
  expect(await admin.get('article', id)).toMatchObject({status: 'published', returnReason: 'Too short'});
  expect(await take(admin, 'article', id, 'archive')).toBe(200);
});
