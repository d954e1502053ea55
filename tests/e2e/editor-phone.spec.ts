import {expect} from '@playwright/test';
import {restingBox} from './at-rest';
import {EditorPage} from './editor-page';
import {test} from './test';

const MEMBER = {email: 'visitor@example.com', password: 'emblem-demo'};

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

test.describe('the design editor on a phone', () => {
  test('edits by thumb: tap, panel from below, drag with a finger, pinch, price request', async ({page}) => {
    const editor = new EditorPage(page);
    await editor.openTemplate('lapel-pins');
    const {id, left} = await editor.addText('By thumb');
    await expect(page.locator('.side-panel')).toBeVisible();
    expect((await restingBox(page.locator('.side-panel'))).width).toBe(390);

    const {x, y} = await editor.pointOf(id);
    const touch = await page.context().newCDPSession(page);
    const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly {x: number; y: number}[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((point, index) => ({...point, id: index})),
      });
    await at('touchStart', [{x, y}]);
    for (const step of [10, 20, 30, 40]) await at('touchMove', [{x: x + step, y}]);
    await at('touchEnd', []);
    await expect.poll(() => editor.object(id).then(object => object.left)).toBeGreaterThan(left + 20);

    await page.getByRole('button', {name: 'Close'}).click();
    const before = await editor.pointOf(id);
    await at('touchStart', [
      {x: 120, y: 200},
      {x: 260, y: 200},
    ]);
    for (const step of [10, 20, 30, 40])
      await at('touchMove', [
        {x: 120 - step, y: 200},
        {x: 260 + step, y: 200},
      ]);
    await at('touchEnd', []);
    await expect.poll(() => editor.pointOf(id).then(point => Math.round(point.y))).not.toBe(Math.round(before.y));

    await page.getByRole('button', {name: 'Get Price'}).click();
    const dialog = page.getByRole('dialog', {name: 'Get Price'});
    await dialog.getByLabel('Name').fill('Thumb Visitor');
    await dialog.getByLabel('E-mail').fill('thumb@example.com');
    await dialog.getByRole('button', {name: 'Send request'}).click();
    await expect(page.locator('.price-number')).toHaveText(/^INQ\d+$/);
  });

  test('keeps the canvas under the finger when a text is tapped or the keyboard opens, and leads to all', async ({
    page,
  }) => {
    const editor = new EditorPage(page);
    await editor.open('/design/lapel-pins/');
    const {id} = await editor.addText('Tap me');
    await page.getByRole('button', {name: 'Close'}).click();
    await page.touchscreen.tap(20, 400);
    await expect.poll(() => editor.selection()).toEqual([]);
    const before = await editor.pointOf(id);
    await page.touchscreen.tap(before.x, before.y);
    await expect(page.getByRole('heading', {name: 'Edit text'})).toBeVisible();
    expect(await editor.pointOf(id)).toEqual(before);
    await page.setViewportSize({width: 390, height: 520});
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.canvas-host')?.clientHeight))
      .toBeLessThan(500);
    expect(await editor.pointOf(id)).toEqual(before);
    await page.setViewportSize({width: 390, height: 844});

    const toolbar = page.getByRole('toolbar', {name: 'Element tools'});
    await toolbar.getByRole('button', {name: 'More tools'}).click();
    await expect(toolbar.getByRole('button', {name: 'Earlier tools'})).toBeVisible();

    const more = () => page.getByRole('button', {name: 'More', exact: true}).click();
    await more();
    await page.getByRole('dialog', {name: 'More'}).getByRole('button', {name: 'Sign in'}).click();
    await expect(page.getByRole('dialog', {name: 'Sign in'}).getByLabel('E-mail')).toBeFocused();
    await page.keyboard.press('Escape');
    await more();
    await page.getByRole('dialog', {name: 'More'}).getByRole('button', {name: 'User Design'}).click();
    await page.getByLabel('E-mail').fill(MEMBER.email);
    await page.getByLabel('Password').fill(MEMBER.password);
    await page.getByRole('dialog').getByRole('button', {name: 'Sign in', exact: true}).click();
    await expect(page.locator('.side-panel[data-status="7"]').getByRole('tab', {name: 'Cliparts'})).toBeVisible();
    await more();
    await page.getByRole('button', {name: '中文'}).click();
    await expect(page.getByRole('navigation', {name: '工具'})).toBeVisible();
  });

  test('fits into 360 px without scrolling sideways', async ({page}) => {
    await page.setViewportSize({width: 360, height: 640});
    const editor = new EditorPage(page);
    await editor.openTemplate('lapel-pins');
    for (const panel of ['Templates', 'Add Cliparts', 'Layers', 'Upload', 'Add Text']) {
      await editor.openPanel(panel);
      await page.locator('.side-panel h2').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
});
