/** Forms of the design system's console, filled in as their keepers do. */
import {expect, type Locator, type Page} from '@playwright/test';
import type {Client} from '../../harness/client';
import {type Json} from '../../harness/json';
import {uniqueName} from '../../harness/world';

export const CATEGORIES = '/interfaceManagement/bCManagement';
export const PLATINGS = '/colorChart/electroplatedColor';
export const CARDS = '/colorChart/ptColor';

export async function choose(form: Locator, field: string, option: string): Promise<void> {
  await form.getByRole('combobox', {name: field}).click();
  await form.page().getByRole('option', {name: option, exact: true}).click();
  // The list takes the focus back until it has closed.
  await expect(form.page().getByRole('listbox')).toHaveCount(0);
}

/** A value of a field that is searched for. */
export async function pick(form: Locator, field: string, name: string): Promise<void> {
  await form.getByRole('combobox', {name: field}).fill(name);
  await form.page().getByRole('option', {name, exact: true}).click();
}

export async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', {name: `More actions: ${name}`}).click();
  await page.getByRole('menuitem', {name: action, exact: true}).click();
}

export async function upload(page: Page, form: Locator, label: string): Promise<void> {
  const buffer = await page.screenshot({clip: {x: 0, y: 0, width: 40, height: 40}});
  await form
    .locator(`input[type=file][aria-label="${label}"]`)
    .setInputFiles({name: 'blank.png', mimeType: 'image/png', buffer});
  await expect(form.getByRole('group', {name: label, exact: true})).toContainText('Uploaded picture PNG');
}

export async function newPlating(admin: Client): Promise<Json> {
  return admin.create('plating-colour', {
    platingName: uniqueName('Gold'),
    paltingShadeConvex: '#da9f19',
    paltingShadeConcave: '#fcdc7d',
    paltingImg: '/files/blank.png',
    quoteTechesList: [{quoteId: 41, quoteName: 'x'}],
  });
}

export async function fillCategory(form: Locator, page: Page, name: string): Promise<void> {
  await form.getByLabel('Category name').fill(name);
  await form.getByLabel('Category code').fill(name);
  await choose(form, 'Product type', 'Full custom');
  await pick(form, 'Quote category', 'Lapel Pins');
  await upload(page, form, 'Main picture');
  await choose(form, 'Metal finishes', 'Yes');
  for (const text of ['Title', 'Keywords', 'Description', 'Introduction'])
    await form.getByRole('textbox', {name: text, exact: true}).fill('Pins');
}
