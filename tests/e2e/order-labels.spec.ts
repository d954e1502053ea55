/** What permission labels of a role leave of the form of an order. */
import {expect, type Locator, type Page} from '@playwright/test';
import {loadModel} from '@emblem/schemas/node';
import type {Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import {newRecord} from '../harness/values';
import {makeMember, makeOrder, makePerson, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {push, visit} from './visit';

/** A label to a control that it governs, and to what the server is sent instead, other each time. */
const CONTROLS = {
  info: ['Purchase order number', n => ({purchaseOrderNumber: `PO-${n}`})],
  transport: ['Waybill number', n => ({trackingNumber: `1Z-${n}`})],
  salesman: ['Salesman', n => ({salesmanId: n})],
  remarks: ['Remark', n => ({remark: `Rang back ${n} times`})],
  modelling: ['3D modelling quantity needed', n => ({modelingQuantity: n})],
  address: ['Shipping city', n => ({shippingCity: `Trier ${n}`})],
  equipment: ['Equipment', n => ({equipment: `Press ${n}`})],
} as const satisfies Record<string, readonly [string, (n: number) => Json]>;
type Label = keyof typeof CONTROLS;
const LABELS: readonly Label[] = ['info', 'transport', 'salesman', 'remarks', 'modelling', 'address', 'equipment'];
/** Each is held in one of them, and missing in the other. */
const HALVES: readonly (readonly Label[])[] = [
  ['info', 'salesman', 'modelling', 'equipment'],
  ['transport', 'remarks', 'address'],
];

test(`labels are switched for a role, and govern the fields of an order
  [CO-433] [CO-434] [CO-438] [CO-442] [CO-448] [CO-449]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const model = loadModel();
  const order = model.entity('order');
  const targets = order.fields.flatMap(({relation}) => (relation ? [`${relation.to}.read`] : []));
  const plain = order.rightActions.filter(action => !/^(view|edit)\./.test(action)).map(action => `order.${action}`);
  const role = await admin.create('role', {roleName: uniqueName('role')});
  const authorityOf = async (rights: readonly string[]) => {
    const name = uniqueName('labels');
    const values = {authorityName: name, urlTitle: name, isMenu: 0, authType: 1, rights};
    const authority = await admin.create('authority', values);
    await admin.create('role-authority', {roleId: idOf(role), authorityId: idOf(authority), scope: 'all'});
    return idOf(authority);
  };
  await authorityOf([...new Set([...plain, ...targets])]);
  const labels = await authorityOf([]);
  const {userName, client} = await makePerson(admin, {roleIds: [idOf(role)]});
  const {id} = await newRecord(admin, model, 'order');
  await beSignedIn(page, server, userName);
  for (const [half, held] of HALVES.entries()) {
    const rights = held.flatMap(label => [`order.view.${label}`, `order.edit.${label}`]);
    await admin.update('authority', labels, {
      rights: rights.filter(right => order.rightActions.includes(right.slice(6))),
    });
    await page.goto(`/records/order/${id}/edit`);
    await expect(page.getByRole('button', {name: 'Save'}).first()).toBeVisible();
    for (const label of LABELS) {
      const [name, valuesOf] = CONTROLS[label];
      const control = page
        .getByRole('main')
        .getByRole(label === 'salesman' ? 'combobox' : 'textbox', {name, exact: true});
      await expect(control, `${label} with ${held.join(', ')}`).toHaveCount(held.includes(label) ? 1 : 0);
      expect((await client.rest('PUT', `order/${id}`, valuesOf(half + 1))).status, label).toBe(
        held.includes(label) ? 200 : 422,
      );
    }
  }
});

/** What a right or a label leaves of the page of an order: the right and how its control is found. */
const ACTS: readonly (readonly [string, readonly string[], (page: Page) => Locator])[] = [
  [
    'order edit',
    ['order.update'],
    page => page.getByRole('navigation', {name: 'Pages of this record'}).getByRole('link', {name: 'Edit'}),
  ],
  ['print', ['order.paper'], page => page.getByRole('button', {name: 'Documents'})],
  ['message', ['sales-message.create'], page => page.getByRole('link', {name: 'Add: Message with a customer'})],
  ['order status edit', ['order.edit.status'], page => page.getByRole('button', {name: 'Start drawing'})],
  ['payment status edit', ['order.edit.payment'], page => page.getByRole('button', {name: 'Receive payment'})],
  ['delete', ['order.delete'], page => page.getByRole('menuitem', {name: 'Delete'})],
];

test(`acts of an order are there for whom their label is switched on, and refused by the server else
  [CO-426] [CO-427] [CO-429] [CO-431] [CO-440] [CO-441]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const model = loadModel();
  const order = model.entity('order');
  const governed = new Set(ACTS.flatMap(([, rights]) => rights));
  const plain = order.rightActions.map(action => `order.${action}`).filter(right => !governed.has(right));
  const others = ['sales-message.read', 'project.read', 'member.read', 'user.read'];
  const role = idOf(await admin.create('role', {roleName: uniqueName('role')}));
  const authorityOf = async (rights: readonly string[]) => {
    const name = uniqueName('acts');
    const values = {authorityName: name, urlTitle: name, isMenu: 0, authType: 1, rights};
    const authorityId = idOf(await admin.create('authority', values));
    await admin.create('role-authority', {roleId: role, authorityId, scope: 'all'});
    return authorityId;
  };
  await authorityOf([...plain, ...others]);
  const switched = await authorityOf([]);
  const {userName, client} = await makePerson(admin, {roleIds: [role]});
  const {id} = await newRecord(admin, model, 'order');
  await beSignedIn(page, server, userName);
  for (const half of [0, 1]) {
    const held = ACTS.filter((_, place) => place % 2 === half);
    await admin.update('authority', switched, {rights: held.flatMap(([, rights]) => rights)});
    await page.goto(`/records/order/${id}/show`);
    await expect(page.getByRole('region', {name: 'Messages with the customer'})).toBeVisible();
    const more = page.getByRole('main').getByRole('button', {name: 'More actions'});
    if ((await more.count()) > 0) await more.first().click();
    for (const [name, , control] of ACTS.slice(-1))
      await expect(control(page), name).toHaveCount(held.some(each => each[0] === name) ? 1 : 0);
    await page.keyboard.press('Escape');
    for (const [name, , control] of ACTS.slice(0, -1))
      await expect(control(page), name).toHaveCount(held.some(each => each[0] === name) ? 1 : 0);
    const may = (name: string) => held.some(each => each[0] === name);
    const put = await client.rest('PUT', `order/${id}`, {title: uniqueName('title')});
    expect(put.status).toBe(may('order edit') ? 200 : 403);
    const said = {orderId: id, text: 'Rang back', direction: 2, channel: 2};
    expect((await client.rest('POST', 'sales-message', said)).status).toBe(may('message') ? 201 : 403);
    expect((await client.request('GET', `/rest/order/${id}/documents/order-confirmation?language=en`)).status).toBe(
      may('print') ? 200 : 403,
    );
  }
});

/** Where the control of a label is looked for. */
type Place = 'order' | 'member' | 'drafts' | 'menu of a draft' | 'drawing' | '3D orders';

interface Beside {
  readonly rights: readonly string[];
  readonly at: Place;
  readonly control: (page: Page) => Locator;
  /** What the server answers whoever asks for the same: with the label, and without it. */
  readonly ask: (client: Client, ids: Ids) => Promise<number>;
  readonly answers: readonly [with_: number, without: number];
}

interface Ids {
  readonly order: number;
  readonly member: number;
  readonly product: number;
  /** Made anew for each round. */
  readonly drawing: number;
}

const statusOf = async (answer: Promise<{readonly status: number}>) => (await answer).status;
const byModels = encodeURIComponent(JSON.stringify({_where: {gt: ['modelingQuantity', 0]}}));
const upload = async (client: Client, {order}: Ids) =>
  Number((await client.call('/order/manage/uploadTheDrawings', {orderId: order, name: 'Box', files: [FILE]})).code);
const FILE = '/files/public/pin-front.png';

/** Labels of what stands beside an order: its papers, its customer, its artwork. */
const BESIDE: Readonly<Record<string, Beside>> = {
  invoice: {
    rights: ['invoice.read'],
    at: 'order',
    control: page => page.getByRole('region', {name: 'Invoices', exact: true}),
    ask: client => statusOf(client.rest('GET', 'invoice')),
    answers: [200, 403],
  },
  'make invoices': {
    rights: ['invoice.create'],
    at: 'order',
    control: page => page.getByRole('link', {name: 'Add: Invoice', exact: true}),
    ask: client => statusOf(client.rest('POST', 'invoice', {})),
    answers: [422, 403],
  },
  refund: {
    rights: ['refund-order.read'],
    at: 'order',
    control: page => page.getByRole('region', {name: 'Refunds', exact: true}),
    ask: client => statusOf(client.rest('GET', 'refund-order')),
    answers: [200, 403],
  },
  'add refund order': {
    rights: ['refund-order.create'],
    at: 'order',
    control: page => page.getByRole('link', {name: /^Add: Refund order$/i}),
    ask: client => statusOf(client.rest('POST', 'refund-order', {})),
    answers: [422, 403],
  },
  'user info edit': {
    rights: ['member.update'],
    at: 'member',
    control: page => page.getByRole('navigation', {name: 'Pages of this record'}).getByRole('link', {name: 'Edit'}),
    ask: (client, {member}) => statusOf(client.rest('PUT', `member/${member}`, {companyName: uniqueName('firm')})),
    answers: [200, 403],
  },
  'upload artwork': {
    rights: ['drawing.create'],
    at: 'drafts',
    control: page => page.getByRole('button', {name: 'Upload artwork'}),
    ask: upload,
    answers: [200, 403],
  },
  'artwork switch lock': {
    rights: ['drawing.edit.lock'],
    at: 'menu of a draft',
    control: page => page.getByRole('menuitem', {name: 'Lock the artwork'}),
    ask: (client, {drawing}) => statusOf(client.rest('PUT', `drawing/${drawing}`, {isLocked: 1})),
    answers: [200, 422],
  },
  'link artwork': {
    rights: ['drawing.edit.link'],
    at: 'drawing',
    control: page => page.getByRole('combobox', {name: 'Order product'}),
    ask: (client, {drawing, product}) => statusOf(client.rest('PUT', `drawing/${drawing}`, {orderProductId: product})),
    answers: [200, 422],
  },
  'delete artwork': {
    rights: ['drawing.delete'],
    at: 'menu of a draft',
    control: page => page.getByRole('menuitem', {name: 'Delete'}),
    ask: (client, {drawing}) => statusOf(client.rest('DELETE', `drawing/${drawing}`)),
    answers: [200, 403],
  },
  '3D order': {
    rights: ['order.view.modelling'],
    at: '3D orders',
    control: page => page.getByRole('heading', {level: 1, name: '3D orders'}),
    ask: client => statusOf(client.rest('GET', `order?filter=${byModels}`)),
    answers: [200, 400],
  },
};
/** Each is held in one of them, and missing in another; what is added is added where the rest is seen. */
const ROUNDS: readonly (readonly string[])[] = [
  ['invoice', 'refund', 'user info edit', 'upload artwork', 'artwork switch lock'],
  ['invoice', 'make invoices', '3D order', 'link artwork', 'delete artwork'],
  ['refund', 'add refund order'],
];

/** Opens the place; menus of the page are opened, too. */
async function open(page: Page, place: Place, {order, member, product, drawing}: Ids): Promise<void> {
  if (place === 'order') await visit(page, `/records/order/${order}/show`);
  if (place === 'member') await visit(page, `/records/member/${member}/show`);
  if (place === 'drawing') await visit(page, `/records/drawing/${drawing}/edit`);
  if (place === 'order') await expect(page.getByRole('region', {name: 'Products'})).toBeVisible();
  if (place === 'drawing') await expect(page.getByRole('button', {name: 'Save'}).first()).toBeVisible();
  if (place === '3D orders') {
    await push(page, '/InquiryOrderManage/threeDOrderManage');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^(?:3D orders|Page not found)$/);
  }
  if (place === 'drafts') {
    await visit(page, `/InquiryOrderManage/order/uploadDraft?id=${order}&product=${product}`);
    await expect(page.getByRole('listitem', {name: 'Sketch, version 1'})).toBeVisible();
  }
  if (place === 'menu of a draft') await page.getByRole('button', {name: /^More actions: Sketch/}).click();
}

test(`what stands beside an order is there for whom its label is switched on, and refused by the server else
  [CO-430] [CO-432] [CO-435] [CO-436] [CO-437] [CO-439] [CO-444] [CO-445] [CO-446] [CO-447]`, async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const plain = [
    'order.read',
    'order.read-personal',
    'order-product.read',
    'order-product.update',
    'member.read',
    'member.read-personal',
    'drawing.read',
    'drawing.update',
    'project.read',
    'user.read',
  ];
  const role = idOf(await admin.create('role', {roleName: uniqueName('role')}));
  const authorityOf = async (rights: readonly string[]) => {
    const name = uniqueName('beside');
    const values = {authorityName: name, urlTitle: name, isMenu: 0, authType: 1, rights};
    const authorityId = idOf(await admin.create('authority', values));
    await admin.create('role-authority', {roleId: role, authorityId, scope: 'all'});
    return authorityId;
  };
  await authorityOf(plain);
  const switched = await authorityOf([]);
  const {userName, client} = await makePerson(admin, {roleIds: [role]});
  const {id: member, proId} = await makeMember(admin);
  const order = idOf(await admin.create('order', {memberId: member, proId, modelingQuantity: 1}));
  const product = idOf(await admin.create('order-product', {orderId: order, name: 'Pin', quantity: 100}));
  await beSignedIn(page, server, userName);
  for (const held of ROUNDS) {
    const drawing = idOf(await admin.create('drawing', {orderId: order, name: 'Sketch', files: [FILE]}));
    const ids: Ids = {order, member: Number(member), product, drawing};
    await admin.update('authority', switched, {rights: held.flatMap(label => BESIDE[label]?.rights ?? [])});
    await page.goto('/dashboard');
    for (const place of ['3D orders', 'order', 'member', 'drafts', 'menu of a draft', 'drawing'] as const) {
      await open(page, place, ids);
      for (const [label, {at, control}] of Object.entries(BESIDE))
        if (at === place)
          await expect(control(page), `${label} with ${held.join(', ')}`).toHaveCount(held.includes(label) ? 1 : 0);
    }
    for (const [label, {ask, answers}] of Object.entries(BESIDE))
      expect(await ask(client, ids), label).toBe(answers[held.includes(label) ? 0 : 1]);
    if (await admin.rest('GET', `drawing/${drawing}`).then(({status}) => status === 200)) {
      await admin.rest('PUT', `drawing/${drawing}`, {isLocked: 0});
      await admin.rest('DELETE', `drawing/${drawing}`);
    }
  }
});

test('the details of an order open for whom they are switched on, from wherever it is named [CO-428]', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const {id, number} = await makeOrder(admin);
  const said = idOf(await admin.create('sales-message', {orderId: id, text: 'Rang back', direction: 2, channel: 2}));
  for (const [rights, count, status] of [
    [{}, 0, 403],
    [{'order.read': 'all'}, 1, 200],
  ] as const) {
    const {userName, client} = await makePerson(admin, {rights: {'sales-message.read': 'all', ...rights}});
    await beSignedIn(page, server, userName);
    await page.goto(`/records/sales-message/${said}/show`);
    await expect(page.getByRole('main')).toContainText('Rang back');
    await expect(page.getByRole('main').getByRole('link', {name: String(number), exact: true})).toHaveCount(count);
    expect((await client.rest('GET', `order/${String(id)}`)).status).toBe(status);
  }
  await page
    .getByRole('main')
    .getByRole('link', {name: String(number), exact: true})
    .click();
  await expect(page.getByRole('heading', {level: 1, name: String(number)})).toBeVisible();
});

test('with the label one sees the orders of every salesman, else the own [CO-443]', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const {memberId, proId} = await makeOrder(admin);
  const colleague = await makePerson(admin);
  const own = await makePerson(admin, {rights: {'order.read': 'own', 'project.read': 'all'}});
  const every = await makePerson(admin, {rights: {'order.read': 'all', 'project.read': 'all'}});
  const title = uniqueName('fair');
  for (const {id: salesmanId} of [own, colleague]) await admin.create('order', {memberId, proId, title, salesmanId});
  for (const [person, count] of [
    [own, 1],
    [every, 2],
  ] as const) {
    await beSignedIn(page, server, person.userName);
    await page.goto(`/records/order?filter=${encodeURIComponent(JSON.stringify({q: title}))}`);
    await expect(page.getByRole('row').filter({hasText: title})).toHaveCount(count);
  }
});
