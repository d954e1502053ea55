/** Addresses in the console stand in the lines of their country, as on papers. */
import {expect} from '@playwright/test';
import {idOf} from '../harness/json';
import {countryOf, ofOrder, POSTAL} from '../harness/postal';
import {makeOrder} from '../harness/world';
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
    for (const index of [0, 1])
      await expect(addresses.nth(index).locator('div')).toHaveText([...postal.lines, postal.country]);
  }
});
