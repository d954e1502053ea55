import {expect, type Page} from '@playwright/test';
import {expectAccessible} from './accessible';
import {EditorPage} from './editor-page';
import {becomeMember, becomeStaff, call} from './editor-people';
import {test} from './test';

const tools = (page: Page) => page.getByRole('toolbar', {name: '模板工具'});

const toolNames = (page: Page): Promise<readonly string[]> => tools(page).getByRole('button').allInnerTexts();

test.describe('the tools of the staff', () => {
  test('are not there for visitors and members [ED-362]', async ({page, baseURL}) => {
    await becomeMember(page, baseURL);
    await new EditorPage(page).open('/design/lapel-pins/');
    await expect(page.getByRole('button', {name: 'Get Price'})).toBeVisible();
    await expect(tools(page)).toHaveCount(0);
    await expect(page.getByRole('button', {name: '退出系统'})).toHaveCount(0);
  });

  test(`cache a draft, tell the other tabs, upload and publish it
    [ED-009] [ED-326] [ED-327] [ED-328] [ED-330] [ED-331] [ED-008] [ED-033] [ED-181] [ED-182] [ED-278] [ED-356]
    [ED-357] [ED-358] [ED-361] [ED-413] [ED-414] [ED-415]`, async ({page, baseURL}) => {
    // Two of its messages come after five seconds each, and it looks at three pages.
    test.slow();
    await becomeStaff(page, baseURL);
    const editor = await new EditorPage(page).open('/design/lapel-pins/');
    expect(await toolNames(page)).toEqual([
      '缓存模板',
      '保存模板',
      '复制模板',
      '粘贴模板',
      '保存至用户模板',
      '导出印刷文件',
    ]);
    await expect(page.getByRole('navigation', {name: 'Tools'}).getByRole('button').first()).toHaveText('Templates');
    await tools(page).getByRole('button', {name: '缓存模板'}).click();
    await expect(page.getByText('画布是空的~~~')).toBeVisible();
    await editor.addText('Draft');
    const cached = page.waitForResponse('**/api/design/template/stagingTemplate');
    await tools(page).getByRole('button', {name: '缓存模板'}).click();
    const {data}: {data: {id: number}} = await (await cached).json();
    await expect
      .poll(() => toolNames(page))
      .toEqual(['缓存模板', '上传模板', '复制模板', '粘贴模板', '保存至用户模板', '导出印刷文件']);
    await expect(page.getByText('缓存成功')).toBeVisible();

    const other = await page.context().newPage();
    const second = await new EditorPage(other).open(`/templateLibrary?tid=${data.id}`);
    await expect.poll(() => second.objects().then(objects => objects.map(object => object.text))).toEqual(['Draft']);
    expect(await toolNames(other)).toEqual(['缓存模板', '上传模板', '复制模板', '粘贴模板', '导出印刷文件']);
    await tools(page).getByRole('button', {name: '缓存模板'}).click();
    await expect(other.getByText('此模板刚在另一个标签页中缓存')).toBeVisible();
    await expect(page.getByText('缓存更新成功')).toBeVisible();

    await tools(page).getByRole('button', {name: '上传模板'}).click();
    await expect(page.getByText('上传成功')).toBeVisible();
    await tools(page).getByRole('button', {name: '保存模板'}).click();
    await publish(page, data.id);
    await expect(page.getByText('发布成功')).toBeVisible();
    await second.open(`/templates/e2e-badge-${data.id}`);
    await expect.poll(() => second.objects().then(objects => objects.map(object => object.text))).toEqual(['Draft']);
  });

  test(`copy the canvas to another page and store it in an account
    [ED-179] [ED-180] [ED-241] [ED-316] [ED-360] [ED-410] [ED-411]`, async ({page, baseURL, browser}) => {
    const context = await browser.newContext(baseURL === undefined ? {} : {baseURL});
    const member = await becomeMember(await context.newPage(), baseURL);
    await becomeStaff(page, baseURL);
    const editor = await new EditorPage(page).open('/design/lapel-pins/');
    await editor.addText('Carried over');
    await tools(page).getByRole('button', {name: '复制模板'}).click();
    await expect(page.getByText('复制成功')).toBeVisible();
    const other = await new EditorPage(await page.context().newPage()).open('/design/lapel-pins/');
    await tools(other.page).getByRole('button', {name: '粘贴模板'}).click();
    await expect
      .poll(() => other.objects().then(objects => objects.map(object => object.text)))
      .toEqual(['Carried over']);

    await tools(other.page).getByRole('button', {name: '保存至用户模板'}).click();
    const dialog = other.page.getByRole('dialog', {name: '保存至用户模板'});
    await dialog.getByLabel('用户邮箱').fill(member.email);
    await dialog.getByRole('button', {name: '确定'}).click();
    await expect(other.page.getByText('邮箱和模板名称以及平台皆不能为空！')).toBeVisible();
    await dialog.getByLabel('模板名称').fill('From the staff');
    await dialog.getByLabel('平台').selectOption(String(member.proId));
    await dialog.getByRole('button', {name: '确定'}).click();
    await expect(other.page.getByText('保存成功！')).toBeVisible();
    const designs = await call<readonly {templateName: string}[]>(
      page,
      '/app/designUser/getDefaultTemplateList',
      {page: 1, pageSize: 99_999, categoryId: 0},
      member.token,
    );
    expect(designs.map(design => design.templateName)).toEqual(['From the staff']);
    await context.close();
  });

  test('the header leaves for the console once that is confirmed [ED-022] [ED-023]', async ({page, baseURL}) => {
    await becomeStaff(page, baseURL);
    await new EditorPage(page).open('/design/lapel-pins/');
    const header = page.getByRole('banner');
    await header.getByRole('button', {name: '退出系统'}).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', {name: '取消'}).click();
    await expect(question).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/design/lapel-pins/');
    await header.getByRole('button', {name: '退出系统'}).click();
    await question.getByRole('button', {name: '确定'}).click();
    await page.waitForURL(url => !url.pathname.startsWith('/design'));
  });
});

/** Fills the publish form, and sees it complain on the way. */
async function publish(page: Page, id: number): Promise<void> {
  const dialog = page.getByRole('dialog', {name: '保存模板'});
  await dialog.getByRole('button', {name: '保存', exact: true}).click();
  await expect(dialog.getByText('请选择新增还是修改')).toBeVisible();
  await dialog.getByLabel('修改模板').check();
  const leftEmpty = async (label: string, message: string): Promise<void> => {
    await dialog.getByLabel(label).fill('');
    await dialog.getByLabel(label).blur();
    await expect(dialog.getByText(message)).toBeVisible();
  };
  await leftEmpty('Templates Name', 'Enter Templates Name');
  await leftEmpty('Templates URL', 'Enter Templates URL');
  await leftEmpty('Templates NO', 'Enter Templates NO');
  const name = dialog.getByLabel('Templates Name');
  await name.fill(`E2E Badge! ${id}`);
  await expect(dialog.getByLabel('Templates URL')).toHaveValue(`/templates/e2e-badge-${id}`);
  await dialog.getByLabel('Templates NO').fill(`E2E-${id}`);
  await dialog.getByRole('switch', {name: '展示限制'}).check();
  const platforms = dialog.getByRole('group', {name: '平台类型限制'});
  await platforms.getByLabel('自营平台').focus();
  await platforms.getByLabel('自营平台').blur();
  await expect(platforms.getByText('请选择平台类型限制')).toBeVisible();
  await platforms.getByLabel('自营平台').check();
  await expect(dialog.getByRole('group', {name: '网站域名限制'}).getByRole('checkbox').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('switch', {name: '展示限制'}).uncheck();
  await dialog.getByRole('switch', {name: 'SEO 排名'}).check();
  await leftEmpty('SEO Title', 'Enter SEO title');
  await leftEmpty('SEO Descriptions', 'Enter SEO Descriptions');
  await dialog.getByLabel('SEO Title').fill('A badge');
  await dialog.getByLabel('SEO Descriptions').fill('A badge for tests');
  await dialog.getByRole('button', {name: '发布', exact: true}).click();
}
