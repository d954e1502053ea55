/** Questions the console asks before it does something. */
import type {Locator, Page} from '@playwright/test';

export function question(page: Page, name?: string | RegExp): Locator {
  return page.getByRole('alertdialog', name === undefined ? {} : {name});
}

export function dialog(page: Page, name?: string | RegExp): Locator {
  return page.getByRole('dialog', name === undefined ? {} : {name});
}
