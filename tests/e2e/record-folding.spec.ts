/** A record's page folds what says nothing, until it is wanted. */
import {expect} from '@playwright/test';
import {beSignedIn} from './admin-session';
import {BOTH, nameOf} from './looks';
import {test} from './own-server';
import {foldedLines} from './record-fields';
import {visit} from './visit';

const COUNT = {en: /^(\d+) more, empty/, zh: /^另有 (\d+) 项为空/};
const FOLD = {en: 'Hide the empty fields', zh: '隐藏空字段'};

for (const look of BOTH)
  test(`what says nothing is counted, opened by keyboard, and stays open (${nameOf(look)})`, async ({page, server}) => {
    const admin = await beSignedIn(page, server);
    const [first, second] = await admin.list('order', {range: [0, 1]});
    await page.addInitScript(locale => localStorage.setItem('locale', locale), look.language);
    await page.setViewportSize({width: look.width, height: 800});
    await page.goto(`/records/order/${String(first?.id)}/show`);
    const main = page.getByRole('main');
    const line = foldedLines(page).filter({hasText: COUNT[look.language]}).first();
    const section = main
      .locator('section')
      .filter({has: page.getByRole('button', {name: COUNT[look.language]})})
      .first();
    await expect(line).toBeVisible();
    const count = Number(COUNT[look.language].exec(await line.innerText())?.[1]);
    const terms = section.locator('dt');
    const shown = await terms.count();
    const title = await section.getByRole('heading', {level: 2}).innerText();

    await line.focus();
    await page.keyboard.press('Enter');
    const opened = main
      .locator('section')
      .filter({has: page.getByRole('heading', {level: 2, name: title, exact: true})});
    await expect(opened.locator('dt')).toHaveCount(shown + count);
    const fold = opened.getByRole('button', {name: FOLD[look.language]});
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(fold).toBeFocused();

    await visit(page, `/records/order/${String(second?.id)}/show`);
    await expect(fold).toBeVisible();
    await fold.click();
    await expect(opened.getByRole('button', {name: COUNT[look.language]})).toBeVisible();
  });

test('the page of an order is at most three screens tall', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const [order] = await admin.list('order', {range: [0, 0]});
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(`/records/order/${String(order?.id)}/show`);
  const main = page.getByRole('main');
  await expect(foldedLines(page).first()).toBeVisible();
  await expect(main.getByRole('progressbar')).toHaveCount(0);
  await expect.poll(async () => main.evaluate(element => element.scrollHeight)).toBeLessThanOrEqual(2400);
});
