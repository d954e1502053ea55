/** A link from the page of a quotation to the customer, who accepts without signing in. */
import {expect} from '@playwright/test';
import {idOf} from '../harness/json';
import {beSignedIn} from './admin-session';
import {test} from './own-server';

test('a customer sees a quotation by a link, and accepts or declines it', async ({page, server, browser}) => {
  const admin = await beSignedIn(page, server);
  const {id: proId} = await admin.first('project');
  const head = {proId, quotationDate: '2026-05-04', validUntil: '9999-06-04', language: 'de', billTo: 'Ann Field'};
  const id = idOf(
    await admin.create('quotation', {...head, items: [{description: 'Pins', qty: 1, unitPrice: '12.50'}]}),
  );
  await admin.action('quotation', 'send', {ids: [id]});

  await page.goto(`/records/quotation/${id}/show`);
  const links = page.getByRole('region', {name: 'Links for the customer'});
  await links.getByRole('button', {name: 'New link'}).click();
  const dialog = page.getByRole('dialog', {name: 'New link'});
  await dialog.getByLabel('Good for how many days').fill('7');
  await dialog.getByRole('button', {name: 'Make the link'}).click();
  const made = page.getByRole('dialog', {name: 'The link is ready'});
  const address = await made.getByLabel('Address').inputValue();
  await made.getByRole('button', {name: 'Close'}).click();
  await expect(links.getByRole('listitem')).toContainText('by admin · not used yet');

  const outside = await browser.newContext({locale: 'zh-CN'});
  const theirs = await outside.newPage();
  await theirs.goto(address);
  const sheet = theirs.getByRole('article');
  await expect(sheet).toHaveAttribute('lang', 'de');
  await expect(sheet).toContainText('12,50');
  await admin.update('quotation', id, {amountPaid: '3.25'});
  const answer = async (name: string) => {
    await theirs.getByRole('button', {name}).click();
    await theirs.getByRole('dialog', {name}).getByRole('button', {name}).click();
  };
  await answer('接受报价');
  await theirs.getByRole('button', {name: '重新查看'}).click();
  await expect(sheet).toContainText('9,25');
  await answer('接受报价');
  await expect(theirs.getByRole('alert')).toContainText('已接受');
  await expect(theirs.getByRole('button', {name: '接受报价'})).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Link of admin')).toBeVisible();
  await links.getByRole('button', {name: 'End'}).click();
  await page.getByRole('alertdialog').getByRole('button', {name: 'End'}).click();
  await expect(links.getByRole('listitem')).toContainText('Ended');
  await theirs.reload();
  await expect(theirs.getByRole('alert')).toContainText('此链接无效');
  await outside.close();
});
