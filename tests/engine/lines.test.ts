/** Lines of a record: read with it, and written with it as one change. */
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';
import {errorsOf, make, openGroundOn, refusal, type Ground, type Kept} from './ground';

let ground: Ground;
let admin: Client;
let customer: Json;
beforeAll(async () => {
  ground = await openGroundOn(await sharedServer());
  ({admin} = ground);
  const {memberId, proId} = await admin.first('order');
  customer = {memberId, proId};
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

const PIN = {name: 'Pin', quantity: 100, unitPrice: '1.1000'};
const BOX = {name: 'Box', quantity: 20, unitPrice: '2.5000', toolingCharge: '30.00'};

async function makeOrder(products: readonly Json[] = [PIN, BOX], values: Json = {}): Promise<Kept> {
  return make(admin, 'order', {...customer, products, ...values});
}

const linesOf = (record: Json) => asObjects(record.products);
const read = async (id: number, client: Client = admin) =>
  asObject((await client.rest('GET', `order/${id}?lines=products`)).body);
const write = (id: number, values: Json, client: Client = admin) => client.rest('PUT', `order/${id}`, values);
const sent = ({id, version}: Json) => ({id, version});

async function newest(id: number): Promise<Json> {
  const [entry] = asObjects(await admin.history('order', id));
  return asObject(entry);
}

describe('written with their record', () => {
  test('are made with a new one: one version, one entry of the history, and the total that follows', async () => {
    const order = await makeOrder();
    expect(order).toMatchObject({version: 1, productTotal: '190.00', orderTotal: '190.00'});
    expect(linesOf(order)).toMatchObject([
      {...PIN, orderId: order.id, amount: '110.00', sort: 1},
      {...BOX, orderId: order.id, amount: '80.00', sort: 2},
    ]);
    const [first, second] = linesOf(order).map(idOf);
    expect(asObjects(await admin.history('order', order.id))).toMatchObject([
      {
        action: 'create',
        changes: {
          productTotal: [null, '190.00'],
          'products.name': [{}, {[String(first)]: 'Pin', [String(second)]: 'Box'}],
        },
      },
    ]);
  });

  test('count for what is asked of their record: a discount is at most what they come to', async () => {
    const order = await makeOrder([PIN], {discount: '110.00'});
    expect(order).toMatchObject({productTotal: '110.00', orderTotal: '0.00'});
    const much = await admin.rest('POST', 'order', {...customer, products: [PIN], discount: '110.01'});
    expect([much.status, asObject(much.body).errors]).toEqual([
      422,
      {discount: 'A discount is at most what there is to pay'},
    ]);
    expect((await admin.rest('POST', 'order', {...customer, products: [], discount: '0.01'})).status).toBe(422);
    const [pin = {}] = linesOf(order);
    const raised = await write(order.id, {discount: '190.00', products: [sent(pin), BOX], version: order.version});
    expect(asObject(raised.body)).toMatchObject({orderTotal: '0.00', version: 2});
    expect((await write(order.id, {products: [sent(pin)]})).status).toBe(422);
    expect(await read(order.id)).toMatchObject({orderTotal: '0.00', version: 2});
  });

  test('are changed, made, removed and put in order at once', async () => {
    const order = await makeOrder([PIN, BOX, {name: 'Card', quantity: 1}]);
    const [pin = {}, box = {}, card = {}] = linesOf(order);
    const products = [{name: 'Lanyard', quantity: 5, unitPrice: '4.0000'}, {...sent(box), quantity: 10}, sent(pin)];
    const after = asObject((await write(order.id, {title: 'Fair', products, version: order.version})).body);
    expect(after).toMatchObject({title: 'Fair', version: 2, productTotal: '185.00'});
    expect(linesOf(after)).toMatchObject([
      {name: 'Lanyard', sort: 1, amount: '20.00'},
      {id: idOf(box), sort: 2, quantity: 10, amount: '55.00'},
      {id: idOf(pin), sort: 3, version: pin.version},
    ]);
    const made = String(idOf(linesOf(after)[0] ?? {}));
    const entries = asObjects(await admin.history('order', order.id));
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      action: 'update',
      changes: {
        title: [null, 'Fair'],
        productTotal: ['190.00', '185.00'],
        'products.name': [{[idOf(card)]: 'Card'}, {[made]: 'Lanyard'}],
        'products.quantity': [
          {[idOf(box)]: 20, [idOf(card)]: 1},
          {[idOf(box)]: 10, [made]: 5},
        ],
      },
    });
    expect((await admin.rest('GET', `order-product/${idOf(card)}`)).status).toBe(404);
  });

  test('stay where they are not sent, and nothing is written where nothing differs', async () => {
    const order = await makeOrder();
    expect(await admin.update('order', order.id, {title: 'Fair'})).toMatchObject({version: 2});
    const {products} = await read(order.id);
    expect(products).toHaveLength(2);
    const same = asObject((await write(order.id, {products})).body);
    expect(same).toMatchObject({version: 2, products});
    expect(asObjects(await admin.history('order', order.id))).toHaveLength(2);
  });

  test('an order alone is a change, told by the places', async () => {
    const order = await makeOrder();
    const [pin = {}, box = {}] = linesOf(order);
    expect(asObject((await write(order.id, {products: [sent(box), sent(pin)]})).body)).toMatchObject({version: 2});
    expect(await newest(order.id)).toMatchObject({
      changes: {
        'products.sort': [
          {[idOf(pin)]: 1, [idOf(box)]: 2},
          {[idOf(pin)]: 2, [idOf(box)]: 1},
        ],
      },
    });
  });
});

describe('what is wrong', () => {
  test('is told of all lines at once, at line and property, in the language of who asks; nothing is kept', async () => {
    const order = await makeOrder();
    const [pin = {}, box = {}] = linesOf(order);
    const products = [{...sent(pin), quantity: 5}, {...sent(box), quantity: 0}, {quantity: 1}, {name: 'X', nobody: 1}];
    const answer = await write(order.id, {title: 'Never', products}, admin.speaking('zh'));
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toEqual({
      'products[1].quantity': '数量至少为 1',
      'products[2].name': '请输入产品名称',
      'products[3].nobody': '没有此字段',
    });
    expect(await read(order.id)).toMatchObject({title: null, version: 1, productTotal: '190.00'});
    const before = await admin.total('order');
    expect(refusal(await admin.rest('POST', 'order', {...customer, products: [PIN, {name: ''}]}))).toEqual([
      422,
      'products[1].name',
      'products[1].quantity',
    ]);
    expect(await admin.total('order')).toBe(before);
  });

  test('that the database alone knows is told at its line, and nothing is kept of the others', async () => {
    const name = uniqueName('calendar');
    const holidays = ['01', '02', '01', '03'].map(day => ({day: `2031-05-${day}`, name: 'Closed', kind: 'free'}));
    const calendar = {name, zone: 'Asia/Shanghai', beginsAt: '09:00', endsAt: '18:00'};
    const twice = await admin.rest('POST', 'work-calendar', {...calendar, holidays});
    expect(twice.status).toBe(409);
    expect(errorsOf(twice)).toEqual({'holidays[2].day': 'This day is already listed'});
    expect(await admin.total('work-calendar', {name})).toBe(0);
    const once = await admin.rest('POST', 'work-calendar', {...calendar, holidays: holidays.toSpliced(2, 1)});
    expect(asObjects(asObject(once.body).holidays).map(({day}) => day)).toEqual([
      '2031-05-01',
      '2031-05-02',
      '2031-05-03',
    ]);
  });

  test('are lines that are none, are too many, stand twice or belong to another record', async () => {
    const order = await makeOrder();
    const [pin = {}] = linesOf(order);
    const other = await makeOrder();
    const [foreign = {}] = linesOf(other);
    const cases: readonly (readonly [unknown, string])[] = [
      ['all', 'products'],
      [null, 'products'],
      [Array.from({length: 501}, () => PIN), 'products'],
      [['pin'], 'products[0]'],
      [[{id: 'one'}], 'products[0].id'],
      [[sent(pin), sent(pin)], 'products[1].id'],
      [[sent(foreign)], 'products[0].id'],
      [[{...PIN, orderId: other.id}], 'products[0].orderId'],
      [[{...sent(pin), orderId: other.id}], 'products[0].orderId'],
    ];
    for (const [products, at] of cases) expect(refusal(await write(order.id, {products}))).toEqual([422, at]);
    expect(linesOf(await read(order.id))).toHaveLength(2);
    expect(refusal(await admin.rest('GET', `order/${order.id}?lines=nobody`))).toEqual([400, 'lines']);
  });
});

test('more lines than a form holds are not told with their record, nor written with it', async () => {
  const order = await makeOrder([PIN]);
  await ground.sql`
    insert into order_product (order_id, name, quantity)
    select ${order.id}, 'Pin', 1 from generate_series(1, 500)`;
  expect(await read(order.id)).toMatchObject({products: null});
  expect(refusal(await write(order.id, {products: []}))).toEqual([422, 'products']);
});

describe('two people', () => {
  test('who begin from one version: the second is told of the record with its lines', async () => {
    const order = await makeOrder();
    const [pin = {}] = linesOf(order);
    const both = await Promise.all(
      [7, 8].map(quantity => write(order.id, {products: [{...sent(pin), quantity}], version: order.version})),
    );
    expect(both.map(({status}) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({status}) => status === 409);
    const now = await read(order.id);
    expect(asObject(refused?.body).current).toEqual(now);
    expect(now).toMatchObject({version: 2, products: [{id: idOf(pin)}]});
  });

  test('a line that was written by itself gives its record a new version: no save removes it unseen', async () => {
    const order = await makeOrder();
    const {products, version} = await read(order.id);
    const card = await admin.create('order-product', {orderId: order.id, name: 'Card', quantity: 1});
    expect((await write(order.id, {products, version})).status).toBe(409);
    await admin.update('order-product', idOf(card), {name: 'Cards'});
    await admin.remove('order-product', idOf(card));
    expect((await read(order.id)).version).toBe(Number(version) + 3);
    const [pin = {}] = linesOf(await read(order.id));
    expect((await write(order.id, {products: [{...pin, version: Number(pin.version) + 1}]})).status).toBe(409);
  });

  test('one change is one version, however many lines and figures follow from it', async () => {
    const {id, products} = await makeOrder();
    const ids = asObjects(products).map(idOf);
    await admin.action('order-product', 'update', {filter: {id: ids}, values: {quantity: 7}});
    expect(await read(id)).toMatchObject({version: 2, productTotal: '55.20'});
    expect(await admin.update('order', id, {currency: 'EUR'})).toMatchObject({version: 3});
  });

  test('who add lines at both doors lose none', async () => {
    const order = await makeOrder([]);
    const answers = await Promise.all(
      Array.from({length: 8}, (_, index) =>
        index % 2 === 0
          ? admin.rest('POST', 'order-product', {orderId: order.id, ...PIN})
          : write(order.id, {products: [BOX]}),
      ),
    );
    for (const {status} of answers) expect([200, 201]).toContain(status);
    const {products, productTotal} = await read(order.id);
    const sum = asObjects(products).reduce((total, {amount}) => total + Number(amount), 0);
    expect(Number(productTotal)).toBe(sum);
  });
});

describe('rights', () => {
  const WITH_ORDERS = {'order.read': 'platform', 'order.update': 'platform', 'order.history': 'platform'} as const;

  test('of the record hold for its lines, as far as they reach, and open no other way to them', async () => {
    const platformIds = [Number(customer.proId)];
    const order = await makeOrder([{...PIN, unitCost: '0.50'}]);
    const reader = await makePerson(admin, {rights: {'order.read': 'platform'}, platformIds});
    expect(linesOf(await read(order.id, reader.client))).toMatchObject([{name: 'Pin'}]);
    expect(linesOf(await read(order.id, reader.client))[0]).not.toHaveProperty('unitCost');
    expect((await write(order.id, {products: []}, reader.client)).status).toBe(403);
    const writer = await makePerson(admin, {rights: WITH_ORDERS, platformIds});
    const [line = {}] = linesOf(await read(order.id, writer.client));
    const products = [{...sent(line), quantity: 50}, BOX];
    expect(asObject((await write(order.id, {products}, writer.client)).body)).toMatchObject({productTotal: '135.00'});
    expect((await writer.client.rest('GET', `order-product/${idOf(line)}`)).status).toBe(403);
    expect((await writer.client.rest('PUT', `order-product/${idOf(line)}`, {quantity: 1})).status).toBe(403);
    const stranger = await makePerson(admin, {rights: WITH_ORDERS});
    expect((await write(order.id, {products: []}, stranger.client)).status).toBe(404);
    const creator = await makePerson(admin, {
      rights: {'order.create': 'platform', 'order.read': 'platform', 'member.read': 'all', 'project.read': 'all'},
      platformIds,
    });
    expect((await creator.client.rest('POST', 'order', {...customer, products: [PIN]})).status).toBe(201);
  });

  test('what is hidden of a line is neither written nor told by the history', async () => {
    const platformIds = [Number(customer.proId)];
    const order = await makeOrder();
    const writer = await makePerson(admin, {rights: WITH_ORDERS, platformIds});
    const [line = {}, other = {}] = linesOf(order);
    const answer = await write(order.id, {products: [{...sent(line), unitCost: '0.10'}, sent(other)]}, writer.client);
    expect(refusal(answer)).toEqual([422, 'products[0].unitCost']);
    const told = async () => (await writer.client.rest('GET', `order/${order.id}/history`)).body;
    const before = await told();
    await write(order.id, {products: [{...sent(line), unitCost: '0.10'}, sent(other)]});
    expect(await newest(order.id)).toMatchObject({changes: {'products.unitCost': [{}, {[idOf(line)]: '0.10'}]}});
    expect(await told()).toEqual(before);
  });
});

test('a state that locks lines holds at both doors', async () => {
  const order = await makeOrder([PIN]);
  const [line = {}] = linesOf(order);
  await admin.action('order', 'cancel', {ids: [order.id]});
  const answer = await write(order.id, {products: []});
  expect(refusal(answer)).toEqual([422, 'products']);
  const own = [
    await admin.rest('PUT', `order-product/${idOf(line)}`, {quantity: 1}),
    await admin.rest('DELETE', `order-product/${idOf(line)}`),
    await admin.rest('POST', 'order-product', {orderId: order.id, ...PIN}),
    await admin.rest('POST', 'order-product/actions/sort', {ids: [idOf(line)]}),
  ];
  for (const {status, body} of own) {
    expect(status).toBe(409);
    expect(body).toMatchObject({message: '“Products” cannot be changed in the present state of the record “Order”.'});
  }
  expect(await admin.update('order', order.id, {remark: uniqueName('later')})).toMatchObject({status: 11});
});

test('a change that is undone brings back its lines: removed ones return, new ones go, all are as before', async () => {
  const {id, version, products} = await makeOrder([PIN, BOX, {name: 'Card', quantity: 1}]);
  const [pin = {}, box = {}, card = {}] = asObjects(products);
  const lanyard = {name: 'Lanyard', quantity: 5, unitPrice: '4.0000'};
  await write(id, {
    products: [lanyard, {...sent(card), name: 'Cards'}, {...sent(pin), toolingCharge: '9.00'}],
    version,
  });
  const entry = await newest(id);
  await write(id, {
    products: linesOf(await read(id)).map((line, index) => ({...sent(line), ...(index === 1 && {quantity: 3})})),
  });
  const alone = {entry: entry.id, fields: ['productTotal']};
  expect((await admin.rest('POST', `order/${id}/revert`, alone)).status).toBe(404);
  const reverted = await admin.rest('POST', `order/${id}/revert`, {entry: entry.id});
  expect(reverted).toMatchObject({status: 200, body: {version: 4, productTotal: '190.00'}});
  expect(linesOf(await read(id))).toMatchObject([
    {id: idOf(pin), ...PIN, toolingCharge: '0.00', sort: 1},
    {id: idOf(box), ...BOX, sort: 2},
    {id: idOf(card), name: 'Card', quantity: 3, sort: 3},
  ]);
  expect(await newest(id)).toMatchObject({
    action: 'revert',
    changes: {'products.name': [{[idOf(card)]: 'Cards'}, {[idOf(box)]: 'Box', [idOf(card)]: 'Card'}]},
  });
  const reader = await makePerson(admin, {
    rights: {'order.read': 'platform', 'order.history': 'platform', 'order.revert': 'platform'},
    platformIds: [Number(customer.proId)],
  });
  const again = {entry: (await newest(id)).id};
  expect((await reader.client.rest('POST', `order/${id}/revert`, again)).status).toBe(403);
});
