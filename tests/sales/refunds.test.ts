/** Refunds: asked for by sales, approved by the manager, then by the admin, and only then paid back. */
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, makePerson, uniqueName, type Person} from '../harness/world';

const COMMON = {'refund-order.read': 'all', 'order.read': 'all'} as const;

let server: RunningServer;
let admin: Client;
let manager: Person;
let approver: Person;
let finance: Person;
let order: Json;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  manager = await makePerson(admin, {
    rights: {
      ...COMMON,
      'refund-order.manager-approve': 'all',
      'refund-order.manager-reject': 'all',
      'refund-order.admin-approve': 'all',
    },
  });
  approver = await makePerson(admin, {
    rights: {...COMMON, 'refund-order.admin-approve': 'all', 'refund-order.admin-reject': 'all'},
  });
  finance = await makePerson(admin, {
    rights: {...COMMON, 'refund-order.refund': 'all', 'refund-order.refund-in-part': 'all'},
  });
}, 240_000);
beforeEach(async () => {
  order = await paidOrder();
});
afterAll(async () => {
  await server?.stop();
});

/** An order of 80.00 that was paid. */
async function paidOrder(more: Json = {}): Promise<Json> {
  const member = await makeMember(admin);
  const {id} = await admin.create('order', {
    memberId: member.id,
    proId: member.proId,
    name: 'Ada Buyer',
    email: 'ada@example.com',
    phone: '555 0100',
    shippingFee: '80.00',
    currency: 'EUR',
    ...more,
  });
  await admin.mustRest('POST', 'order/actions/receive-payment', {ids: [id]});
  return admin.get('order', Number(id));
}

function values(more: Json = {}): Json {
  return {orderId: order.id, refundReason: 4, refundType: 2, refundAmount: '80.00', paymentMethod: 'PayPal', ...more};
}

async function ask(more: Json = {}): Promise<number> {
  return idOf(await admin.create('refund-order', values(more)));
}

async function act(client: Client, action: string, id: number): Promise<number> {
  return (await client.rest('POST', `refund-order/actions/${action}`, {ids: [id]})).status;
}

async function states(id: number): Promise<readonly unknown[]> {
  const {approvalStatus, refundStatus} = await admin.get('refund-order', id);
  return [approvalStatus, refundStatus];
}

async function refusals(more: Json, language: 'zh' | 'en' = 'en'): Promise<unknown> {
  const {status, body} = await admin.speaking(language).rest('POST', 'refund-order', values(more));
  expect(status).toBe(422);
  return asObject(body).errors;
}

test(`[CO-314]
  a refund order keeps every field, and takes over customer, platform, currency and salesman of its
  order`, async () => {
  const product = await admin.create('order-product', {orderId: order.id, name: 'Enamel pin', quantity: 10});
  const department = await admin.first('department');
  const given = {
    invoiceNumber: 'INV-77',
    reasonRemark: 'Plating came off',
    responsibleDepartmentId: department.id,
    customerInfo: 'Account of Ada Buyer',
    refundProductIds: [product.id],
  };
  const made = await admin.get('refund-order', await ask(given));
  expect(made).toMatchObject({
    ...values(),
    ...given,
    name: 'Ada Buyer',
    email: 'ada@example.com',
    phone: '555 0100',
    proId: order.proId,
    currency: 'EUR',
    salesmanId: order.salesmanId ?? null,
    approvalStatus: 1,
    refundStatus: 0,
  });
  expect(made.number).toMatch(/^REF\d{10}$/);
  expect(made.createdAt ?? made.createTime).toEqual(expect.any(String));
});

test('names what is missing in the language of whoever asks', async () => {
  const answer = await admin.speaking('zh').rest('POST', 'refund-order', {});
  expect(asObject(answer.body).errors).toEqual({
    orderId: '请选择订单',
    refundReason: '请选择退款原因',
    refundType: '请选择退款类型',
    refundAmount: '请输入退款金额',
  });
});

const IN_PART = {refundType: 1};

test('is above zero and at most what was paid, and of products of that order', async () => {
  expect(await refusals({...IN_PART, refundAmount: '0.00'})).toHaveProperty(
    'refundAmount',
    'A refund amount is above zero and has at most the decimals of its currency',
  );
  expect(await refusals({...IN_PART, refundAmount: '80.01'})).toEqual({
    refundAmount: 'Order: Refunds come to more than what was paid',
  });
  expect(await refusals({...IN_PART, refundAmount: '80.01'}, 'zh')).toEqual({
    refundAmount: '订单: 退款合计不能超过已确认的收款',
  });
  const foreign = (await admin.list('order-product')).find(product => product.orderId !== order.id);
  expect(await refusals({refundProductIds: [foreign?.id]}, 'zh')).toEqual({refundProductIds: '退款产品须属于该订单'});
  expect(await refusals({refundReason: 6})).toEqual({reasonRemark: 'Say what the reason is'});
});

test('[CO-315] the refund type is partial or full', async () => {
  for (const refundType of [1, 2])
    expect(await admin.get('refund-order', await ask({refundType, refundAmount: '40.00'}))).toMatchObject({
      refundType,
      refundAmount: '40.00',
    });
  for (const refundType of [0, 3]) expect(await refusals({refundType})).toHaveProperty('refundType');
});

test('[CO-316] [DA-595] there are six reasons', async () => {
  for (const refundReason of [1, 2, 3, 4, 5, 6])
    expect(
      await admin.get(
        'refund-order',
        await ask({...IN_PART, refundAmount: '1.00', refundReason, reasonRemark: 'As agreed'}),
      ),
    ).toMatchObject({refundReason});
  for (const refundReason of [0, 7])
    expect(await refusals({refundReason, reasonRemark: 'As agreed'})).toHaveProperty('refundReason');
});

test('[CO-345] there are eight approval statuses', () => {
  const options = loadModel().entity('refund-order').field.approvalStatus?.options ?? [];
  expect(options.map(({label}) => label.en)).toEqual([
    'Manager reviewing',
    'Manager approved',
    'Manager rejected',
    'Admin approved',
    'Admin rejected',
    'Partial refund',
    'Refunded',
    'Re-approving',
  ]);
});

test('[CO-346] goes from the manager’s review to the admin’s approval to refunded', async () => {
  const id = await ask();
  expect(await act(manager.client, 'manager-approve', id)).toBe(200);
  expect(await states(id)).toEqual([2, 0]);
  expect(await act(finance.client, 'refund', id)).toBe(409);
  expect(await act(approver.client, 'admin-approve', id)).toBe(200);
  expect(await states(id)).toEqual([4, 0]);
  expect(await act(finance.client, 'refund-in-part', id)).toBe(409);
  expect(await act(finance.client, 'refund', id)).toBe(200);
  expect(await states(id)).toEqual([7, 2]);
});

test('a partial refund ends as such; what is rejected can be asked for again and starts with the manager', async () => {
  const id = await ask({refundType: 1, refundAmount: '20.00'});
  expect(await act(manager.client, 'manager-reject', id)).toBe(200);
  expect(await states(id)).toEqual([3, 0]);
  expect(await act(admin, 'ask-again', id)).toBe(200);
  expect(await states(id)).toEqual([8, 0]);
  expect(await act(approver.client, 'admin-approve', id)).toBe(409);
  expect(await act(manager.client, 'manager-approve', id)).toBe(200);
  expect(await act(approver.client, 'admin-reject', id)).toBe(200);
  expect(await states(id)).toEqual([5, 0]);
  for (const [who, action] of [
    [admin, 'ask-again'],
    [manager.client, 'manager-approve'],
    [approver.client, 'admin-approve'],
    [finance.client, 'refund-in-part'],
  ] as const)
    expect(await act(who, action, id)).toBe(200);
  expect(await states(id)).toEqual([6, 1]);
});

test('[CO-455] [DA-389] an admin cannot approve before the manager, by no way at all', async () => {
  const id = await ask();
  for (const client of [approver.client, manager.client, admin])
    expect(await act(client, 'admin-approve', id)).toBe(409);
  for (const approvalStatus of [2, 4, 7]) {
    expect((await admin.rest('PUT', `refund-order/${id}`, {approvalStatus})).status).toBe(422);
    expect(
      (await admin.rest('POST', 'refund-order/actions/update', {ids: [id], values: {approvalStatus}})).status,
    ).toBe(422);
  }
  await admin.rest('PUT', `refund-order/${id}`, {refundStatus: 2});
  expect(await states(id)).toEqual([1, 0]);
  const born = await admin.rest('POST', 'refund-order', values({approvalStatus: 4}));
  if (born.status < 400) expect(asObject(born.body).approvalStatus).toBe(1);
  expect(await act(approver.client, 'manager-approve', id)).toBe(403);
  expect(await act(manager.client, 'admin-reject', id)).toBe(403);
});

test('nobody approves what they asked for, or twice; asking again begins anew', async () => {
  const both = await makePerson(admin, {
    rights: {
      ...COMMON,
      'project.read': 'all',
      'refund-order.create': 'all',
      'refund-order.manager-approve': 'all',
      'refund-order.admin-approve': 'all',
      'refund-order.ask-again': 'all',
    },
  });
  const refusal = async (client: Client, action: string, id: number, language: 'zh' | 'en' = 'en') => {
    const {status, body} = await client.speaking(language).rest('POST', `refund-order/actions/${action}`, {ids: [id]});
    return [status, asObject(body).message];
  };
  const ability = async ({client}: Person, id: number, action: string) =>
    asObject(asObject((await client.rest('GET', `refund-order/${id}`)).body)._abilities)[action];
  const administrator = idOf(await admin.first('user', {userName: 'admin'}));
  const mine = idOf(await both.client.create('refund-order', values()));
  expect(await admin.get('refund-order', mine)).toMatchObject({askedById: both.id, managerApprovedById: null});
  const own = 'You asked for this approval; somebody else gives it.';
  expect(await refusal(both.client, 'manager-approve', mine)).toEqual([409, expect.stringContaining(own)]);
  expect(await refusal(both.client, 'manager-approve', mine, 'zh')).toEqual([
    409,
    expect.stringContaining('本人提交的申请须由他人审批'),
  ]);
  expect(await ability(both, mine, 'manager-approve')).toBe(own);
  expect(await ability(manager, mine, 'manager-approve')).toBe(true);
  expect(await act(manager.client, 'manager-approve', mine)).toBe(200);
  expect(await refusal(manager.client, 'admin-approve', mine)).toEqual([
    409,
    expect.stringContaining('You have approved this already'),
  ]);
  expect(await act(approver.client, 'admin-reject', mine)).toBe(200);
  expect(await act(admin, 'ask-again', mine)).toBe(200);
  expect(await admin.get('refund-order', mine)).toMatchObject({askedById: administrator, managerApprovedById: null});
  expect(await act(both.client, 'manager-approve', mine)).toBe(200);
  expect(await act(both.client, 'admin-approve', mine)).toBe(409);
  expect(await act(manager.client, 'admin-approve', mine)).toBe(200);
  expect(await admin.get('refund-order', mine)).toMatchObject({
    askedById: administrator,
    managerApprovedById: both.id,
    adminApprovedById: manager.id,
  });
});

test('whoever changes what is asked for asks it, and does not approve it', async () => {
  const editor = await makePerson(admin, {
    rights: {
      ...COMMON,
      'refund-order.read-personal': 'all',
      'refund-order.update': 'all',
      'refund-order.manager-approve': 'all',
    },
  });
  const change = async (id: number, more: Json) => editor.client.update('refund-order', id, more);
  const changes: readonly Json[] = [
    {refundAmount: '1.00'},
    {refundReason: 1},
    {paymentMethod: 'Bank transfer'},
    {customerInfo: 'Account of Eve'},
    {name: 'Eve'},
  ];
  for (const more of changes) {
    const id = await ask({...IN_PART, refundAmount: '2.00'});
    await change(id, more);
    expect(await admin.get('refund-order', id)).toMatchObject({askedById: editor.id});
    expect([more, await act(editor.client, 'manager-approve', id)]).toEqual([more, 409]);
    expect(await act(manager.client, 'manager-approve', id)).toBe(200);
  }
  const beside = await ask({...IN_PART, refundAmount: '2.00'});
  await change(beside, {invoiceNumber: 'INV-9'});
  expect(await act(editor.client, 'manager-approve', beside)).toBe(200);
});

test('what waits for whom: their step, what they reach, not what they asked for or approved', async () => {
  const waits = async ({client}: Person) => {
    const {waiting} = asObject(await client.data('/app/approvals', undefined, 'GET'));
    return asObjects(waiting).flatMap(({approve, records}) =>
      asObjects(records).map(record => `${String(approve)} ${idOf(record)}`),
    );
  };
  const counted = async ({client}: Person) =>
    asObject(asObject(await client.data('/app/menu/unread', undefined, 'GET')).own).approvals;
  // On a platform of their own, whatever else waits for others.
  const proId = idOf(await admin.create('project', {proName: uniqueName('Shop'), proType: 0, projectIsDefault: 0}));
  const inReach = async (...steps: readonly string[]) =>
    makePerson(admin, {
      rights: {...COMMON, ...Object.fromEntries(steps.map(step => [`refund-order.${step}`, 'platform' as const]))},
      platformIds: [proId],
    });
  const lead = await inReach('manager-approve', 'admin-approve');
  const head = await inReach('admin-approve');
  const {id: memberId} = await makeMember(admin, {proId});
  const id = await ask({orderId: (await paidOrder({memberId, proId})).id});
  expect(await waits(lead)).toEqual([`manager-approve ${id}`]);
  expect(await counted(lead)).toBe(1);
  expect(await waits(head)).toEqual([]);
  expect(await waits(finance)).toEqual([]);
  await act(lead.client, 'manager-approve', id);
  expect(await waits(lead)).toEqual([]);
  expect(await counted(lead)).toBe(0);
  expect(await waits(head)).toEqual([`admin-approve ${id}`]);
  await act(head.client, 'admin-approve', id);
  expect(await waits(head)).toEqual([]);
  const narrow = await makePerson(admin, {rights: {...COMMON, 'refund-order.manager-approve': 'own'}});
  const sold = await paidOrder({salesmanId: narrow.id});
  const reached = await ask({orderId: sold.id});
  expect(await waits(narrow)).toEqual([`manager-approve ${reached}`]);
  expect(await counted(narrow)).toBe(1);
});

test('who is named as a substitute approves while the other is away, and nothing but approvals', async () => {
  const standIn = await makePerson(admin, {rights: {'order.read': 'all'}});
  const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);
  const values = {userId: manager.id, substituteId: standIn.id, startDate: day(-1), endDate: day(1)};
  const id = await ask({...IN_PART, refundAmount: '20.00'});
  expect(await act(standIn.client, 'manager-approve', id)).toBe(403);
  const refused = await admin.rest('POST', 'approval-substitute', {...values, substituteId: manager.id});
  expect(asObject(refused.body).errors).toEqual({substituteId: 'The substitute is somebody else'});
  const named = await admin.create('approval-substitute', values);
  expect((await standIn.client.rest('GET', `refund-order/${id}`)).status).toBe(200);
  expect((await standIn.client.rest('PUT', `refund-order/${id}`, {invoiceNumber: 'X'})).status).toBe(403);
  expect(await act(standIn.client, 'manager-approve', id)).toBe(200);
  expect(await admin.get('refund-order', id)).toMatchObject({managerApprovedById: standIn.id});
  const later = await ask({...IN_PART, refundAmount: '1.00'});
  await admin.update('approval-substitute', idOf(named), {startDate: day(-3), endDate: day(-2)});
  expect(await act(standIn.client, 'manager-approve', later)).toBe(403);
});

test('a substitute is named once for a day, whoever names them at the same time', async () => {
  const [away, standIn] = [await makePerson(admin), await makePerson(admin)];
  const name = async (startDate: string, endDate: string, client = admin) => {
    const values = {userId: away.id, substituteId: standIn.id, startDate, endDate};
    const {status, body} = await client.rest('POST', 'approval-substitute', values);
    return {status, errors: asObject(body).errors, id: asObject(body).id};
  };
  const atOnce = await Promise.all(Array.from({length: 4}, () => name('2031-05-01', '2031-05-10')));
  expect(atOnce.map(({status}) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await name('2031-05-10', '2031-05-12')).toMatchObject({
    status: 409,
    errors: {startDate: 'This substitute already stands in for the approver on some of these days'},
  });
  expect(await name('2031-04-01', '2031-05-01', admin.speaking('zh'))).toMatchObject({
    status: 409,
    errors: {startDate: '此代理人在这些日期已代理该审批人'},
  });
  const next = await name('2031-05-11', '2031-05-12');
  expect(next.status).toBe(201);
  const moved = await admin.rest('PUT', `approval-substitute/${String(next.id)}`, {startDate: '2031-05-09'});
  expect(moved.status).toBe(409);
  await admin.remove('approval-substitute', Number(atOnce.find(({status}) => status === 201)?.id));
  expect((await name('2031-05-01', '2031-05-10')).status).toBe(201);
});

test('what was approved is what is paid back: amount, type and reason are fixed from then on', async () => {
  const id = await ask(IN_PART);
  await admin.update('refund-order', id, {refundAmount: '70.00'});
  await act(manager.client, 'manager-approve', id);
  for (const change of [{refundAmount: '80.00'}, {refundType: 2}, {refundReason: 1}, {paymentMethod: 'Cash'}])
    expect((await admin.rest('PUT', `refund-order/${id}`, change)).status).toBe(422);
  expect((await admin.update('refund-order', id, {invoiceNumber: 'INV-9'})).refundAmount).toBe('70.00');
});

test('[CO-317] [DA-596] the reason carries the hint in which language to write it', () => {
  for (const name of ['refundReason', 'reasonRemark']) {
    const help = loadModel().entity('refund-order').field[name]?.help ?? {zh: '', en: ''};
    expect(help.en).toMatch(/Chinese for the managers.*English when it is carried over to a credit memo/);
    expect(help.zh).toMatch(/中文.*英文/);
  }
});

test('is seen by the salesman of its order only, without the customer’s data unless that is granted', async () => {
  const mine = await makePerson(admin, {rights: {'refund-order.read': 'own'}});
  const others = await makePerson(admin, {rights: {'refund-order.read': 'own'}});
  const sold = await paidOrder({salesmanId: mine.id, shippingFee: '10.00', email: 'b@example.com'});
  const id = await ask({orderId: sold.id, refundAmount: '10.00'});
  const [seen] = asObjects(await mine.client.list('refund-order'));
  expect(seen).toMatchObject({id, salesmanId: mine.id});
  for (const hidden of ['email', 'phone', 'customerInfo']) expect(seen).not.toHaveProperty(hidden);
  expect(await others.client.list('refund-order')).toEqual([]);
});
