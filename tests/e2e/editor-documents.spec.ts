/** A member's quotations, invoices and credit memos in the account. */
import {expect} from '@playwright/test';
import {signIn} from '../harness/client';
import {idOf} from '../harness/json';
import {expectAccessible, expectFitsPhone} from './accessible';
import {EditorPage} from './editor-page';
import {becomeMember} from './editor-people';
import {test} from './test';

test('a member reads own documents, answers a quotation once, and downloads its PDF', async ({page, baseURL}) => {
  const {email, proId} = await becomeMember(page, baseURL);
  const admin = await signIn(baseURL ?? '', 'admin');
  const {id: memberId} = await admin.first('member', {email});
  const items = [{description: 'Lapel pins, soft enamel', qty: 100, unitPrice: '0.8250'}];
  const head = {proId, billTo: 'Grace Member', language: 'de', items};
  const quote = async (): Promise<number> => {
    const dates = {quotationDate: '2026-05-04', validUntil: '9999-06-04'};
    const id = idOf(await admin.create('quotation', {...head, ...dates, memberId}));
    await admin.action('quotation', 'send', {ids: [id]});
    return id;
  };
  const [first, second] = [await quote(), await quote()];
  const order = idOf(await admin.create('order', {proId, memberId}));
  const invoice = idOf(await admin.create('invoice', {...head, orderId: order, invoiceDate: '2026-05-05'}));
  await admin.action('invoice', 'confirm', {ids: [invoice]});
  const number = async (id: number) => String((await admin.get('quotation', id)).number);

  await page.route('**/api/app/document/user/getQuotations', route => route.abort(), {times: 1});
  await new EditorPage(page).open('/design/lapel-pins/');
  await page.getByRole('button', {name: 'Grace Member'}).click();
  await page.getByRole('button', {name: 'My documents'}).click();
  const dialog = page.getByRole('dialog', {name: 'My documents'});
  await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
  await dialog.getByRole('button', {name: 'Try again'}).click();
  const row = dialog.getByRole('button', {name: await number(first)});
  await expect(row).toHaveText(/May 4, 2026\s*Waits for your answer\s*\$82\.50/);
  await expectAccessible(page);

  await dialog.getByRole('tab', {name: 'Credit memos'}).click();
  await expect(dialog.getByRole('status')).toHaveText('You have no credit memos.');
  await dialog.getByRole('tab', {name: 'Invoices'}).click();
  await expect(dialog.getByRole('listitem')).toHaveText(/20\d\d\s*Unpaid\s*\$82\.50/);
  await dialog.getByRole('tab', {name: 'Quotations'}).click();

  await row.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', {name: await number(first)})).toBeFocused();
  const paper = dialog.getByRole('article');
  await expect(paper).toHaveAttribute('lang', 'de');
  await expect(paper).toContainText('82,50');
  const download = page.waitForEvent('download');
  const asked = page.waitForRequest('**/documents/quotation?format=pdf**');
  await dialog.getByLabel('Language').selectOption({label: 'French'});
  await expect(paper).toHaveAttribute('lang', 'fr');
  await dialog.getByRole('button', {name: 'Download PDF'}).click();
  expect((await asked).url()).toContain('language=fr');
  expect((await download).suggestedFilename()).toBe(`${await number(first)}.pdf`);
  await expectAccessible(page);

  await dialog.getByRole('button', {name: 'Accept', exact: true}).click();
  await expect(dialog.getByRole('button', {name: 'Accept the quotation'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('You have accepted this quotation')).toBeVisible();
  await expect(dialog.getByRole('button', {name: /Accept|Decline/})).toHaveCount(0);
  expect(await admin.get('quotation', first)).toMatchObject({status: 'accepted'});
  await dialog.getByRole('button', {name: 'Back to the list'}).click();
  await expect(row).toBeFocused();
  await expect(row).toContainText('Accepted');

  await test.step('on a phone in Chinese, where it was answered meanwhile', async () => {
    await dialog.getByRole('button', {name: 'Close'}).click();
    await page.getByRole('button', {name: '中文'}).click();
    await page.getByRole('button', {name: 'Grace Member'}).click();
    await page.getByRole('button', {name: '我的单据'}).click();
    const theirs = page.getByRole('dialog', {name: '我的单据'});
    await expectFitsPhone(page);
    await theirs.getByRole('button', {name: await number(second)}).click();
    await expect(theirs.getByRole('article')).toContainText('82,50');
    await admin.action('quotation', 'accept', {ids: [second]});
    await theirs.getByRole('button', {name: '拒绝', exact: true}).click();
    await theirs.getByLabel('希望如何调整').fill('太贵了');
    await theirs.getByRole('button', {name: '拒绝报价'}).click();
    await expect(theirs.getByRole('alert')).toHaveText('未采用您的答复：此报价已被答复过。');
    await expect(theirs.getByText('您已接受此报价')).toBeVisible();
    expect(await admin.get('quotation', second)).toMatchObject({status: 'accepted', declineReason: null});
    await expectFitsPhone(page);
  });
});
