/** Questions the console asks before it does something. */
import {expect, type Locator, type Page} from '@playwright/test';

export function question(page: Page, name?: string | RegExp): Locator {
  return page.getByRole('alertdialog', name === undefined ? {} : {name});
}

export function dialog(page: Page, name?: string | RegExp): Locator {
  return page.getByRole('dialog', name === undefined ? {} : {name});
}

/** Closes the form in the dialog and drops what was filled in. */
export async function giveUp(form: Locator): Promise<void> {
  await form.getByRole('button', {name: 'Close'}).click();
  await question(form.page(), 'Leave without saving?').getByRole('button', {name: 'Leave'}).click();
  await expect(form).toHaveCount(0);
}
