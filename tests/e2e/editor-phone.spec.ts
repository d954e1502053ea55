import {expect, test} from '@playwright/test';
import {EditorPage} from './editor-page';

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

test.describe('the design editor on a phone', () => {
  test('edits by thumb: tap, panel from below, drag with a finger, pinch, price request', async ({page}) => {
    const editor = new EditorPage(page);
    await editor.openTemplate('lapel-pins');
    const {id, left} = await editor.addText('By thumb');
    await expect(page.locator('.side-panel')).toBeVisible();
    const panel = await page.locator('.side-panel').boundingBox();
    expect(panel?.width).toBe(390);

    const {x, y} = await editor.pointOf(id);
    const touch = await page.context().newCDPSession(page);
    const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly {x: number; y: number}[]) =>
      touch.send('Input.dispatchTouchEvent', {type, touchPoints: points.map((point, index) => ({...point, id: index}))});
    await at('touchStart', [{x, y}]);
    for (const step of [10, 20, 30, 40]) await at('touchMove', [{x: x + step, y}]);
    await at('touchEnd', []);
    await expect.poll(() => editor.object(id).then(object => object.left)).toBeGreaterThan(left + 20);

    await page.getByRole('button', {name: 'Close'}).click();
    const before = await editor.pointOf(id);
    await at('touchStart', [{x: 120, y: 200}, {x: 260, y: 200}]);
    for (const step of [10, 20, 30, 40]) await at('touchMove', [{x: 120 - step, y: 200}, {x: 260 + step, y: 200}]);
    await at('touchEnd', []);
    await expect.poll(() => editor.pointOf(id).then(point => Math.round(point.y))).not.toBe(Math.round(before.y));

    await page.getByRole('button', {name: 'Get Price'}).click();
    const dialog = page.getByRole('dialog', {name: 'Get Price'});
    await dialog.getByLabel('Name').fill('Thumb Visitor');
    await dialog.getByLabel('E-mail').fill('thumb@example.com');
    await dialog.getByRole('button', {name: 'Send request'}).click();
    await expect(page.locator('.price-number')).toHaveText(/^INQ\d+$/);
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
