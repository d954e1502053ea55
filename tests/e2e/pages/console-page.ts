/** The console as staff use it: signing in, the menu, and what stands around every page. */
import {expect, type Page} from '@playwright/test';
import {PASSWORD} from '../../harness/client';

export class ConsolePage {
  constructor(readonly page: Page) {}

  /** Signs in at the documented address and waits for the dashboard. */
  async signIn(userName: string): Promise<this> {
    await this.page.goto('/ly/login');
    await this.page.getByLabel('User name').fill(userName);
    await this.page.getByLabel('Password').fill(PASSWORD);
    await this.page.getByRole('button', {name: 'Sign in'}).click();
    await this.heading(/^Welcome, /);
    return this;
  }

  /** Unfolds the group, if it is folded, and follows its entry, whose page bears the same name. */
  async openFromMenu(group: string, entry: string): Promise<void> {
    const menu = this.page.getByRole('navigation', {name: 'Menu'});
    const unfold = menu.getByRole('button', {name: group, exact: true, expanded: false});
    if (await unfold.isVisible()) await unfold.click();
    await menu.getByRole('link', {name: entry, exact: true}).click();
    await this.heading(entry);
  }

  /** Waits for the page with this title. */
  async heading(name: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', {level: 1, name})).toBeVisible();
  }

  async tab(name: string): Promise<void> {
    await this.page.getByRole('navigation', {name: 'Pages of this record'}).getByRole('link', {name}).click();
  }

  /** Waits for a short message that the console shows after an action, below those of earlier ones. */
  async told(message: string): Promise<void> {
    await expect(this.page.getByRole('alert').filter({hasText: message}).last()).toBeVisible();
  }
}
