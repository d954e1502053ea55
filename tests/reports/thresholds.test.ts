/** Thresholds of figures: of figures that there are, and that whoever sets them sees. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {idOf} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson} from '../harness/world';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

const SET = {
  'metric-threshold.create': 'all',
  'metric-threshold.update': 'all',
  'metric-threshold.read': 'all',
  'order.read': 'all',
} as const;
const BAD = {below: '0.2000', level: 'bad'};

test.each(['sales.orders', 'visits.bounceRate'])('one of %s is kept as it is said', async figure => {
  const made = await admin.create('metric-threshold', {figure, ...BAD});
  expect(await admin.get('metric-threshold', idOf(made))).toMatchObject({figure, ...BAD, above: null});
});

test.each(['sales.nothing', 'nothing.orders', 'sales.constructor', 'constructor.orders', 'sales', '__proto__.x'])(
  '%s is refused at its field, in the language of the reader',
  async figure => {
    const answer = await admin.rest('POST', 'metric-threshold', {figure, ...BAD});
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({errors: {figure: expect.any(String)}});
    expect(await admin.total('metric-threshold', {figure})).toBe(0);
  },
);

test('what somebody does not see is refused like what there is not', async () => {
  const without = await makePerson(admin, {rights: SET});
  const refused = await without.client.rest('POST', 'metric-threshold', {figure: 'sales.averageOrderValue', ...BAD});
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({errors: {figure: 'There is no such figure, or you do not see it.'}});
  const seen = await without.client.create('metric-threshold', {figure: 'sales.paidOrders', ...BAD});
  const moved = await without.client.rest('PUT', `metric-threshold/${idOf(seen)}`, {
    version: seen.version,
    figure: 'sales.averageOrderValue',
  });
  expect(moved.status).toBe(422);
  const labelled = await makePerson(admin, {rights: {...SET, 'data-analysis.view.averageOrderValue': 'all'}});
  await labelled.client.create('metric-threshold', {figure: 'sales.averageOrderValue', ...BAD});
});

test('what was set of a figure that one does not see can still be changed otherwise', async () => {
  const set = await admin.create('metric-threshold', {figure: 'sales.margin', ...BAD});
  const {client} = await makePerson(admin, {rights: SET});
  await client.update('metric-threshold', idOf(set), {version: set.version, below: '0.3000'});
  expect(await admin.get('metric-threshold', idOf(set))).toMatchObject({figure: 'sales.margin', below: '0.3000'});
});

test('a figure whose condition asks for what somebody does not see is none of theirs', async () => {
  const figure = {figure: 'sales.costsKnown', ...BAD};
  const without = await makePerson(admin, {rights: SET});
  expect((await without.client.rest('POST', 'metric-threshold', figure)).status).toBe(422);
  const insider = await makePerson(admin, {rights: {...SET, 'order.read-confidential': 'own'}});
  await insider.client.create('metric-threshold', figure);
});
