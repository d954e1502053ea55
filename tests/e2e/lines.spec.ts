/** The lines of a record, entered in its form as in a spreadsheet and saved with it. */
import {expect, type Locator, type Page} from '@playwright/test';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {push} from './visit';

function grid(page: Page): Locator {
  return page.getByRole('grid', {name: /^(?:Products|产品)$/});
}

function cell(page: Page, row: number, field: string): Locator {
  return grid(page).locator(`tbody tr:nth-child(${row}) [data-field="${field}"]`);
}

function total(page: Page, field: string): Locator {
  return grid(page).locator(`[data-total="${field}"]`);
}

/** What the order comes to, below its lines. */
function ofOrder(page: Page, field: string): Locator {
  return page.locator(`[data-figure="${field}"] dd`);
}

/** As a spreadsheet puts it on the clipboard, with the keys that a person presses. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(copied => {
    const data = new DataTransfer();
    data.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true});
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test('lines are typed, pasted, copied, moved and removed in the form, and saved with it once', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const {memberId, proId} = await admin.first('order');
  const products = [
    {name: 'Pin', quantity: 100, unitPrice: '1.00'},
    {name: 'Box', quantity: 20, unitPrice: '2.50'},
  ];
  const id = idOf(await admin.create('order', {memberId, proId, products}));
  const read = async (): Promise<Json> => asObject((await admin.rest('GET', `order/${id}?lines=products`)).body);
  await page.goto(`/records/order/${id}/edit`);

  // Keys: over the cells, into one, down and to the side; amounts and totals, also the order's, follow each letter.
  await cell(page, 1, 'name').click();
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 2, 'name')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 2, 'quantity')).toBeFocused();
  await page.keyboard.type('3');
  await expect(total(page, 'quantity')).toHaveText('103');
  await page.keyboard.type('0');
  await expect(total(page, 'quantity')).toHaveText('130');
  await expect(cell(page, 2, 'amount')).toHaveText('$75.00');
  await expect(total(page, 'amount')).toHaveText('$175.00');
  await expect(ofOrder(page, 'orderTotal')).toHaveText('$175.00');
  await page.keyboard.press('Escape');
  await expect(total(page, 'quantity')).toHaveText('120');
  await expect(ofOrder(page, 'orderTotal')).toHaveText('$150.00');
  await expect(cell(page, 2, 'quantity')).toBeFocused();
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', {name: 'Quantity, line 2'})).toHaveValue('20');
  await page.keyboard.type('40');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', {name: 'Unit price, line 2'})).toBeFocused();
  await page.keyboard.type('2.25');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 'unitPrice')).toHaveText('$2.25');

  // Enter on the last row has begun another one; rows of a spreadsheet fill it and more.
  await expect(cell(page, 3, 'name')).toBeFocused();
  await paste(page, 'Card\t\t1,500\t0.08\r\n"Lanyard ""blue"""\t\t300\t1.10\r\nMagnet\t\t50\t0.90\r\n');
  await expect(cell(page, 4, 'name')).toHaveText('Lanyard "blue"');
  await expect(cell(page, 5, 'unitPrice')).toHaveText('$0.90');
  await expect(page.getByRole('status').filter({hasText: '3 rows pasted.'})).toBeVisible();
  await expect(cell(page, 3, 'quantity')).toHaveAccessibleDescription(
    '“1,500” is no number: write 1234.50, without thousands separators or signs.',
  );
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByText('1 fault in the lines')).toBeVisible();
  await cell(page, 1, 'name').click();
  await page.getByRole('button', {name: 'Show the first'}).click();
  await expect(cell(page, 3, 'quantity')).toBeFocused();
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await expect(cell(page, 3, 'quantity')).not.toHaveAttribute('aria-invalid');
  await expect(total(page, 'quantity')).toHaveText('1990');

  // A choice from a list, the value from above, a line moved by keys, one copied, one removed.
  await cell(page, 1, 'designStatus').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', {name: 'Design status, line 1'}).selectOption('Designing');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+d');
  await expect(cell(page, 2, 'designStatus')).toHaveText('Designing');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(cell(page, 1, 'name')).toHaveText('Box');
  await page.getByRole('button', {name: 'Copy line 1'}).click();
  await expect(cell(page, 2, 'name')).toHaveText('Box');
  await page.getByRole('button', {name: 'Remove line 3'}).click();
  await expect(grid(page).locator('tbody tr')).toHaveCount(5);

  const before = asObjects(await admin.history('order', id)).length;
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await new ConsolePage(page).told('Saved');
  const after = await read();
  expect(after).toMatchObject({version: 2, productTotal: '675.00'});
  expect(asObjects(after.products).map(({name, quantity}) => [name, quantity])).toEqual([
    ['Box', 40],
    ['Box', 40],
    ['Card', 1500],
    ['Lanyard "blue"', 300],
    ['Magnet', 50],
  ]);
  expect(asObjects(await admin.history('order', id))).toHaveLength(before + 1);

  // What the server alone knows is told at the line, where lines that were not entered are left out.
  await admin.action('order-product', 'toggle', {ids: [idOf(asObjects(after.products)[2] ?? {})], on: true});
  await push(page, `/records/order/${id}/edit`);
  await page.reload();
  await cell(page, 3, 'name').click();
  await page.keyboard.type('Cards');
  await page.keyboard.press('Tab');
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(grid(page).getByRole('rowheader').filter({hasText: 'This product is locked'})).toHaveCount(1);
});
