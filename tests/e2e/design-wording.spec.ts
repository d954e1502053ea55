/** What the console of the design system says in Chinese, word for word, where it is said. */
import {expect} from '@playwright/test';
import {addCategory} from '../design/scene';
import {uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {CARDS, CATEGORIES, PLATINGS, newPlating, pick} from './pages/design-forms';
import {dialog, question} from './pages/dialogs';
import {visit} from './visit';

test.describe.configure({timeout: 180_000});

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
});

async function act(page: ConsolePage['page'], name: string, action: string): Promise<void> {
  await page.getByRole('button', {name: new RegExp(`更多操作.*${name}`)}).click();
  await page.getByRole('menuitem', {name: action, exact: true}).click();
}

test('colour categories and cards [DA-037] [DA-495] [DA-497] [DA-498] [DA-499] [DA-500] [DA-501]', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const shown = new ConsolePage(page);
  const [from, to] = [
    await admin.create('colour-type', {typeName: uniqueName('From'), code: '#c62828'}),
    await admin.create('colour-type', {typeName: uniqueName('To'), code: '#2e7d32'}),
  ];
  const card = await admin.create('colour-card', {typeId: from.id, pantone: uniqueName('A'), code: '#c62828'});
  await page.goto(CARDS);
  await page
    .getByRole('region', {name: '色卡分类'})
    .getByRole('button', {name: String(from.typeName), exact: true})
    .click();
  await page.getByRole('button', {name: '批量移动'}).click();
  await page.getByRole('checkbox', {name: `选择 ${String(card.pantone)}`}).check();
  await page.getByRole('button', {name: '完成选择'}).click();
  const target = dialog(page, '批量移动');
  await pick(target, '目标：色卡分类', String(to.typeName));
  await target.getByRole('button', {name: '确定'}).click();
  await shown.told('批量修改成功!');

  await visit(page, '/records/colour-type');
  await page.getByRole('link', {name: '新建', exact: true}).click();
  const added = uniqueName('Added');
  await dialog(page).getByLabel('分类名称').fill(added);
  await dialog(page).getByLabel('颜色值').fill('#1565c0');
  await dialog(page).getByRole('button', {name: '新建', exact: true}).click();
  await page.getByRole('link', {name: `编辑: ${added}`}).click();
  await dialog(page).getByLabel('颜色值').fill('#0d47a1');
  await dialog(page).getByRole('button', {name: '保存', exact: true}).click();
  await expect.poll(async () => (await admin.first('colour-type', {typeName: added})).code).toBe('#0d47a1');
  await page.getByRole('button', {name: '拖拽排序'}).click();
  await page.getByRole('button', {name: '保存排序'}).click();
  await shown.told('还没有拖拽任何信息哦！');
  await page
    .getByRole('button', {name: /移到最前$/})
    .last()
    .click();
  await page.getByRole('button', {name: '保存排序'}).click();
  await shown.told('批量拖拽保存成功');
  await act(page, String(from.typeName), '删除');
  await expect(question(page)).toContainText('确定删除此色卡分类?');
  await question(page).getByRole('button', {name: '取消'}).click();
  await shown.told('已取消删除');
  await act(page, String(from.typeName), '删除');
  await question(page).getByRole('button', {name: '删除'}).click();
  await shown.told('删除成功!');
});

test(`plating colours and the design function of a category
  [DA-329] [DA-338] [DA-502] [DA-503] [DA-504] [DA-506]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const shown = new ConsolePage(page);
  const {platingName} = await newPlating(admin);
  await page.goto(`${PLATINGS}?filter=${encodeURIComponent(JSON.stringify({q: platingName}))}`);
  await act(page, String(platingName), '禁用');
  await question(page).getByRole('button', {name: '禁用'}).click();
  await shown.told('更新状态成功！');
  await act(page, String(platingName), '删除');
  await expect(question(page)).toContainText('确认删除此电镀色？确认后，此电镀色的所有信息将被清除，无法恢复。');
  await question(page).getByRole('button', {name: '删除'}).click();
  await shown.told('删除成功');
  await visit(page, PLATINGS);
  await page.getByRole('button', {name: '拖拽排序'}).click();
  await page.getByRole('button', {name: '保存排序'}).click();
  await shown.told('未拖拽');
  await visit(page, PLATINGS);
  await page.getByRole('link', {name: '新建', exact: true}).click();
  const pins = dialog(page).getByRole('group', {name: 'Lapel Pins'});
  await pins.getByRole('checkbox', {name: 'Lapel Pins'}).check();
  await dialog(page).getByRole('button', {name: '新建', exact: true}).click();
  await expect(pins.getByText('每条都至少选择一种')).toBeVisible();

  const category = await addCategory(admin);
  await visit(page, `${CATEGORIES}?filter=${encodeURIComponent(JSON.stringify({q: category.categoryName}))}`);
  await act(page, String(category.categoryName), '配置设计功能');
  await dialog(page).getByLabel('效果类型').click();
  await page.getByRole('option').first().click();
  await dialog(page).getByRole('button', {name: '保存'}).click();
  await expect(dialog(page).getByText('请选择是否有底图！')).toBeVisible();
});

test('what could not be fetched for a design category [DA-014] [DA-507] [DA-508] [DA-509]', async ({page, server}) => {
  await beSignedIn(page, server);
  const shown = new ConsolePage(page);
  await page.goto(CATEGORIES);
  await expect(page.getByRole('main').getByRole('tab', {selected: true})).toHaveText('基础类目配置');
  const refuse = {status: 422, contentType: 'application/json', body: JSON.stringify({message: '测试中拒绝。'})};
  await page.route('**/rest/quote-category?**', route => route.fulfill(refuse));
  await page.getByRole('link', {name: '新建', exact: true}).click();
  const form = dialog(page);
  const choose = async (option: string) => {
    await form.getByRole('combobox', {name: '产品类型'}).click();
    await page.getByRole('option', {name: option, exact: true}).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await form.getByRole('combobox', {name: '报价类别'}).click();
  };
  await choose('全定制');
  await shown.told('全定制报价数据获取失败！');
  await page.keyboard.press('Escape');
  await choose('半定制');
  await shown.told('半定制报价数据获取失败！');
  await page.route('**/rest/category?**', route => route.fulfill(refuse));
  await page.goto(`${CATEGORIES}?filter=${encodeURIComponent(JSON.stringify({q: uniqueName('Unasked')}))}`);
  await expect(page.getByText('获取数据请求失败！')).toBeVisible();
});
