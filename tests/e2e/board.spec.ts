/** A list as a board: a column for each state, and a card that is moved is a step that is taken. */
import {expect, type Locator, type Page} from '@playwright/test';
import {idOf} from '../harness/json';
import {uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {visit} from './visit';

function column(page: Page, state: string): Locator {
  return page.getByRole('region', {name: new RegExp(`^${state}, `)});
}

function card(page: Page, state: string, name: string): Locator {
  return column(page, state).getByRole('listitem').filter({hasText: name});
}

async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drag it to.');
  await page.mouse.move(start.x + 12, start.y + start.height - 6);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + 60, {steps: 8});
  await page.mouse.up();
}

test('cards of applications are moved by hand and keys, with what a step asks or why it is refused', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const goodsId = idOf(await admin.first('goods', {}));
  const warehouseId = idOf(await admin.first('warehouse', {}));
  const remark = uniqueName('board');
  const made = await admin.create('inbound-application', {goodsId, warehouseId, deliveryQuantity: 40, remark});
  const number = String(made.number);
  await page.goto(`/records/inbound-application?filter=${encodeURIComponent(JSON.stringify({q: number}))}`);
  await page.getByRole('button', {name: 'Columns'}).click();
  await page.getByRole('button', {name: 'Board', exact: true}).click();
  await page.keyboard.press('Escape');
  await expect(column(page, 'Draft')).toHaveAccessibleName('Draft, 1');
  await expect(card(page, 'Draft', number)).toContainText('Delivery quantity');

  // No step leads there.
  await dragTo(page, card(page, 'Draft', number), column(page, 'Shipped'));
  await expect(card(page, 'Draft', number).getByRole('alert')).toHaveText('No step leads from “Draft” to “Shipped”.');

  await dragTo(page, card(page, 'Draft', number), column(page, 'Awaiting shipment'));
  await expect(card(page, 'Awaiting shipment', number)).toBeVisible();
  expect(await admin.get('inbound-application', idOf(made))).toMatchObject({status: 2});

  // By keys, to a step that must wait, and says for what.
  await card(page, 'Awaiting shipment', number).press('Shift+ArrowRight');
  await expect(card(page, 'Awaiting shipment', number).getByRole('alert')).toContainText('Enter the shipped quantity');

  // What others do is seen.
  await admin.update('inbound-application', idOf(made), {shippedQuantity: 30});
  await expect(card(page, 'Awaiting shipment', number)).toContainText('30');
  await card(page, 'Awaiting shipment', number).press('Shift+ArrowRight');
  await page.getByRole('dialog').getByRole('button', {name: 'Ship'}).click();
  await expect(card(page, 'Shipped', number)).toBeVisible();
  await admin.rest('POST', 'inbound-application/actions/complete', {ids: [idOf(made)]});
  await expect(card(page, 'Completed', number)).toBeVisible();

  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('tab', {name: 'Completed'}).click();
  await expect(card(page, 'Completed', number)).toBeVisible();
  await page.setViewportSize({width: 1280, height: 800});

  // Every list of what has a workflow has it; this one is a table again.
  await visit(page, '/records/agent');
  await page.getByRole('button', {name: 'Columns'}).click();
  await expect(page.getByRole('button', {name: 'Board', exact: true})).toBeVisible();
  await page.keyboard.press('Escape');
  await visit(page, '/records/inbound-application');
  await page.getByRole('button', {name: 'Columns'}).click();
  await page.getByRole('button', {name: 'Table', exact: true}).click();
  await expect(page.getByRole('region', {name: /^Draft, /})).toHaveCount(0);
});
