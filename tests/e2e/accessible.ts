/**
 * What holds for every screen: no violation of the accessibility rules that axe knows, and no scrolling sideways on a
 * phone.
 */
import axe from 'axe-core';
import {expect, type Page} from '@playwright/test';
import {expectLanguage, expectTheme, PHONE_WIDTH, type Look} from './looks';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Waits until nothing loads or moves: half-faded text has too little contrast. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('status', {name: /Loading|加载中/})).toHaveCount(0);
  await page.waitForFunction(() => document.getAnimations().every(animation => animation.playState !== 'running'));
}

/**
 * Of the whole page, or of one part of it. The rules run in the page itself and report violations alone: collecting
 * what is right as well, in a window opened for it, takes five times as long.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async selector => {
    const found = await window.axe.run(selector ?? document, {resultTypes: ['violations']});
    return found.violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 300)).join(' | ')}`);
  }, within);
  expect(violations).toEqual([]);
}

export async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({width: PHONE_WIDTH, height: 844});
  await settled(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'width of the page on a phone')
    .toBeLessThanOrEqual(PHONE_WIDTH);
}

/**
 * All of it, for a page that was opened in this look. The editor has one set of colours, so that its theme is not
 * asked.
 */
export async function inspect(
  page: Page,
  look: Pick<Look, 'language'> & Partial<Look>,
  within?: string,
): Promise<void> {
  await expectLanguage(page, look.language);
  if (look.theme) await expectTheme(page, look.theme);
  await expectAccessible(page, within);
  await expectFitsPhone(page);
}
