/** What holds for every screen: no violation of the accessibility rules that axe knows, and no scrolling sideways on a phone. */
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';
import {expectLanguage, expectTheme, PHONE_WIDTH, type Look} from './looks';

/** Waits until nothing loads or moves: half-faded text has too little contrast. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('status', {name: /Loading|加载中/})).toHaveCount(0);
  await page.waitForFunction(() => document.getAnimations().every(animation => animation.playState !== 'running'));
}

/** Of the whole page, or of one part of it. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await settled(page);
  const axe = new AxeBuilder({page});
  const {violations} = await (within === undefined ? axe : axe.include(within)).analyze();
  expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(node => node.html.slice(0, 300)).join(' | ')}`)).toEqual([]);
}

export async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({width: PHONE_WIDTH, height: 844});
  await settled(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'width of the page on a phone').toBeLessThanOrEqual(PHONE_WIDTH);
}

/** All of it, for a page that was opened in this look. The editor has one set of colours, so that its theme is not asked. */
export async function inspect(page: Page, look: Pick<Look, 'language'> & Partial<Look>, within?: string): Promise<void> {
  await expectLanguage(page, look.language);
  if (look.theme) await expectTheme(page, look.theme);
  await expectAccessible(page, within);
  await expectFitsPhone(page);
}
