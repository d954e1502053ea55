import {expect, type Locator} from '@playwright/test';
import {expectAccessible} from './accessible';
import {restingBox} from './at-rest';
import {EditorPage} from './editor-page';
import {becomes, BLANK, panelOf, pixel, row, withPicture, withText} from './editor-parts';
import {test} from './test';

test.describe('colours', () => {
  test('of texts and of pictures are remembered apart, in the browser [ED-073] [ED-204] [ED-239] [ED-240]', async ({
    page,
  }) => {
    const {editor, id} = await withText(page);
    const calls: string[] = [];
    page.on('request', request => {
      if (request.url().includes('/api/') || request.url().includes('/rest/')) calls.push(request.url());
    });
    await row(page, 'Color').click();
    await panelOf(page).getByRole('button', {name: 'Use color #2e7d4f'}).first().click();
    await becomes(editor, id, {fill: '#2e7d4f'});
    await panelOf(page).getByLabel('Color value').fill('#123456');
    await panelOf(page).getByLabel('Color value').press('Enter');
    await becomes(editor, id, {fill: '#123456'});
    const kept = (key: string): Promise<unknown> =>
      page.evaluate(name => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
    expect(await kept('historyTextColorRecords')).toEqual(['#123456', '#2e7d4f']);
    expect(await kept('historyPicColorRecords')).toBeNull();
    expect(calls).toEqual([]);

    await withPicture(page);
    await panelOf(page).getByRole('button', {name: 'Color #cc0000 of the picture'}).click();
    await panelOf(page).getByRole('button', {name: 'Use color #f7d046'}).first().click();
    await expect.poll(() => kept('historyPicColorRecords')).toEqual(['#f7d046']);
    expect(await kept('historyTextColorRecords')).toEqual(['#123456', '#2e7d4f']);
  });

  test('of a picture: single colour mode tints it and leaves it as before [ED-093] [ED-285] [ED-286]', async ({
    page,
  }) => {
    const {editor, id} = await withPicture(page);
    await expect(panelOf(page).getByRole('heading', {name: 'Edit Color'})).toBeVisible();
    const middle = await editor.pointOf(id);
    await expect.poll(() => pixel(page, middle)).toEqual([0, 0, 204]);
    await panelOf(page).getByLabel('Single color').click();
    await becomes(editor, id, {singleColor: true, singleColorList: ['#cc0000', '#0000cc']});
    await expect.poll(async () => (await pixel(page, middle)).map(part => Math.round(part / 10))).toEqual([16, 0, 4]);
    await panelOf(page).getByLabel('Single color').click();
    await expect.poll(() => pixel(page, middle)).toEqual([0, 0, 204]);
  });

  test('of a picture are replaced in two picks [ED-287] [ED-339] [ED-439]', async ({page}) => {
    const {editor, id} = await withPicture(page);
    const found = panelOf(page).getByRole('group', {name: 'Colors of the picture'}).getByRole('button');
    await expect(found).toHaveCount(2);
    await panelOf(page).getByRole('button', {name: 'Use color #2e7d4f'}).first().click();
    await expect(page.getByText('Please select the color you want to replace')).toBeVisible();
    const middle = await editor.pointOf(id);
    expect(await pixel(page, middle)).toEqual([0, 0, 204]);

    await panelOf(page).getByRole('button', {name: 'Color #0000cc of the picture'}).click();
    await panelOf(page).getByRole('button', {name: 'Use color #2e7d4f'}).first().click();
    await expect.poll(() => pixel(page, middle)).toEqual([46, 125, 79]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => pixel(page, middle)).toEqual([0, 0, 204]);
  });

  test('more of them: Pantone by group and by search [ED-170] [ED-339] [ED-340] [ED-341]', async ({page}) => {
    const {editor, id} = await withText(page);
    await row(page, 'Color').click();
    await panelOf(page).getByRole('button', {name: 'More Colors'}).click();
    const dialog = page.getByRole('dialog', {name: 'More Colors'});
    const cards = dialog.getByRole('group', {name: 'Pantone colors'}).getByRole('button');
    await expect.poll(() => cards.count()).toBeGreaterThan(5);
    const all = await cards.count();
    await dialog.getByRole('button', {name: 'Confirm'}).click();
    await expect(dialog.getByText('Please select the color you want to replace')).toBeVisible();

    const search = dialog.getByRole('searchbox', {name: 'Search Pantone colors'});
    const first = (await cards.first().locator('.card-name').innerText()).trim();
    await search.fill('no such colour');
    await expect(dialog.getByText('Sorry, no results, please enter another Pantone color number!')).toBeVisible();
    await search.fill(first);
    await expect.poll(() => cards.count()).toBeLessThan(all);
    await search.fill('');
    await expect(cards).toHaveCount(all);

    await cards.first().click();
    await dialog.getByRole('button', {name: 'Confirm'}).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => editor.object(id).then(object => object.fill)).toMatch(/^#[0-9a-f]{6}$/i);
    expect((await editor.object(id)).fill).not.toBe('#000000');
  });
});

test.describe('bars and tools', () => {
  test(`are there: toolbar, zoom, right bar with text and upload, shortcut help
    [ED-026] [ED-028] [ED-031] [ED-133]`, async ({page}) => {
    await new EditorPage(page).open(BLANK);
    await expect(page.getByRole('group', {name: 'Zoom'})).toBeVisible();
    const toolbar = page.getByRole('toolbar', {name: 'Element tools'});
    for (const name of [
      'Copy',
      'Center',
      'Flip horizontally',
      'Move up',
      'Move down',
      'Adapt',
      'Grid lines',
      'Group',
      'Pen',
      'Clear',
      'Shortcut Key',
    ])
      await expect(toolbar.getByRole('button', {name: new RegExp(`^${name}$`)})).toBeVisible();
    const right = page.locator('.right-bar');
    await right.getByRole('button', {name: 'Add Text'}).click();
    await expect(panelOf(page)).toHaveAttribute('data-status', '2');
    await right.getByRole('button', {name: 'Upload'}).click();
    await expect(panelOf(page)).toHaveAttribute('data-status', '5');
    await toolbar.getByRole('button', {name: 'Shortcut Key'}).click();
    const help = page.getByRole('dialog', {name: 'Shortcut Key'});
    for (const line of ['Undo', 'Redo', 'Copy to clipboard', 'Paste', 'Cut', 'Delete', 'Move by 1 px'])
      await expect(help.locator('dt').getByText(line, {exact: true})).toBeVisible();
    await expect(help.locator('div', {hasText: 'Undo'}).locator('kbd').first()).toHaveText('Ctrl + Z');
  });

  test(`the bar of the selection shows the tools of one text or picture
    [ED-249] [ED-250] [ED-251] [ED-252] [ED-253]`, async ({page}) => {
    const {editor, id} = await withPicture(page);
    const bar = page.getByRole('toolbar', {name: 'Selected object'});
    await expect(bar).toHaveAttribute('data-tools', 'picture');
    await expect(bar.getByRole('button', {name: 'Single color'})).toBeVisible();
    await editor.drag(id, 0, 120);
    const text = await editor.addText('Words');
    await expect(bar).toHaveAttribute('data-tools', 'text');
    await bar.getByRole('button', {name: 'Font'}).click();
    await expect(panelOf(page).getByRole('heading', {name: 'Font', level: 2})).toBeVisible();

    await page.keyboard.press('Control+a');
    await expect(bar).toHaveCount(0);
    await expect(
      page.getByRole('toolbar', {name: 'Element tools'}).getByRole('button', {name: 'Group', exact: true}),
    ).toBeEnabled();

    await page.keyboard.press('Escape');
    await editor.click(text.id);
    await expect(bar).toBeVisible();
    const {x, y} = await editor.pointOf(text.id);
    await page.mouse.click(x, y, {button: 'right'});
    await expect(page.getByRole('menu', {name: 'Object menu'})).toBeVisible();
    await expect(bar).toHaveCount(0);
    await page.keyboard.press('Escape');
    await editor.click(text.id);
    await expect(bar).toBeVisible();
    const canvas = await restingBox(page.locator('.canvas-host'));
    await page.mouse.click(canvas.x + 20, canvas.y + 20);
    await expect(bar).toHaveCount(0);
  });

  test('Ctrl+click gathers, letting go of Ctrl groups [ED-288]', async ({page}) => {
    const {editor, id} = await withText(page, 'One');
    await editor.drag(id, -60, -110);
    const other = await editor.addText('Two');
    await page.keyboard.press('Escape');
    await page.keyboard.down('Control');
    await editor.click(id);
    await editor.click(other.id);
    expect((await editor.selection()).toSorted()).toEqual([id, other.id].toSorted());
    expect((await editor.objects()).map(object => object.kind)).toEqual(['text', 'text']);
    await page.keyboard.up('Control');
    await expect.poll(() => editor.objects().then(objects => objects.map(object => object.kind))).toEqual(['group']);
  });

  test('grid lines are drawn, not fetched [ED-405]', async ({page}) => {
    await new EditorPage(page).open(BLANK);
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.getByRole('button', {name: 'Grid lines'}).click();
    await expect(page.locator('.overlay line.grid').first()).toBeAttached();
    expect(asked).toEqual([]);
  });

  test('sides have a picture and the help of their category [ED-149] [ED-226]', async ({page}) => {
    await new EditorPage(page).open(BLANK);
    const sides = page.locator('.position');
    await expect(sides).toHaveCount(2);
    await expect(sides.first()).toHaveAttribute('title', /^Front: up to .+\nColors: 8$/);
    await expect(sides.last()).toHaveAttribute('title', /^Back: up to .+\nColors: 2$/);
    await expect(sides.first().locator('img')).toHaveAttribute('src', /^data:image\/png/);
  });

  test('the pen draws between Start Drawing and Stop Drawing [ED-131] [ED-144] [ED-145] [ED-146] [ED-147]', async ({
    page,
  }) => {
    const editor = await new EditorPage(page).open(BLANK);
    const open = async (): Promise<Locator> => {
      await page.getByRole('button', {name: 'Pen', exact: true}).click();
      return page.getByRole('dialog', {name: 'Pen'});
    };
    const pen = await open();
    const size = pen.getByRole('slider', {name: 'Brush size'});
    await expect(size).toHaveAttribute('min', '1');
    await expect(size).toHaveAttribute('max', '100');
    await size.fill('24');
    await pen.getByRole('button', {name: 'Use color #e4572e'}).first().click();
    await pen.getByRole('button', {name: 'Start Drawing'}).click();
    await expect(page.locator('.notice-success', {hasText: 'Drawing is on.'})).toBeVisible();

    const canvas = await restingBox(page.locator('.canvas-host'));
    const [x, y] = [canvas.x + canvas.width / 2 + 160, canvas.y + canvas.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y + 80, {steps: 6});
    await expect(page.locator('.overlay .stroke')).toBeAttached();
    await page.mouse.up();
    await expect.poll(() => editor.top()).toMatchObject({kind: 'path', stroke: '#e4572e', strokeWidth: 24});
    await expect.poll(() => pixel(page, {x: x - 30, y: y + 40})).toEqual([228, 87, 46]);

    await (await open()).getByRole('button', {name: 'Stop Drawing'}).click();
    await expect(page.locator('.notice-success', {hasText: 'Drawing is off.'})).toBeVisible();
    await page.keyboard.press('Escape');
    await editor.click((await editor.top()).id);
    expect(await editor.selection()).toHaveLength(1);
    expect(await editor.objects()).toHaveLength(1);
  });
});

test('the tools have no accessibility violations', async ({page}) => {
  await withText(page);
  for (const view of ['Font', 'Color', 'Text Shape', 'Outline']) {
    await row(page, view).click();
    await expectAccessible(page);
    if (view !== 'Outline') await panelOf(page).getByRole('button', {name: 'Back'}).click();
  }
  await panelOf(page).getByRole('button', {name: 'More Colors'}).click();
  await page.getByRole('dialog', {name: 'More Colors'}).locator('.card').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Pen', exact: true}).click();
  await expectAccessible(page);
  await withPicture(page);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

  test('the pen is reached and drawn with by thumb', async ({page}) => {
    const editor = await new EditorPage(page).open(BLANK);
    await page.getByRole('button', {name: 'Pen', exact: true}).tap();
    const pen = page.getByRole('dialog', {name: 'Pen'});
    await pen.getByRole('button', {name: 'Start Drawing'}).tap();
    const box = await restingBox(page.locator('.canvas-host'));
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x, Math.min(y, 200));
    await page.touchscreen.tap(x, 150);
    await expect.poll(() => editor.objects().then(objects => objects.map(object => object.kind))).toContain('path');
    await page.locator('.drawing-note').getByRole('button', {name: 'Stop Drawing'}).tap();
    await expect(page.locator('.drawing-note')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
