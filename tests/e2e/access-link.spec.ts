/** A link from the page of a quotation to the customer, who accepts without signing in. */
import {expect} from '@playwright/test';
import {asList, asObject, idOf} from '../harness/json';
import {makeMember} from '../harness/world';
import {beSignedIn} from './admin-session';
import {mailedTo} from './mailbox';
import {test} from './own-server';

test('a customer sees a quotation by a link, and accepts or declines it', async ({page, server, browser}) => {
  const admin = await beSignedIn(page, server);
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
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
  await expect(links.getByRole('listitem')).toContainText('by Ada Moreau · not used yet');

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
  await expect(page.getByText('Link of Ada Moreau')).toBeVisible();
  await links.getByRole('button', {name: 'End'}).click();
  await page.getByRole('alertdialog').getByRole('button', {name: 'End'}).click();
  await expect(links.getByRole('listitem')).toContainText('Ended');
  await theirs.reload();
  await expect(theirs.getByRole('alert')).toContainText('此链接无效');
  await outside.close();
});

test('a customer marks on artwork what is to be changed, and confirms the version that follows', async ({
  page,
  server,
  browser,
}) => {
  const admin = await beSignedIn(page, server);
  const {id: memberId, proId, email} = await makeMember(admin);
  const {picture} = await admin.first('order-product', {picture_ne: null});
  const orderId = idOf(await admin.create('order', {memberId, proId}));
  for (const step of ['start-drawing', 'submit-artwork']) await admin.action('order', step, {ids: [orderId]});
  const upload = () => admin.data('/order/manage/uploadTheDrawings', {orderId, name: 'Star pin', files: [picture]});
  await upload();

  await page.setViewportSize({width: 1280, height: 800});
  const linkOf = async (version: number) => {
    await page.goto(`/records/order/${orderId}`);
    await page.getByRole('button', {name: `Link for the customer… Star pin, version ${version}`}).click();
    const dialog = page.getByRole('dialog', {name: 'New link'});
    await dialog.getByRole('button', {name: 'Make the link'}).click();
    return page.getByRole('dialog', {name: 'The link is ready'});
  };
  const made = await linkOf(1);
  const first = await made.getByLabel('Address').inputValue();
  await made.getByRole('button', {name: 'Send by mail…'}).click();
  const mail = page.getByRole('dialog', {name: 'Mail: Artwork proof'});
  await expect(mail.getByLabel('Text')).toHaveValue(new RegExp(first.replaceAll(/[.?+]/g, String.raw`\$&`)));
  await mail.getByRole('button', {name: 'Send'}).click();
  await expect(mail).toHaveCount(0);
  expect(await mailedTo(String(email))).toContain('Subject: Artwork proof');

  const outside = await browser.newContext({locale: 'en-GB', viewport: {width: 390, height: 844}});
  const theirs = await outside.newPage();
  await theirs.goto(first);
  await theirs.getByLabel('Language of the document').selectOption('de');
  await expect(theirs.getByRole('button', {name: 'Entwurf freigeben'})).toBeVisible();
  await theirs.getByLabel('Language of the document').selectOption('en');
  await theirs.getByRole('button', {name: 'Not passed'}).click();
  await theirs.getByRole('button', {name: 'Send'}).click();
  await expect(theirs.getByText('Mark a place on the picture, or write a remark.')).toBeVisible();
  const canvas = theirs.getByRole('button', {name: /^Star pin: Tap on the picture/});
  const box = await canvas.boundingBox();
  await canvas.click({position: {x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2}});
  await theirs.getByLabel('Pin 1: What is to be changed here?').fill('A darker blue');
  await canvas.press('Enter');
  await theirs.getByLabel('Pin 2: What is to be changed here?').fill('Move the star');
  await theirs.getByRole('button', {name: 'Pin 2', exact: true}).press('ArrowRight');
  await canvas.press('Enter');
  await theirs.getByRole('button', {name: 'Remove: Pin 3'}).click();
  await theirs.getByLabel('General remark').fill('Nearly there');
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await theirs.getByRole('button', {name: 'Send'}).click();
  await expect(theirs.getByText('You have told us what is to be changed.')).toBeVisible();
  const [rejected] = await admin.list('drawing', {filter: {orderId}});
  expect(rejected).toMatchObject({
    confirmation: 2,
    reason: 'Nearly there',
    pins: [
      {file: 0, note: 'A darker blue'},
      {file: 0, x: 0.51, y: 0.5, note: 'Move the star'},
    ],
  });
  expect(Number(asObject(asList(rejected?.pins)[0]).x)).toBeCloseTo(0.25, 1);

  await page.goto(`/records/order/${orderId}`);
  const told = page.getByRole('region', {name: 'Star pin, version 1'});
  await expect(told.getByRole('img', {name: 'Pin 2'})).toBeVisible();
  await expect(told).toContainText('Move the star');
  await expect(told).toContainText('Not passed');

  await upload();
  await theirs.reload();
  await expect(theirs.getByRole('alert')).toContainText('This version has been replaced by a newer one.');
  const second = await (await linkOf(2)).getByLabel('Address').inputValue();
  await theirs.goto(second);
  await theirs.getByRole('button', {name: 'Confirm this artwork'}).click();
  await expect(theirs.getByText('The product will be made exactly as shown here.')).toBeVisible();
  await theirs.getByRole('button', {name: 'Confirm this artwork'}).click();
  await expect(theirs.getByRole('alert')).toContainText('You have confirmed this artwork.');
  await outside.close();

  const newest = await admin.first('drawing', {orderId, revision: 2});
  await page.goto(`/records/drawing/${idOf(newest)}`);
  await expect(page.getByRole('region', {name: 'Star pin, version 2'})).toContainText('by the customer, over a link');
  await expect(page.getByRole('region', {name: 'Star pin, version 1'}).getByRole('img', {name: 'Pin 1'})).toBeVisible();
  await page.goto(`/records/order/${orderId}`);
  await page.getByRole('button', {name: 'Confirm the artwork'}).click();
  await page.getByRole('alertdialog').getByRole('button', {name: 'Confirm the artwork'}).click();
  await expect.poll(async () => (await admin.get('order', orderId)).artworkConfirmedAt).not.toBeNull();
});
