/** Working on the canvas: the hand, layers, sides, the view, and what is put there. */
import {expect, type Page} from '@playwright/test';
import {expectAccessible} from './accessible';
import {restingBox} from './at-rest';
import {EditorPage} from './editor-page';
import {test} from './test';

test.describe('the canvas', () => {
  test('moves, scales, turns and edits by hand; undo and redo lead there and back [ED-136] [ED-137] [ED-244]', async ({
    page,
  }) => {
    const editor = new EditorPage(page);
    await editor.open('/design/lapel-pins/');
    const {id, left, top} = await editor.addText('Drag me');
    await editor.drag(id, 90, 70);
    const moved = await editor.object(id);
    expect(moved.left).toBeGreaterThan(left + 40);
    expect(moved.top).toBeGreaterThan(top + 30);

    await pull(page, '.grip >> nth=2', 60, 40);
    await expect.poll(() => editor.object(id).then(object => object.scaleX)).toBeGreaterThan(1.05);
    await pull(page, '.knob', -80, -60);
    await expect.poll(() => editor.object(id).then(object => Math.abs(object.angle))).toBeGreaterThan(5);

    await page.keyboard.press('Escape');
    await editor.click(id);
    await expect(page.getByRole('heading', {name: 'Edit text'})).toBeVisible();
    await page.locator('.side-panel').getByLabel('Text', {exact: true}).fill('Changed');
    await expect.poll(() => editor.object(id).then(object => object.text)).toBe('Changed');
    await page.locator('.header').click({position: {x: 600, y: 10}});

    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z');
    expect(await editor.object(id)).toMatchObject({text: 'Drag me', left, top, scaleX: 1, angle: 0});
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+Shift+z');
    expect((await editor.object(id)).text).toBe('Changed');
  });

  test('types on the canvas after a double click', async ({page}) => {
    const editor = new EditorPage(page);
    await editor.openTemplate('lapel-pins');
    const {id} = await editor.addText('Type here');
    const {x, y} = await editor.pointOf(id);
    await page.mouse.dblclick(x, y);
    await page.keyboard.type('Typed in place');
    await page.keyboard.press('Escape');
    expect((await editor.object(id)).text).toBe('Typed in place');
  });

  test('suggests cliparts by the beginning of their tags and adds them [ED-094] [ED-350]', async ({page}) => {
    const editor = new EditorPage(page);
    await editor.openTemplate('lapel-pins');
    const before = (await editor.objects()).length;
    await editor.openPanel('Add Cliparts');
    const search = page.getByRole('combobox', {name: 'Search cliparts'});
    await search.fill('s');
    const suggestions = page.getByRole('option');
    await expect(suggestions.first()).toBeVisible();
    for (const word of await suggestions.allInnerTexts()) expect(word.toLowerCase().startsWith('s')).toBe(true);
    await search.fill('star');
    await search.press('Enter');
    await page
      .getByRole('button', {name: /^Add clipart/})
      .first()
      .click();
    await expect.poll(() => editor.objects().then(objects => objects.length)).toBe(before + 1);
    expect((await editor.top()).kind).toBe('image');
    await expect(page.getByRole('heading', {name: 'Edit picture'})).toBeVisible();
  });

  test(`takes an upload, refuses other types in the specification's words
    [ED-110] [ED-306] [ED-309] [ED-351] [ED-426]`, async ({page}) => {
    const editor = new EditorPage(page);
    await editor.openTemplate('lapel-pins');
    await editor.openPanel('Upload');
    const input = page.locator('.side-panel input[type=file]');
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" ' +
      'onload="globalThis.hacked=1"><script>globalThis.hacked=1</script><rect width="100" height="50" ' +
      'fill="#c00"/></svg>';
    await input.setInputFiles({name: 'my logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing)});
    await expect.poll(() => editor.top().then(object => object.kind)).toBe('image');
    const picture = await editor.top();
    expect(picture.width * picture.scaleX).toBeCloseTo(650 * 0.3, 0);
    expect(await page.request.get(picture.src ?? '').then(response => response.text())).not.toContain('script');
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);

    await editor.openPanel('Upload');
    await drop(page, 'dropped.svg', drawing.replace('#c00', '#0c0'));
    await expect.poll(() => editor.top().then(object => object.src)).toContain('dropped.svg');

    await editor.openPanel('Upload');
    await input.setInputFiles({name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words')});
    await expect(
      page.getByText('Error uploading file type, Accepted File Types (JPG、JPEG、PNG、SVG、GIF、BMP、PDF、PSD、AI)'),
    ).toBeVisible();
    await input.setInputFiles({name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024)});
    await expect(page.getByText('The size of the uploaded profile picture should not exceed 10MB!')).toBeVisible();
  });

  test(`lists layers to select, hide, lock and reorder by keyboard
    [ED-097] [ED-099] [ED-102] [ED-103] [ED-105] [ED-106] [ED-107]`, async ({page}) => {
    const editor = new EditorPage(page);
    await editor.openTemplate('lapel-pins');
    const {id} = await editor.addText('Uppermost');
    await editor.openPanel('Layers');
    await page.getByRole('button', {name: 'Hide Uppermost'}).click();
    expect((await editor.object(id)).visible).toBe(false);
    await page.getByRole('button', {name: 'Show Uppermost'}).click();
    await page.getByRole('button', {name: 'Lock Uppermost', exact: true}).click();
    expect((await editor.object(id)).selectable).toBe(false);
    await page.getByRole('button', {name: 'Unlock Uppermost'}).click();

    const order = (await editor.objects()).map(object => object.id);
    await page.getByRole('button', {name: 'Move Uppermost'}).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Uppermost: place 1 of/)).toBeAttached();
    // The list listens for arrows a moment after it has said that the layer was taken up.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText(/^Uppermost: place 2 of/)).toBeAttached({timeout: 2000});
    }).toPass();
    await page.keyboard.press('Space');
    await expect.poll(() => editor.objects().then(objects => objects.at(-2)?.id)).toBe(id);
    expect((await editor.objects()).at(-1)?.id).toBe(order.at(-2));

    await page.getByRole('button', {name: 'Text: Uppermost', exact: true}).click();
    expect(await editor.selection()).toEqual([id]);
    await expect(page.getByRole('heading', {name: 'Edit text'})).toBeVisible();
    await editor.openPanel('Layers');
    await page.getByRole('button', {name: 'Picture', exact: true}).first().click();
    await expect(page.getByRole('heading', {name: 'Edit picture'})).toBeVisible();
  });

  test('keeps both sides apart and resets undo on the way [ED-027] [ED-148] [ED-262] [ED-263] [ED-265]', async ({
    page,
  }) => {
    const editor = new EditorPage(page);
    await editor.openTemplate('lapel-pins');
    await expect(page.locator('.position')).toHaveText(['Front', 'Back']);
    await expect(page.locator('.position-picture img')).toHaveCount(2);
    const front = await editor.addText('Front words');
    await page.getByRole('button', {name: 'Back', exact: true}).last().click();
    expect((await editor.objects()).some(object => object.id === front.id)).toBe(false);
    await expect(page.getByRole('button', {name: 'Undo'})).toBeDisabled();
    await editor.addText('Back words');
    await page.getByRole('button', {name: 'Front'}).click();
    expect((await editor.object(front.id)).text).toBe('Front words');
  });

  test('zooms in steps of five percent, and fits [ED-150] [ED-151] [ED-152] [ED-153]', async ({page}) => {
    const editor = new EditorPage(page);
    await editor.openTemplate('lapel-pins');
    const zoom = page.getByRole('group', {name: 'Zoom'});
    await expect(zoom.locator('> *').nth(1)).toHaveText(/^\d+%$/);
    await expect(zoom.getByRole('button').nth(0)).toHaveAccessibleName('Zoom out');
    await expect(zoom.getByRole('button').nth(1)).toHaveText('Fit');
    await expect(zoom.getByRole('button').nth(2)).toHaveAccessibleName('Zoom in');
    const percent = async () => Number.parseInt(await zoom.locator('.zoom-percent').innerText(), 10);
    const fitted = await percent();
    await zoom.getByRole('button', {name: 'Zoom in'}).click();
    expect(await percent()).toBe(fitted + 5);
    await zoom.getByRole('button', {name: 'Zoom out'}).click();
    await zoom.getByRole('button', {name: 'Zoom out'}).click();
    expect(await percent()).toBe(fitted - 5);
    await zoom.getByRole('button', {name: 'Fit'}).click();
    expect(await percent()).toBe(fitted);
  });

  test('has a right bar, a bar that follows the selection, and a menu of its own [ED-029] [ED-030] [ED-032]', async ({
    page,
  }) => {
    const editor = await new EditorPage(page).open('/design/lapel-pins/');
    const names = await page
      .locator('.right-bar')
      .getByRole('button')
      .evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label')));
    expect(names).toEqual(['Undo', 'Redo', 'Add Text', 'Upload']);

    const {id} = await editor.addText('Follow me');
    const bar = page.getByRole('toolbar', {name: 'Selected object'});
    const before = await restingBox(bar);
    await editor.drag(id, 80, 90);
    await expect.poll(() => bar.boundingBox().then(box => Math.round((box?.y ?? 0) - before.y))).toBeGreaterThan(40);

    const {x, y} = await editor.pointOf(id);
    await page.mouse.click(x, y, {button: 'right'});
    const menu = page.getByRole('menu', {name: 'Object menu'});
    await menu.getByRole('menuitem', {name: /^Delete/}).click();
    await expect(menu).toHaveCount(0);
    expect((await editor.objects()).some(object => object.id === id)).toBe(false);
  });

  test('shows grid lines, not on stickers [ED-128] [ED-129]', async ({page}) => {
    await new EditorPage(page).open('/design/lapel-pins/');
    const button = page.getByRole('button', {name: 'Grid lines'});
    await button.click();
    await expect(page.locator('.overlay .grid').first()).toBeAttached();
    await button.click();
    await expect(page.locator('.overlay .grid')).toHaveCount(0);
    await new EditorPage(page).open('/design/die-cut-stickers/');
    await expect(button).toBeDisabled();
  });

  test('has no accessibility violations in any panel or dialog', async ({page}) => {
    const editor = new EditorPage(page);
    await editor.openTemplate('lapel-pins');
    await expectAccessible(page);
    for (const panel of ['Templates', 'Add Cliparts', 'Layers', 'Upload']) {
      await editor.openPanel(panel);
      await page.locator('.side-panel h2').waitFor();
      await expect(page.locator('.side-panel .spinner')).toHaveCount(0);
      await expectAccessible(page);
    }
    await editor.addText('Accessible');
    await expectAccessible(page);
    await page
      .locator('.side-panel')
      .getByRole('button', {name: /^Color/})
      .click();
    await expectAccessible(page);
    await page.getByRole('button', {name: 'Get Price'}).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+?');
    await page.getByRole('dialog', {name: 'Shortcut Key'}).waitFor();
    await expectAccessible(page);
  });
});

async function pull(page: Page, selector: string, dx: number, dy: number): Promise<void> {
  const box = await restingBox(page.locator(selector));
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, {steps: 8});
  await page.mouse.up();
}

/** Drops a file onto the upload panel. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text ?? ''], fileName ?? '', {type: 'image/svg+xml'}));
      return transfer;
    },
    [name, content],
  );
  await page.locator('.drop').dispatchEvent('drop', {dataTransfer, bubbles: true});
}
