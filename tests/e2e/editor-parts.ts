/** Parts of the editor that several specs look at. */
import {expect, type Locator, type Page} from '@playwright/test';
import {EditorPage} from './editor-page';

export const BLANK = '/design/lapel-pins/';

/** A red picture with a blue middle. */
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100"><rect width="200" ' +
  'height="100" fill="#cc0000"/><rect x="75" y="25" width="50" height="50" fill="#0000cc"/></svg>';

export const panelOf = (page: Page): Locator => page.locator('.side-panel');
export const sliderOf = (page: Page, name: string): Locator => panelOf(page).getByRole('slider', {name});
export const row = (page: Page, name: string): Locator => panelOf(page).locator('.row', {hasText: name});

export async function withText(page: Page, text = 'Emblem'): Promise<{editor: EditorPage; id: string}> {
  const editor = await new EditorPage(page).open(BLANK);
  const {id} = await editor.addText(text);
  await expect(page.getByRole('heading', {name: 'Edit text'})).toBeVisible();
  return {editor, id};
}

export async function withPicture(page: Page): Promise<{editor: EditorPage; id: string}> {
  const editor = await new EditorPage(page).open(BLANK);
  await editor.openPanel('Upload');
  await panelOf(page)
    .locator('input[type=file]')
    .setInputFiles({name: 'two colours.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING)});
  await expect(page.getByRole('heading', {name: 'Edit picture'})).toBeVisible();
  return {editor, id: (await editor.top()).id};
}

/** Waits until the object has the values. */
export const becomes = (editor: EditorPage, id: string, values: Record<string, unknown>): Promise<void> =>
  expect.poll(() => editor.object(id)).toMatchObject(values);

/** Red, green and blue of the canvas at a point of the page. */
export const pixel = (page: Page, point: {x: number; y: number}): Promise<readonly number[]> =>
  page.evaluate(({x, y}) => {
    const canvas = document.querySelector('canvas');
    const box = canvas?.getBoundingClientRect();
    if (!canvas || !box) return [];
    const scale = canvas.width / box.width;
    return [
      ...(canvas.getContext('2d')?.getImageData((x - box.left) * scale, (y - box.top) * scale, 1, 1).data ?? []),
    ].slice(0, 3);
  }, point);
