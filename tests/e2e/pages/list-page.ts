/** A generated list, whether it shows a table or cards. */
import {expect, type Locator, type Page} from '@playwright/test';

export class ListPage {
  readonly search: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole('main').getByRole('searchbox', {name: 'Search'});
  }

  /** The link of a record by its name. */
  record(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', {name, exact: true});
  }

  /** Leaves the named record alone in the list, by searching for it. */
  async find(name: string): Promise<void> {
    await this.search.fill(name);
    await expect(this.page.getByText('1–1 of 1')).toBeVisible();
    await expect(this.record(name)).toBeVisible();
  }

  async open(name: string): Promise<void> {
    await this.find(name);
    await this.record(name).click();
  }
}

/** Opens the filter of a property, which may stand behind *More filters*. */
export async function openFilter(page: Page, name: string): Promise<void> {
  const search = page.getByRole('search');
  await expect(search.getByRole('button', {name: 'More filters'})).toBeVisible();
  const chip = search.getByRole('button', {name, exact: true});
  if (await chip.isVisible()) return chip.click();
  await search.getByRole('button', {name: 'More filters'}).click();
  await page.getByRole('menuitem', {name, exact: true}).click();
}
