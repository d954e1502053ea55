/** Lists by the values or spans of a property: the groups are those of the list, and tell nothing that it does not. */
import {Decimal} from 'decimal.js';
import type {Entity, Field} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import type {Client} from '../harness/client';
import {asList, asNumber, asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {newRecord} from '../harness/values';
import {makeOrder, makePerson} from '../harness/world';
import {errorsOf, openGroundOn, type Ground} from './ground';

const model = loadModel();
const ENTITIES = [...model.entities.values()].filter(({workflows}) => workflows.length > 0);

let ground: Ground;
let admin: Client;
beforeAll(async () => {
  ground = await openGroundOn(await sharedServer());
  ({admin} = ground);
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

interface Asked {
  readonly by: string;
  readonly span?: string;
  readonly filter?: Json;
}

async function groupsOf(client: Client, entity: string, {by, span, filter = {}}: Asked): Promise<readonly Json[]> {
  const query = new URLSearchParams({by, ...(span !== undefined && {span}), filter: JSON.stringify(filter)});
  const {groups, isCut} = asObject(await client.mustRest('GET', `${entity}/actions/groups?${query}`));
  expect(isCut).toBe(false);
  return asObjects(groups);
}

const isSpanned = ({kind}: Field) => kind === 'date' || kind === 'datetime';

/** A state, the first relation to one record, and the first day or moment. */
function groupings({fields, workflows}: Entity): readonly Omit<Asked, 'filter'>[] {
  const readable = fields.filter(field => field.stored && field.sensitivity !== 'secret');
  const relation = readable.find(field => field.relation && !field.join);
  const day = readable.find(isSpanned);
  return [
    ...workflows.slice(0, 1).map(({field}) => ({by: field})),
    ...(relation ? [{by: relation.name}] : []),
    ...(day
      ? [
          {by: day.name, span: 'week'},
          {by: day.name, span: 'month'},
        ]
      : []),
  ];
}

test.each(ENTITIES.map(({key}) => key))('%s comes in groups that are parts of its list', async key => {
  // What other suites make meanwhile is in another list.
  const ids = (await admin.list(key, {filter: {}})).slice(0, 20).map(idOf);
  for (const asked of groupings(model.entity(key))) {
    const groups = await groupsOf(admin, key, {...asked, filter: {id: ids}});
    const counts = groups.map(({count}) => asNumber(count));
    expect([asked, counts.reduce((sum, count) => sum + count, 0)]).toEqual([asked, ids.length]);
    for (const {where, count} of groups)
      expect([asked, where, await admin.total(key, {id: ids, _where: where})]).toEqual([asked, where, count]);
  }
});

test('what a group comes to is the sum of its records, by currency', async () => {
  const products = (unitPrice: string) => [{name: 'Pin', quantity: 10, unitPrice}];
  const orders = [
    await makeOrder(admin, {currency: 'USD', products: products('1.10')}),
    await makeOrder(admin, {currency: 'USD', products: products('2.05')}),
    await makeOrder(admin, {currency: 'EUR', products: products('3.00')}),
  ];
  const [group, ...others] = await groupsOf(admin, 'order', {by: 'status', filter: {id: orders.map(idOf)}});
  expect(others).toEqual([]);
  const sums = asObjects(group?.sums).map(({currency, amounts}) => [
    currency,
    new Decimal(asText(asObject(amounts).orderTotal)).toFixed(2),
  ]);
  expect(sums.sort()).toEqual([
    ['EUR', '30.00'],
    ['USD', '31.50'],
  ]);
});

test('people are called by their names, spans go by the company’s days, what has no value comes last', async () => {
  const seller = await makePerson(admin, {rights: {'order.read': 'own'}});
  const at = async (promisedShipAt: string | null) =>
    idOf(await makeOrder(admin, {salesmanId: seller.id, promisedShipAt}));
  // Monday has begun in Shanghai four hours before midnight of Sunday in London.
  const ids = [
    await at('2031-03-02T15:59:00Z'),
    await at('2031-03-02T16:00:00Z'),
    await at('2031-03-09T15:59:00Z'),
    await at(null),
  ];
  const own = {filter: {id: ids}};
  const [mine, ...others] = await groupsOf(seller.client, 'order', {by: 'salesmanId', ...own});
  expect([mine?.value, mine?.count, others]).toEqual([seller.id, 4, []]);
  expect(await groupsOf(admin, 'order', {by: 'salesmanId', ...own})).toMatchObject([{label: seller.userName}]);
  const weeks = await groupsOf(seller.client, 'order', {by: 'promisedShipAt', span: 'week', ...own});
  expect(weeks.map(({value, count}) => [value, count])).toEqual([
    ['2031-02-24', 1],
    ['2031-03-03', 2],
    [null, 1],
  ]);
  const months = await groupsOf(seller.client, 'order', {by: 'promisedShipAt', span: 'month', ...own});
  expect(months.map(({value, count}) => [value, count])).toEqual([
    ['2031-03-01', 3],
    [null, 1],
  ]);
});

test('nothing is told of records and amounts that somebody does not see', async () => {
  const order = await newRecord(admin, model, 'purchase-order');
  const filter = {id: idOf(order)};
  const {client} = await makePerson(admin, {rights: {'purchase-order.read': 'all'}});
  const [whole] = await groupsOf(admin, 'purchase-order', {by: 'status', filter});
  const [bare] = await groupsOf(client, 'purchase-order', {by: 'status', filter});
  expect(asList(whole?.sums)).toHaveLength(1);
  expect([bare?.count, bare?.sums]).toEqual([1, []]);
  const hidden = await client.rest('GET', 'purchase-order/actions/groups?by=supplierId');
  expect([hidden.status, errorsOf(hidden).by]).toEqual([400, expect.stringMatching(/no such field/)]);
  const buyers = {'purchase-order.read': 'all', 'purchase-order.view.supplier': 'all'} as const;
  const buyer = await makePerson(admin, {rights: buyers});
  expect(await groupsOf(buyer.client, 'purchase-order', {by: 'supplierId', filter})).toMatchObject([
    {value: order.supplierId, label: null},
  ]);
  const nobody = await makePerson(admin, {rights: {'purchase-order.read': 'own'}});
  expect(await groupsOf(nobody.client, 'purchase-order', {by: 'status', filter})).toEqual([]);
  const outside = await makePerson(admin);
  for (const path of ['groups?by=status', 'groups?by=colour', 'groups', 'count?by=colour'])
    expect([path, (await outside.client.rest('GET', `purchase-order/actions/${path}`)).status]).toEqual([path, 403]);
});

test('what has no groups, and a span where there are no days, is refused at its name', async () => {
  const asked = async (query: object) =>
    admin.rest('GET', `order/actions/groups?${new URLSearchParams({...query}).toString()}`);
  for (const by of ['', 'colour', 'email', '__proto__', 'constructor', 'orderTotal', 'markIds']) {
    const answer = await asked({by});
    expect([by, answer.status, errorsOf(answer).by]).toEqual([by, 400, expect.stringMatching(/no such field/)]);
  }
  for (const query of [{by: 'createdAt'}, {by: 'createdAt', span: 'decade'}, {by: 'status', span: 'week'}]) {
    const answer = await asked(query);
    expect([query, answer.status, Object.keys(errorsOf(answer))]).toEqual([query, 400, ['span']]);
  }
});
