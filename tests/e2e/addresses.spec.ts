/** Addresses in the console stand in the lines of their country, as on papers. */
import {expect} from '@playwright/test';
import {idOf} from '../harness/json';
import {countryOf, ofOrder, POSTAL, type Postal} from '../harness/postal';
import {makeOrder, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {visit} from './visit';

test('the page of an order shows its addresses in the lines of their countries', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  await page.goto('/records/order');
  for (const postal of POSTAL) {
    const countryId = await countryOf(admin, postal);
    const order = await makeOrder(admin, {
      ...ofOrder(postal, 'bill', countryId),
      ...ofOrder(postal, 'shipping', countryId),
    });
    await visit(page, `/records/order/${idOf(order)}/show`);
    const addresses = page.getByRole('main').locator('address');
    await expect(addresses).toHaveCount(2);
    // The title of its section says what it is; the label is left for those who hear the page.
    const section = page.getByRole('region', {name: 'Shipping address', exact: true});
    const label = await section.getByRole('term').filter({hasText: 'Shipping address'}).boundingBox();
    expect(label?.height).toBeLessThanOrEqual(1);
    for (const index of [0, 1])
      await expect(addresses.nth(index).locator('div')).toHaveText([...postal.lines, postal.country]);
  }
});

test('given and family name stand in the order of the country, and of whoever reads', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const address = async (postal: Postal) => {
    const person = {firstName: 'Anna', lastName: 'Nagy', email: 'anna@shop.example'};
    const place = {city: 'Pécs', addressLine1: '5 Lane', countryId: await countryOf(admin, postal)};
    return idOf(await admin.create('retailer-address', {retailerName: uniqueName('Shop'), proId, ...person, ...place}));
  };
  const expectNames = async (id: number, names: readonly string[]) => {
    const name = new RegExp(`^(?:${names.join('|')})$`);
    await visit(page, `/records/retailer-address/${id}/show`);
    await expect(page.getByRole('main').getByRole('term').filter({hasText: name})).toHaveText(names);
    await visit(page, `/records/retailer-address/${id}`);
    const boxes = page.getByRole('main').getByRole('textbox', {name});
    await expect(boxes).toHaveCount(2);
    for (const [index, each] of names.entries()) await expect(boxes.nth(index)).toHaveAccessibleName(each);
  };
  const ids = new Map<string, number>();
  for (const postal of POSTAL.filter(({code}) => ['HU', 'GB'].includes(code)))
    ids.set(postal.code, await address(postal));
  const [hungary = 0, britain = 0] = ['HU', 'GB'].map(code => ids.get(code));
  await page.goto('/records/retailer-address');
  await expectNames(hungary, ['Last name', 'First name']);
  await expectNames(britain, ['First name', 'Last name']);
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.goto('/records/retailer-address');
  await expectNames(britain, ['姓', '名']);
});
