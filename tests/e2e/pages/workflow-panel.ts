/** Where a record stands, what may be done with it, and why the rest may not. */
import {expect, type Locator, type Page} from '@playwright/test';

export class WorkflowPanel {
  private readonly panel: Locator;

  constructor(private readonly page: Page) {
    this.panel = page.getByRole('region', {name: 'State and actions'});
  }

  action(name: string): Locator {
    return this.panel.getByRole('button', {name, exact: true});
  }

  async isAt(state: string): Promise<void> {
    await expect(this.panel.locator('[aria-current=step]')).toHaveText(state);
  }

  async allows(...actions: readonly string[]): Promise<void> {
    for (const name of actions) await expect(this.action(name)).toBeEnabled();
  }

  async refuses(name: string, reason: string | RegExp): Promise<void> {
    const folded = this.panel.locator('details:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
    await expect(this.action(name)).toHaveCount(0);
    // Steps that are refused for the same reason stand together, one after another.
    const named = new RegExp(`(^|, )${name}(, |$)`);
    await expect(this.panel.getByRole('listitem').filter({has: this.page.getByText(named)})).toContainText(reason);
  }
}
