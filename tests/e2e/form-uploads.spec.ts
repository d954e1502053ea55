/** A form that is sent while its files are on their way. */
import {expect} from '@playwright/test';
import {PNG} from '../harness/upload';
import {uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {holdUploads} from './held-uploads';
import {test} from './own-server';

const picture = (name: string) => ({name, mimeType: 'image/png', buffer: PNG});

const WAITING = {
  en: {
    save: 'Save',
    status: 'Waiting for 1 file …',
    both: 'Waiting for 2 files …',
    failed: 'Upload failed, please retry',
  },
  zh: {save: '保存', status: '等待 1 个文件上传完成…', both: '等待 2 个文件上传完成…', failed: '上传失败，请重试'},
} as const;

for (const language of ['en', 'zh'] as const)
  test(`a save waits for the file of its form, and is left undone where it fails: ${language}`, async ({
    page,
    server,
  }) => {
    const words = WAITING[language];
    const admin = await beSignedIn(page, server);
    await page.addInitScript(locale => localStorage.setItem('locale', locale), language);
    const title = uniqueName('Guide');
    const file = '/files/public/preview/file.pdf';
    const {id} = await admin.create('partner-resource', {title, resourceType: 1, file, language: 'en'});
    const fileOf = async () => (await admin.get('partner-resource', Number(id))).file;
    await page.goto(`/records/partner-resource/${String(id)}`);
    const save = page.getByRole('button', {name: words.save, exact: true});
    const input = page.getByRole('main').locator('input[type=file]').first();

    await page.route('**/files', route => route.fulfill({status: 500, body: '{}'}), {times: 1});
    await page.getByRole('textbox', {name: /^(Title|标题)/}).fill(`${title} again`);
    const refused = await holdUploads(page);
    await input.setInputFiles(picture('first.png'));
    await save.click();
    await expect(page.getByRole('status').filter({hasText: words.status})).toBeVisible();
    refused.letGo();
    await expect(page.locator('[data-notice=error]').filter({hasText: words.failed})).toBeVisible();
    expect(await admin.get('partner-resource', Number(id))).toMatchObject({title, file});

    await page.unroute('**/files');
    const held = await holdUploads(page);
    await input.setInputFiles(picture('second.png'));
    await save.click();
    await expect(page.getByRole('status').filter({hasText: words.status})).toBeVisible();
    expect(await fileOf()).toBe(file);
    // What is chosen while it waits is waited for, too.
    await input.setInputFiles(picture('third.png'));
    await expect(page.getByRole('status').filter({hasText: words.both})).toBeVisible();
    held.letGo();
    await expect.poll(fileOf).toMatch(/(second|third)_/);
    await expect(input).toHaveCount(0);
    expect(await admin.get('partner-resource', Number(id))).toMatchObject({title: `${title} again`});
  });
