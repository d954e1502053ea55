/** Whoever reaches only their own rows makes records that are theirs, and none that they would not see. */
import {ownerField, type Entity} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {keyed} from '../harness/sample';
import {sharedServer} from '../harness/shared-servers';
import {newValues} from '../harness/values';
import {makePerson, type Person, type PersonOptions} from '../harness/world';
import {errorsOf, refusal} from './ground';

const model = loadModel();

/** Entities whose rows may be one's own by a property, which a create may fill. */
const OWNED = [...model.entities.values()].filter(
  entity => entity.writable && entity.rightActions.includes('create') && ownerField(entity) !== undefined,
);

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

/** Everything that an own record of the entity needs; what it leads to is read whoever's it is. */
function rightsOn(entity: Entity): PersonOptions['rights'] {
  const led = entity.fields.flatMap(({relation}) => (relation ? [`${relation.to}.read`] : []));
  const lines = entity.lines.map(each => `${each.entity}.read`);
  const all = [...led, ...lines].filter(right => right !== `${entity.key}.read`);
  const own = entity.rightActions.filter(action => /^(create|read|read-\w+|view\..+|edit\..+)$/.test(action));
  return {
    ...Object.fromEntries(all.map(right => [right, 'all' as const])),
    ...Object.fromEntries(own.map(action => [`${entity.key}.${action}`, 'own' as const])),
  };
}

async function clerkOf(
  entity: Entity,
  more: PersonOptions['rights'] = {},
  platformIds: readonly number[] = [],
): Promise<Person> {
  return makePerson(admin, {rights: {...rightsOn(entity), ...more}, platformIds});
}

function ownerOf(entity: Entity): string {
  return ownerField(entity)?.name ?? '';
}

test('orders, inquiries and invoices are among them', () => {
  expect(OWNED.map(({key}) => key)).toEqual(expect.arrayContaining(['order', 'inquiry', 'invoice']));
});

test.each(keyed(OWNED))('a new %s belongs to whoever makes it', async (key, entity) => {
  const owner = ownerOf(entity);
  const {id, client} = await clerkOf(entity);
  const {[owner]: _, ...values} = await newValues(admin, model, key);
  const made = await client.rest('POST', key, values);
  expect([made.status, errorsOf(made)]).toEqual([201, {}]);
  expect(asObject(made.body)).toMatchObject({[owner]: id});
  expect(await client.get(key, idOf(asObject(made.body)))).toMatchObject({[owner]: id});
});

test.each(keyed(OWNED))('a %s of somebody else is refused at the person, and nothing is kept', async (key, entity) => {
  const owner = ownerOf(entity);
  const [{client}, other] = [await clerkOf(entity), await makePerson(admin)];
  const values = {...(await newValues(admin, model, key)), [owner]: other.id};
  const refused = await client.rest('POST', key, values);
  expect(refusal(refused)).toEqual([422, owner]);
  expect(errorsOf(refused)[owner]).toContain('You would not see the record then');
  expect(errorsOf(await client.speaking('zh').rest('POST', key, values))[owner]).toContain('您将看不到此记录');
  expect(await admin.total(key, {[owner]: other.id})).toBe(0);
});

test('an order comes with its lines, though its maker reads none but their own', async () => {
  const {id, client} = await clerkOf(model.entity('order'), {
    'order-product.create': 'own',
    'order-product.read': 'own',
    'order-product.update': 'own',
  });
  const values = await newValues(admin, model, 'order');
  const made = await client.rest('POST', 'order', {...values, products: [{name: 'Pins', quantity: 10}]});
  expect([made.status, errorsOf(made)]).toEqual([201, {}]);
  const order = asObject(made.body);
  expect(order).toMatchObject({salesmanId: id});
  expect(await client.list('order-product', {filter: {orderId: idOf(order)}})).toMatchObject([{name: 'Pins'}]);
});

test('whoever reaches all rows leaves a record without a person', async () => {
  const {client} = await clerkOf(model.entity('inquiry'), {'inquiry.create': 'all', 'inquiry.read': 'all'});
  const {salesmanId: _, ...values} = await newValues(admin, model, 'inquiry');
  expect(await client.create('inquiry', values)).toMatchObject({salesmanId: null});
});

test('what belongs to the person’s platforms needs one of these, and says so there', async () => {
  const rights = {'inquiry.create': 'platform', 'inquiry.read': 'platform'} as const;
  const {client} = await clerkOf(model.entity('inquiry'), rights);
  const refused = await client.rest('POST', 'inquiry', await newValues(admin, model, 'inquiry'));
  expect(refusal(refused)).toEqual([422, 'proId']);
});
