/** The editor without a mouse, and what it says to screen readers. */
import {expect, type Page} from '@playwright/test';
import {expectAccessible} from './accessible';
import {EditorPage} from './editor-page';
import {becomes, BLANK} from './editor-parts';
import {test} from './test';

const layer = (page: Page, name: string | RegExp) => page.locator('.layers').getByRole('button', {name, exact: true});
const live = (page: Page) => page.locator('[data-live]');

async function withTwo(page: Page): Promise<{editor: EditorPage; alpha: string; beta: string}> {
  const editor = await new EditorPage(page).open(BLANK);
  const alpha = (await editor.addText('Alpha')).id;
  const beta = (await editor.addText('Beta')).id;
  await editor.openPanel('Layers');
  return {editor, alpha, beta};
}

test('every object is reached, selected, hidden, edited and deleted through the layers', async ({page}) => {
  const {editor, alpha, beta} = await withTwo(page);
  await layer(page, 'Text: Beta').focus();
  await page.keyboard.press('ArrowDown');
  await expect(layer(page, 'Text: Alpha')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await editor.selection()).toEqual([alpha]);
  await expect(live(page)).toHaveText('Selected: Text: Alpha');
  await page.keyboard.press('Space');
  await becomes(editor, alpha, {visible: false});
  await expect(layer(page, 'Text: Alpha, hidden')).toBeFocused();
  await page.keyboard.press('Space');
  await becomes(editor, alpha, {visible: true});
  await page.keyboard.press('Delete');
  await expect(layer(page, 'Text: Beta')).toBeFocused();
  await expect(live(page)).toHaveText('Deleted: Text: Alpha');
  await page.keyboard.press('F2');
  await expect(page.getByRole('heading', {name: 'Edit text'})).toBeVisible();
  await expect(page.locator('.side-panel :focus')).toHaveCount(1);
  expect(await editor.selection()).toEqual([beta]);
});

test('the last layer leaves the focus in the panel, a button that goes leaves it on the canvas', async ({page}) => {
  const {editor, beta} = await withTwo(page);
  await layer(page, 'Text: Beta').focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(page.locator('.side-panel').getByRole('button', {name: 'Close'})).toBeFocused();
  expect(await editor.objects()).toHaveLength(0);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await layer(page, 'Text: Beta').focus();
  await page.keyboard.press('Enter');
  expect(await editor.selection()).toEqual([beta]);
  await page.getByRole('toolbar', {name: 'Element tools'}).getByRole('button', {name: 'Delete'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application', {name: /^Design canvas/})).toBeFocused();
});

test('what is moved by arrow keys is read out once it rests', async ({page}) => {
  const {alpha} = await withTwo(page);
  await layer(page, 'Text: Alpha').focus();
  await page.keyboard.press('Enter');
  await expect(live(page)).toHaveText('Selected: Text: Alpha');
  await page.locator('.canvas-host').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(live(page)).toHaveText(/^Text: Alpha moved to \d+, \d+$/);
  expect(alpha).not.toBe('');
});

test('objects are aligned and distributed, also by keys', async ({page}) => {
  const {editor, alpha, beta} = await withTwo(page);
  const third = (await editor.addText('Gamma wide')).id;
  await editor.drag(third, 120, 90);
  await editor.drag(beta, -90, -120);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await page.getByRole('button', {name: 'Align and distribute'}).click();
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Align left'}).click();
  const lefts = async (): Promise<readonly number[]> =>
    (await Promise.all([alpha, beta, third].map(id => editor.object(id)))).map(({left, width, scaleX}) =>
      Math.round(left - (width * scaleX) / 2),
    );
  await expect.poll(async () => new Set(await lefts()).size).toBe(1);
  await page.getByRole('button', {name: 'Distribute vertically'}).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => new Set(await lefts()).size).toBeGreaterThan(1);
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(async () => new Set(await lefts()).size).toBe(1);
});

test('the layers and the print check are without violations, on a phone, too', async ({page}) => {
  await withTwo(page);
  await expectAccessible(page);
  await page.setViewportSize({width: 360, height: 760});
  await expectAccessible(page);
});
