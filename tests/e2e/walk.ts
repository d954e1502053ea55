/** What walks do again and again: come in as somebody, make records and take their steps. */
import {expect, type Locator, type Page} from '@playwright/test';
import {beSignedIn} from './admin-session';
import {choose, resize, type Look} from './looks';

/** The console as that person sees it in a look, at its first page. */
export async function openAs(page: Page, server: {readonly url: string}, userName: string, look: Look): Promise<void> {
  await choose(page, look);
  await resize(page, look);
  await beSignedIn(page, server, userName);
  await page.goto('/dashboard');
}

export const step = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', {name, exact: true});

/** Takes a step, after what it asks for or says first. */
export async function take(page: Page, name: string, fill?: (dialog: Locator) => Promise<void>): Promise<void> {
  await step(page, name).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await fill?.(dialog);
  await dialog.getByRole('button', {name, exact: true}).click();
  await expect(dialog).toHaveCount(0);
}

/** Chooses a record in a form by its name. */
export async function chooseRecord(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', {name: label, exact: true}).fill(name);
  await page.getByRole('option', {name}).first().click();
}

const CREATE = {en: {create: 'Create', created: 'Created'}, zh: {create: '新建', created: '已新建'}} as const;

/** Sends the form of a new record. */
export async function create(page: Page, {language}: Look): Promise<void> {
  const words = CREATE[language];
  await page.getByRole('main').getByRole('button', {name: words.create, exact: true}).click();
  await expect(page.getByRole('alert').filter({hasText: words.created}).last()).toBeVisible();
}
