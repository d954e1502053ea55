/** What staff and visitors do in turn around one new product, each on a page of their own. */
import {expect, type Locator, type Page} from '@playwright/test';
import type {EditorPage} from '../editor-page';
import {dialog, question} from './dialogs';
import {ConsolePage} from './console-page';

/** A list's search, which leaves one record in it. */
export async function findOne(page: Page, name: string): Promise<Locator> {
  await page.getByRole('main').getByRole('searchbox', {name: 'Search'}).fill(name);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  return page.getByRole('main').getByText(name, {exact: true}).first();
}

/** Goes on to another part of the console as staff do: unfolds the groups of the menu and follows the entry. */
export async function openEntry(page: Page, ...names: readonly string[]): Promise<void> {
  const menu = page.getByRole('navigation', {name: 'Menu'});
  for (const group of names.slice(0, -1)) {
    const heading = menu.getByRole('button', {name: group, exact: true});
    if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  }
  const entry = names.at(-1) ?? '';
  await menu.getByRole('link', {name: entry, exact: true}).click();
  await new ConsolePage(page).heading(entry);
}

/** Acts on the record of this name, and confirms what is asked. */
export async function actAndConfirm(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', {name: `More actions: ${name}`}).click();
  await page.getByRole('menuitem', {name: action, exact: true}).click();
  await question(page).getByRole('button', {name: action, exact: true}).click();
}

/**
 * The publish form of the editor, for one platform; without SEO the template is saved, and published in the library.
 */
export async function saveFor(
  page: Page,
  template: {
    readonly name: string;
    readonly code: string;
    readonly domain: string;
    readonly type: string;
    readonly tag: string;
  },
): Promise<void> {
  const form = dialog(page, '保存模板');
  await form.getByLabel('修改模板').check();
  await form.getByLabel('Templates Name').fill(template.name);
  await form.getByLabel('Templates NO').fill(template.code);
  await form.getByRole('checkbox', {name: template.type, exact: true}).check();
  await form.getByRole('checkbox', {name: template.tag, exact: true}).check();
  await form.getByRole('switch', {name: '展示限制'}).check();
  await form.getByRole('checkbox', {name: '自营平台', exact: true}).check();
  await form
    .getByRole('group', {name: '网站域名限制'})
    .getByRole('checkbox', {name: template.domain, exact: true})
    .check();
  await form.getByRole('group', {name: '展示语言限制'}).getByRole('checkbox', {name: /en-us/}).first().check();
  await form.getByRole('button', {name: '保存', exact: true}).click();
  await expect(form).toHaveCount(0);
}

/** Searches a gallery of the editor, and sees whether it offers this name. */
export async function expectOffered(
  editor: EditorPage,
  panel: 'Templates' | 'Add Cliparts',
  name: string,
  there = true,
): Promise<void> {
  const {page} = editor;
  await editor.openPanel(panel);
  const search = page.locator('.side-panel').getByRole('combobox');
  await search.fill(name);
  await search.press('Enter');
  await expect(page.locator('.side-panel').getByText(`Results for “${name}”`)).toBeVisible();
  const tile = page
    .locator('.side-panel')
    .getByRole('button', {name: new RegExp(`^(?:Open template|Add clipart) ${name}$`)});
  await expect(there ? tile : page.locator('.side-panel .oops')).toBeVisible();
  await expect(tile).toHaveCount(there ? 1 : 0);
}
