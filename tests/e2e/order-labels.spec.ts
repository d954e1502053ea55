/** What permission labels of a role leave of the form of an order. */
import {expect} from '@playwright/test';
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
  await authorityOf([...plain, ...new Set(targets)]);
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
