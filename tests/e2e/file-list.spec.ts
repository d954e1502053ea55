/** The page of the files that a link reaches, which opens without a session. */
import {expect} from '@playwright/test';
import {signIn} from '../harness/client';
import {idOf} from '../harness/json';
import {makeOrder} from '../harness/world';
import {expectAccessible} from './accessible';
import {BOTH, choose, nameOf, resize} from './looks';
import {test} from './own-server';

const WORDS = {
  en: {title: 'File list', address: 'Address', show: 'Show the files', part: /not complete/, shut: /not valid/},
  zh: {title: '文件列表', address: '地址', show: '查看文件', part: /不完整/, shut: /无效/},
} as const;

for (const look of BOTH)
  test(`[CO-056] files are listed without a session, those of the link alone: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const words = WORDS[look.language];
    const admin = await signIn(server.url, 'admin');
    const {picture} = await admin.first('order-product', {picture_ne: null});
    const orderId = idOf(await makeOrder(admin));
    const make = (name: string) => admin.create('drawing', {orderId, name, files: [picture]});
    const id = idOf(await make('Star'));
    await make('Moon');
    const {path} = (await admin.mustRest('POST', 'drawing/actions/link', {ids: [id]})) as {readonly path: string};

    await choose(page, look);
    await resize(page, look);
    await page.goto('/fileList');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.title);
    const address = page.getByLabel(words.address);
    await address.fill(`${server.url}/link/drawing/${id}`);
    await page.getByRole('button', {name: words.show}).click();
    await expect(page.getByText(words.part)).toBeVisible();
    await expectAccessible(page);
    await address.fill(server.url + path);
    await page.getByRole('button', {name: words.show}).click();
    const files = page.getByRole('list').getByRole('listitem');
    // The sheet, and the picture.
    await expect(files).toHaveCount(2);
    const download = page.waitForEvent('download');
    await files.nth(1).getByRole('link').click();
    expect((await download).suggestedFilename()).toBe(String(picture).split('/').at(-1));
    await expectAccessible(page);

    await page.goto(`/fileList#drawing/${id}/nonsense`);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(words.shut);
  });
