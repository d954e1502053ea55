/** Signs that no font of a paper has: told before it is mailed, and no reason for figures to leave the sheet. */
import {expect} from '@playwright/test';
import {idOf} from '../harness/json';
import {makeOrder} from '../harness/world';
import {beSignedIn} from './admin-session';
import {choose, LOOKS, nameOf, resize} from './looks';
import {test} from './own-server';

/** Egyptian hieroglyphs. */
const SIGN = '𓀀';
const WORD = SIGN.repeat(60);
const SEVERAL = Array.from({length: 120}, (_, index) => String.fromCodePoint(0x13000 + index));

const WORDS = {
  en: {
    documents: 'Documents',
    paper: 'Invoice',
    mail: 'Mail…',
    send: 'Send',
    warning: 'No font has these signs',
    more: 'and 70 more signs',
  },
  zh: {
    documents: '单据',
    paper: '发票',
    mail: '发邮件…',
    send: '发送',
    warning: '没有字体包含这些字符',
    more: '另有 70 个',
  },
} as const;

for (const look of LOOKS.filter(({theme}) => theme === 'light'))
  test(`an invoice with signs that no font has: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    await choose(page, look);
    await resize(page, look);
    const admin = await beSignedIn(page, server);
    const {id: orderId, proId} = await makeOrder(admin, {currency: 'EUR'});
    const items = [{description: `Pin ${WORD}`, qty: 5, unitPrice: '0.8250', currency: 'EUR'}];
    const head = {
      orderId,
      proId,
      invoiceDate: '2026-05-04',
      currency: 'EUR',
      billTo: 'Ann Field',
      items,
      notes: SEVERAL.join(' '),
    };
    const id = idOf(await admin.create('invoice', head));
    await admin.action('invoice', 'confirm', {ids: [id]});

    await page.goto(`/records/invoice/${id}/show`);
    await page.getByRole('main').getByRole('button', {name: words.documents}).click();
    const offered = page.getByRole('dialog', {name: words.documents});
    await offered.getByRole('region', {name: words.paper, exact: true}).getByRole('button', {name: words.mail}).click();
    const dialog = page.getByRole('dialog').filter({has: page.getByRole('button', {name: words.send, exact: true})});
    const warning = dialog.getByRole('alert').filter({hasText: words.warning});
    await expect(warning).toContainText(SIGN);
    await expect(warning).toContainText(words.more);
    await expect(warning).toBeInViewport({ratio: 1});
    const wide = await warning.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expect(dialog.getByRole('button', {name: words.send, exact: true})).toBeInViewport({ratio: 1});

    await page.goto(`/print/invoiceFilePrint?id=${id}`);
    const table = page.getByRole('article').getByRole('table').first();
    await expect(table).toContainText(WORD);
    for (const figure of await table.getByRole('row').nth(1).getByRole('cell').all())
      await expect(figure).toBeInViewport({ratio: 1});
    const beyond = await table.evaluate(({parentElement: around}) =>
      around ? around.scrollWidth - around.clientWidth : Number.NaN,
    );
    expect(beyond).toBeLessThanOrEqual(0);
  });
