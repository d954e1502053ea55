/**
 * Language, colours and width of a page. A screen is shown in one look, chosen by a hash of its name; with MATRIX=full
 * in every one.
 */
import {expect, type Page} from '@playwright/test';
import {hashOf, isWholeMatrix} from '../harness/sample';

const LANGUAGES = ['en', 'zh'] as const;
const THEMES = ['light', 'dark'] as const;
/** The narrow one is a phone's. */
export const PHONE_WIDTH = 390;
const WIDTHS = [1280, PHONE_WIDTH] as const;

export interface Look {
  readonly language: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  /** CSS pixels. */
  readonly width: (typeof WIDTHS)[number];
}

export const LOOKS: readonly Look[] = LANGUAGES.flatMap(language =>
  THEMES.flatMap(theme => WIDTHS.map(width => ({language, theme, width}))),
);

/** Two that have both languages, colours and widths between them: for walks that are taken in each of these. */
export const BOTH: readonly Look[] = [
  {language: 'en', theme: 'light', width: 1280},
  {language: 'zh', theme: 'dark', width: PHONE_WIDTH},
];

/** The looks, of those that there are, in which a screen of this name is tested. */
export function looksOf(screen: string, looks = LOOKS): readonly Look[] {
  if (isWholeMatrix) return looks;
  const chosen = hashOf(screen) % looks.length;
  return looks.slice(chosen, chosen + 1);
}

export function nameOf({language, theme, width}: Look): string {
  return `${language}, ${theme}, ${width}px`;
}

export async function resize(page: Page, {width}: Look): Promise<void> {
  await page.setViewportSize({width, height: width === PHONE_WIDTH ? 844 : 800});
}

/** What a browser remembers of its user's choice, in the console and in the editor; before the first page is opened. */
export async function choose(page: Page, {language, theme}: Look): Promise<void> {
  await page.addInitScript(
    ([locale, colours]) => {
      localStorage.setItem('locale', locale);
      localStorage.setItem('RaStore.theme', JSON.stringify(colours));
      localStorage.setItem('editor.language', locale);
    },
    [language, theme] as const,
  );
}

/** The lightness of the page's ground, 0 (black) to 255 (white). */
async function brightness(page: Page): Promise<number> {
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
}

export async function expectTheme(page: Page, theme: Look['theme']): Promise<void> {
  const lightness = expect.poll(() => brightness(page), `the page is ${theme}`);
  if (theme === 'dark') await lightness.toBeLessThan(80);
  else await lightness.toBeGreaterThan(200);
}

export async function expectLanguage(page: Page, language: Look['language']): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
}
