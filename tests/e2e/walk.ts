/** What walks do again and again: come in as somebody, and take the steps of a record's page. */
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
