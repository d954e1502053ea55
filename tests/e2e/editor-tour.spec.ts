import {expect, type Page} from '@playwright/test';
import {expectAccessible} from './accessible';
import {test} from './test';

/** A page as a first visit finds it. */
async function firstVisit(page: Page): Promise<void> {
  await page.goto('/design/lapel-pins/?test');
  await page.locator('.canvas-host canvas').waitFor();
}

const STEPS = [
  ['Select your favorite product template', '[data-tour=templates]'],
  ['Add richer text and cliparts to your design', '[data-tour=elements]'],
  ['Utilize the powerful functional area to optimize your design', '[data-tour=toolbar]'],
  ['Click the Get Price button to quote your design or product', '[data-tour=price]'],
  ['Log in to your account to save your designs and share them with others', '[data-tour=share]'],
] as const;

async function cookie(page: Page): Promise<{readonly value: string; readonly days: number} | undefined> {
  const found = (await page.context().cookies()).find(entry => entry.name === 'show_dz_yd');
  return found && {value: found.value, days: Math.round((found.expires - Date.now() / 1000) / 86_400)};
}

test.describe('the tour', () => {
  test(`leads a first visit through six steps and does not come again
    [ED-050] [ED-171] [ED-172] [ED-173] [ED-174] [ED-175] [ED-176] [ED-177] [ED-178] [ED-243] [ED-281]
    [ED-282]`, async ({page}) => {
    await firstVisit(page);
    const card = page.locator('.tour-card');
    await expect(card.getByRole('button')).toHaveText(['Skip', "Let's Start"]);
    await expectAccessible(page, '.tour-card');
    await card.getByRole('button', {name: "Let's Start"}).click();
    for (const [index, [text, anchor]] of STEPS.entries()) {
      await expect(card).toContainText(text);
      await expect(page.locator(anchor)).toHaveClass(/driver-active-element/);
      await card.getByRole('button', {name: index === STEPS.length - 1 ? 'Design Now' : 'Next'}).click();
    }
    await expect(card).toHaveCount(0);
    expect(await cookie(page)).toEqual({value: '0', days: 30});
    await firstVisit(page);
    await expect(page.getByRole('heading', {name: "What's Next?"})).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.context().clearCookies();
    await firstVisit(page);
    await expect(card).toBeVisible();
  });

  test('can be skipped, also by Escape [ED-280]', async ({page}) => {
    await firstVisit(page);
    await page.locator('.tour-card').getByRole('button', {name: 'Skip'}).click();
    await expect(page.locator('.tour-card')).toHaveCount(0);
    expect(await cookie(page)).toEqual({value: '0', days: 30});
    await page.context().clearCookies();
    await firstVisit(page);
    await page.locator('.tour-card').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.locator('.tour-card')).toHaveCount(0);
    expect(await cookie(page)).toEqual({value: '0', days: 30});
  });
});
