/** Print files for staff, and the check for print while the design is drawn. */
import {readFile} from 'node:fs/promises';
import {PDFDocument} from '@cantoo/pdf-lib';
import {expect, type Page} from '@playwright/test';
import {signIn} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import {expectAccessible} from './accessible';
import {beSignedIn} from './admin-session';
import {EditorPage} from './editor-page';
import {becomes, BLANK, withText} from './editor-parts';
import {becomeStaff, designOf, someText} from './editor-people';
import {test} from './test';

const mm = (points: number): number => Math.round((points * 254) / 72) / 10;
const hints = (page: Page) => page.getByRole('dialog', {name: 'Print check'});

test.describe('print files', () => {
  test('of the open design are offered to staff, and are what the design is', async ({page, baseURL}) => {
    await becomeStaff(page, baseURL);
    const editor = await new EditorPage(page).open(BLANK);
    await page.getByRole('toolbar', {name: '模板工具'}).getByRole('button', {name: '导出印刷文件'}).click();
    await expect(page.getByText('画布是空的~~~')).toBeVisible();
    await editor.addText('HELLO 你好');
    await page.getByRole('toolbar', {name: '模板工具'}).getByRole('button', {name: '导出印刷文件'}).click();
    const dialog = page.getByRole('dialog', {name: '导出印刷文件'});
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', {name: 'PDF', exact: true}).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    await expect(dialog.getByText('印刷文件已生成，正在下载。')).toBeVisible();
    const content = await readFile(await file.path());
    const [first, ...more] = (await PDFDocument.load(content)).getPages();
    expect(more).toEqual([]);
    expect(mm(first?.getBleedBox().width ?? 0)).toBeGreaterThan(mm(first?.getTrimBox().width ?? 0));
    expect(content.includes('/Font')).toBe(false);
  });

  test('of an inquiry are made in the console, or refused with the reason', async ({page, baseURL}) => {
    const admin = await signIn(baseURL ?? '', 'admin');
    const [category] = await admin.list('category', {filter: {categoryUrl: BLANK}});
    const [project] = await admin.list('project', {range: [0, 0]});
    const inquiry = await admin.create('inquiry', {
      proId: idOf(project),
      name: 'Ann',
      email: 'ann@example.com',
      quantity: 100,
      categoryId: idOf(category),
      design: asObject(JSON.parse(designOf(someText('a', 'HELLO')))),
    });
    await beSignedIn(page, admin);
    await page.goto(`/InquiryOrderManage/inquiry/inquiryManage/${idOf(inquiry)}`);
    await page.getByRole('button', {name: 'Export for print'}).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', {name: /SVG/}).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^inquiry-INQ\d+\.svg$/);
    await expect(page.getByText('The print file has been made')).toBeVisible();
    expect((await readFile(await file.path())).toString()).not.toContain('<text');
    const sizeless = await admin.create('inquiry', {
      proId: idOf(project),
      name: 'Ben',
      email: 'ben@example.com',
      quantity: 1,
      design: asObject(JSON.parse(designOf(someText('a', 'HELLO')))),
    });
    await page.goto(`/InquiryOrderManage/inquiry/inquiryManage/${idOf(sizeless)}`);
    await page.getByRole('button', {name: 'Export for print'}).click();
    await page.getByRole('menuitem', {name: /^PDF(?!\/X)/}).click();
    await expect(page.getByText('The category does not say how large this side is printed')).toBeVisible();
  });
});

test.describe('the check for print', () => {
  test('says what would come out badly, shows it and puts it right in one step', async ({page}) => {
    const {editor, id} = await withText(page, 'Edge');
    await expect(page.getByRole('button', {name: /^Hints for print/})).toHaveCount(0);
    const {left} = await editor.object(id);
    await editor.drag(id, -400, 0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Hints for print: 1'}).click();
    await expect(hints(page).getByText(/printed area/)).toBeVisible();
    await expectAccessible(page);
    await hints(page).getByRole('button', {name: /Edge/}).click();
    expect(await editor.selection()).toEqual([id]);
    const moved = (await editor.object(id)).left;
    expect(moved).toBeLessThan(left - 100);
    await hints(page).getByRole('button', {name: 'Move it inside'}).click();
    await expect.poll(() => editor.object(id).then(object => object.left)).toBeGreaterThan(moved);
    await page.keyboard.press('Control+z');
    await becomes(editor, id, {left: moved});
    await expect(page.getByRole('button', {name: 'Hints for print: 1'})).toBeVisible();
    await editor.openPanel('Layers');
    await expect(page.getByRole('img', {name: 'with a hint for print'})).toHaveCount(1);
  });
});
