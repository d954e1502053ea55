/**
 * Going from page to page inside the open console, as a click in its menu does: the scripts stay, and a look around
 * takes a fraction of the time.
 */
import {expect, type Locator, type Page} from '@playwright/test';

const NOT_FOUND = '/notFound';
/** Their text is that of no other page. */
const NOT_FOUND_TITLE = /^(?:Page not found|页面不存在)$/;

/** Leads to the path and waits for nothing. */
export async function push(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/**
 * Shows the page at the path, with its own heading. Another page lies between, so that no heading is taken for the next
 * one's.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', {level: 1});
  await push(page, NOT_FOUND);
  await expect(heading).toHaveText(NOT_FOUND_TITLE);
  await push(page, path);
  if (path !== NOT_FOUND) await expect(heading).not.toHaveText(NOT_FOUND_TITLE);
  await expect(heading).toBeVisible();
}

/**
 * Presses the button that saves a form and waits until the console has left it: by itself it would lead away from what
 * is opened next.
 */
export async function saveForm(page: Page, button: Locator): Promise<void> {
  const {pathname} = new URL(page.url());
  await button.click();
  await page.waitForURL(url => url.pathname !== pathname);
}
