/** What permission labels of a role leave of the form of an order. */
import {expect, type Locator, type Page} from '@playwright/test';
import {loadModel} from '@emblem/schemas/node';
import {idOf} from '../harness/json';
import {newRecord} from '../harness/values';
import {makePerson, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';

/** A label to a control that it governs. */
const CONTROLS = {
  info: 'Purchase order number',
  transport: 'Waybill number',
  salesman: 'Salesman',
  remarks: 'Remark',
  modelling: '3D modelling quantity needed',
} as const;
type Label = keyof typeof CONTROLS;
const LABELS: readonly Label[] = ['info', 'transport', 'salesman', 'remarks', 'modelling'];
/** Each is held in one of them, and missing in the other. */
const HALVES: readonly (readonly Label[])[] = [
  ['info', 'salesman', 'modelling'],
  ['transport', 'remarks'],
];

test('labels are switched for a role, and govern the fields of an order [CO-433] [CO-434] [CO-448] [CO-449]', async ({
  page,
  server,
}) => {
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
  const {userName} = await makePerson(admin, {roleIds: [idOf(role)]});
  const {id} = await newRecord(admin, model, 'order');
  await beSignedIn(page, server, userName);
  for (const held of HALVES) {
    const rights = held.flatMap(label => [`order.view.${label}`, `order.edit.${label}`]);
    await admin.update('authority', labels, {
      rights: rights.filter(right => order.rightActions.includes(right.slice(6))),
    });
    await page.goto(`/records/order/${id}/edit`);
    await expect(page.getByRole('button', {name: 'Save'}).first()).toBeVisible();
    for (const label of LABELS)
      await expect(
        page
          .getByRole('main')
          .getByRole(/^salesman$/.test(label) ? 'combobox' : 'textbox', {name: CONTROLS[label], exact: true}),
        `${label} with ${held.join(', ')}`,
      ).toHaveCount(held.includes(label) ? 1 : 0);
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

test('with the label one sees the orders of every salesman, else the own [CO-443]', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const {memberId, proId} = await admin.first('order');
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
