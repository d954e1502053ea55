/** The usual next step leads a record's page: whoever follows the filled button comes to the end. */
import {expect, type Page} from '@playwright/test';
import {loadModel} from '@emblem/schemas/node';
import type {Text} from '@emblem/schemas';
import {idOf} from '../harness/json';
import {newRecord} from '../harness/values';
import {beSignedIn} from './admin-session';
import {BOTH, nameOf} from './looks';
import {test} from './own-server';

const WORDS = {
  en: {panel: 'State and actions', impossible: /not possible now$/, goes: (a: string, b: string) => `“${a}” to “${b}”`},
  zh: {panel: '状态与操作', impossible: /项暂不可执行$/, goes: (a: string, b: string) => `从“${a}”变为“${b}”`},
};

/** Only a step that leads has a filled button. */
function filled(page: Page) {
  return page.getByRole('main').locator('.MuiButton-contained:visible');
}

for (const look of BOTH)
  test(`the filled button alone leads through a workflow (${nameOf(look)})`, async ({page, server}) => {
    const model = loadModel();
    const {workflows, field} = model.entity('promoter');
    const [workflow] = workflows;
    const say = (text: Text | undefined) => text?.[look.language] ?? '';
    const stateName = (state: string) => say(field.progress?.options?.find(({value}) => value === state)?.label);
    const stepName = (key: string) => say(workflow?.transitions.find(({action}) => action === key)?.label);
    const words = WORDS[look.language];
    const admin = await beSignedIn(page, server);
    const id = idOf(await newRecord(admin, model, 'promoter'));
    await page.addInitScript(locale => localStorage.setItem('locale', locale), look.language);
    await page.setViewportSize({width: look.width, height: 800});

    await page.goto(`/records/promoter/${id}/show`);
    const panel = page.getByRole('region', {name: words.panel});
    await expect(panel.locator('[aria-current=step]')).toHaveText(stateName('new'));
    // What is not possible now is no button, and says why.
    await expect(panel.getByRole('button', {name: stepName('begin'), exact: true})).toHaveCount(0);
    await panel.getByText(words.impossible).click();
    const refused = panel.getByRole('listitem').filter({hasText: stepName('begin')});
    await expect(refused).toContainText(stateName('new'));

    for (const [key, from, to] of [
      ['contact', 'new', 'contacted'],
      ['agree', 'contacted', 'agreed'],
      ['begin', 'agreed', 'active'],
    ] as const) {
      await expect(filled(page)).toHaveText([stepName(key)]);
      await filled(page).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(words.goes(stateName(from), stateName(to)));
      await dialog.getByRole('button', {name: stepName(key), exact: true}).click();
      await expect(panel.locator('[aria-current=step]')).toHaveText(stateName(to));
    }
    // It lasts: nothing leads on, and to stop is possible beside that.
    await expect(filled(page)).toHaveCount(0);
    await expect(panel.getByRole('button', {name: stepName('stop'), exact: true})).toBeEnabled();
  });
