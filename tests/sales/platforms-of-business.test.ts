/** All that the console handles, on more than one platform, each kept to those who work for it. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName, type Person} from '../harness/world';

const KINDS = [
  'member',
  'inquiry',
  'order',
  'link-order',
  'refund-order',
  'internal-problem',
  'factory-problem',
] as const;

type Kind = (typeof KINDS)[number];

let server: RunningServer;
let admin: Client;
let seller: Person;
let platforms: readonly number[];
const made = new Map<number, Readonly<Record<Kind, number>>>();

async function make(proId: number): Promise<Readonly<Record<Kind, number>>> {
  const create = async (kind: Kind, values: Json): Promise<number> =>
    idOf(await admin.create(kind, {proId, ...values}));
  const email = `${uniqueName('buyer')}@example.com`;
  const member = await create('member', {email, name: 'Ada Buyer', password: 'emblem-demo'});
  const order = await create('order', {memberId: member, shippingFee: '50.00'});
  await admin.mustRest('POST', 'order/actions/receive-payment', {ids: [order]});
  return {
    member,
    order,
    inquiry: await create('inquiry', {name: 'Ada Buyer', email, quantity: 100}),
    'link-order': await create('link-order', {memberId: member, amount: '40.00'}),
    'refund-order': idOf(
      await admin.create('refund-order', {orderId: order, refundReason: 1, refundType: 1, refundAmount: '5.00'}),
    ),
    'internal-problem': await create('internal-problem', {title: 'Mixed up', problemType: 1}),
    'factory-problem': await create('factory-problem', {title: 'Wrong gold', problemType: 1}),
  };
}

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  platforms = (await admin.list('project', {sort: ['id', 'ASC']})).slice(0, 2).map(idOf);
  for (const proId of platforms) made.set(proId, await make(proId));
  const rights = Object.fromEntries(KINDS.map(kind => [`${kind}.read`, 'platform'] as const));
  seller = await makePerson(admin, {rights, platformIds: platforms.slice(0, 1)});
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

async function idsOf(client: Client, kind: Kind, proId: number | undefined): Promise<readonly number[]> {
  return (await client.all(kind, {filter: {proId}})).map(idOf);
}

test.each(KINDS)(
  '[CO-001] each %s belongs to a platform, is found by it, and is seen by its people only',
  async kind => {
    const [here, there] = platforms;
    const [mine, foreign] = [made.get(here ?? 0)?.[kind], made.get(there ?? 0)?.[kind]];
    for (const [proId, own, other] of [
      [here, mine, foreign],
      [there, foreign, mine],
    ]) {
      const ids = await idsOf(admin, kind, proId);
      expect(ids).toContain(own);
      expect(ids).not.toContain(other);
    }
    expect(await idsOf(seller.client, kind, here)).toContain(mine);
    expect(await idsOf(seller.client, kind, there)).toEqual([]);
    const all = await seller.client.all(kind);
    expect(new Set(all.map(({proId}) => proId))).toEqual(new Set([here]));
    expect((await seller.client.rest('GET', `${kind}/${foreign}`)).status).toBe(404);
  },
);
