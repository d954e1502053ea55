/** The people of the demonstration, each by the rights of their role: what they are offered, they can do. */
import type {Entity} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {errorsOf} from '../engine/ground';
import {signInAdmin} from '../harness/administrator';
import {giveLink, signIn, type Answer, type Client} from '../harness/client';
import {asList, asObject, asText, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {newValues, type Values} from '../harness/values';
import {uniqueName} from '../harness/world';

const model = loadModel();
const ROLES = [
  'salesman',
  'manager',
  'merchandiser',
  'orderplacer',
  'purchase',
  'shipping',
  'warehouse',
  'finance',
  'designer',
  'usoffice',
  'marketing',
  'factory',
];

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

interface Colleague {
  readonly client: Client;
  readonly id: number;
  readonly rights: Json;
  readonly platformIds: readonly unknown[];
}

async function colleague(userName: string): Promise<Colleague> {
  const client = await signIn(server.url, userName);
  const {userInfo, rights} = asObject(await client.data('/user/getUserInfo', {}, 'GET'));
  const {id, platformIds} = asObject(userInfo);
  return {client, id: Number(id), rights: asObject(rights), platformIds: asList(platformIds ?? [])};
}

function mayCreate({rights}: Colleague, {key, writable, rightActions}: Entity): boolean {
  return writable && rightActions.includes('create') && asList(rights[`${key}.create`] ?? []).length > 0;
}

const NO_FIELD = 'There is no such field.';

/** Without the properties that the person does not see: their form does not show them either. */
async function makes(client: Client, key: string, values: Values): Promise<Answer> {
  const answer = await client.rest('POST', key, values);
  const unseen = Object.entries(errorsOf(answer)).filter(([, message]) => message === NO_FIELD);
  if (unseen.length === 0) return answer;
  const names = new Set(unseen.map(([name]) => name));
  return makes(client, key, Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name))));
}

/** What leads to a person or a platform leads to their own. */
function ownValues({fields}: Entity, {id, platformIds}: Colleague): Values {
  return Object.fromEntries(
    fields
      .filter(({relation, readOnly, system}) => relation && !readOnly && system === undefined)
      .flatMap(({name, relation, kind}): readonly (readonly [string, unknown])[] => {
        const own = relation?.to === 'user' ? id : relation?.to === 'project' ? platformIds[0] : undefined;
        if (own === undefined) return [];
        return [[name, kind === 'references' ? [own] : own]];
      }),
  );
}

test.each(ROLES)(
  'what a %s may make, they can make',
  async name => {
    const person = await colleague(name);
    const problems: string[] = [];
    for (const entity of [...model.entities.values()].filter(each => mayCreate(person, each))) {
      // An account has one profile, which the world has made already; one scores others, and not oneself.
      const within = (each: Entity) =>
        each.key === 'staff-profile'
          ? {}
          : {...ownValues(each, person), ...(each.key === 'performance-entry' ? {userId: 1} : {})};
      const values = await newValues(admin, model, entity.key, {within});
      const answer = await makes(person.client, entity.key, values);
      if (answer.status !== 201 && answer.status !== 409)
        problems.push(`${entity.key} ${answer.status} ${answer.text.slice(0, 300)}`);
    }
    expect(problems).toEqual([]);
  },
  240_000,
);

/** What is sold, and to whom. */
async function customerOf(seller: Colleague): Promise<Json> {
  const [proId] = seller.platformIds;
  return seller.client.create('member', {
    proId,
    name: 'Ann Field',
    email: `${uniqueName('buyer')}@example.com`.toLowerCase(),
  });
}

test('an order goes from its first line to a credit memo by a salesperson and a finance clerk', async () => {
  const [sam, fiona] = [await colleague('salesman'), await colleague('finance')];
  const {id: memberId, proId} = await customerOf(sam);
  const inquiry = await sam.client.create('inquiry', {
    proId,
    memberId,
    name: 'Ann Field',
    email: 'ann@example.com',
    quantity: 100,
  });
  const order = await sam.client.create('order', {
    proId,
    memberId,
    inquiryId: inquiry.id,
    products: [{name: 'Enamel pins', quantity: 100, unitPrice: '1.50'}],
  });
  expect(order).toMatchObject({salesmanId: sam.id, orderTotal: '150.00'});

  const items = [{description: 'Enamel pins', qty: 100, unitPrice: '1.50'}];
  const quotation = await sam.client.create('quotation', {
    proId,
    memberId,
    orderId: order.id,
    inquiryId: inquiry.id,
    quotationDate: '2026-05-04',
    validUntil: '9999-06-04',
    billTo: 'Ann Field',
    items,
  });
  await sam.client.action('quotation', 'send', {ids: [quotation.id]});
  const ann = await giveLink(sam.client, 'quotation', idOf(quotation));
  const {version} = asObject((await ann.rest('GET', `quotation/${idOf(quotation)}`)).body);
  await ann.mustRest('POST', 'quotation/actions/accept', {ids: [quotation.id], values: {version}});
  expect(await sam.client.get('quotation', idOf(quotation))).toMatchObject({status: 'accepted'});

  const invoice = await sam.client.create('invoice', {
    proId,
    orderId: order.id,
    invoiceDate: '2026-05-05',
    billTo: 'Ann Field',
    items,
  });
  await sam.client.action('invoice', 'confirm', {ids: [invoice.id]});
  const payment = await fiona.client.create('payment', {
    orderId: order.id,
    amount: '150.00',
    receivedOn: '2026-05-06',
    method: 3,
  });
  await fiona.client.action('payment', 'confirm', {ids: [payment.id]});
  expect(await sam.client.get('order', idOf(order))).toMatchObject({balanceDue: '0.00'});

  const memo = await fiona.client.create('credit-memo', {
    proId,
    orderId: order.id,
    invoiceId: invoice.id,
    creditDate: '2026-05-07',
    reason: 'Ten pins were scratched',
    items: [{description: 'Ten pins', amount: '15.00'}],
  });
  await fiona.client.action('credit-memo', 'confirm', {ids: [memo.id]});
  expect(asText((await fiona.client.get('credit-memo', idOf(memo))).number)).toMatch(/^CRM/);
  expect(await sam.client.get('invoice', idOf(invoice))).toMatchObject({
    amountPaid: '150.00',
    amountCredited: '15.00',
    balanceDue: '-15.00',
  });
});
