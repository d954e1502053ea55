import {expect, type Locator, type Page} from '@playwright/test';
import {restingBox} from './at-rest';
import {EditorPage} from './editor-page';
import {pixel} from './editor-parts';
import {bmp, gif, pdf, psd, words, type FilePayload} from './sample-files';
import {test} from './test';

const MEMBER = {email: 'visitor@example.com', password: 'emblem-demo'};

const cropDialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Crop Area'});

async function upload(page: Page, file: FilePayload): Promise<void> {
  await page.locator('.side-panel input[type=file]').setInputFiles(file);
}

async function openUploads(page: Page): Promise<EditorPage> {
  const editor = await new EditorPage(page).open('/design/lapel-pins');
  await showUploads(editor);
  return editor;
}

/** The tab of an open panel would close it. */
async function showUploads(editor: EditorPage): Promise<void> {
  if (await editor.page.locator('.side-panel[data-status="5"]').isHidden()) await editor.openPanel('Upload');
}

const count = (editor: EditorPage) => editor.objects().then(objects => objects.length);

test.describe('uploads', () => {
  test(`are cropped first, whether PDF, AI, PSD or raster; Cancel adds nothing
    [ED-118] [ED-119] [ED-120] [ED-121] [ED-122]`, async ({page}) => {
    const editor = await openUploads(page);
    await upload(page, psd());
    await expect(cropDialog(page).getByText('40 × 20 px')).toBeVisible();
    for (const name of ['Zoom in', 'Zoom out', 'Cancel', 'Continue'])
      await expect(cropDialog(page).getByRole('button', {name})).toBeVisible();
    await cropDialog(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(cropDialog(page)).toBeHidden();
    expect(await count(editor)).toBe(0);

    const screenshot: FilePayload = {
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({clip: {x: 0, y: 0, width: 120, height: 60}}),
    };
    const files: readonly (readonly [FilePayload, string])[] = [
      [screenshot, '120 × 60 px'],
      [bmp(), '40 × 20 px'],
      [gif(), '1 × 1 px'],
      [psd(), '40 × 20 px'],
      [pdf('print.pdf'), '3000 × 1500 px'],
      [pdf('drawing.ai'), '3000 × 1500 px'],
    ];
    for (const [index, [file, size]] of files.entries()) {
      await showUploads(editor);
      await upload(page, file);
      await expect(cropDialog(page).getByText(size)).toBeVisible();
      expect(await count(editor)).toBe(index);
      await cropDialog(page).getByRole('button', {name: 'Continue'}).click();
      await expect.poll(() => count(editor)).toBe(index + 1);
    }
    const drawn = await editor.top();
    expect(drawn).toMatchObject({kind: 'image', width: 3000, height: 1500});
    expect((await page.request.get(drawn.src ?? '')).headers()['content-type']).toBe('image/png');
    expect(drawn.picPath).toMatch(/drawing\.ai$/);
    expect((await page.request.get(drawn.picPath ?? '')).ok()).toBe(true);
  });

  test(`open with a box around the whole picture, to be moved, reshaped and zoomed; the preview is a png of 300 by 300
    [ED-440] [ED-441] [ED-121]`, async ({page}) => {
    const editor = await openUploads(page);
    await upload(page, {
      name: 'tall.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({clip: {x: 0, y: 0, width: 200, height: 300}}),
    });
    const dialog = cropDialog(page);
    await expect(dialog.getByText('200 × 300 px')).toBeVisible();
    await expect(dialog.getByRole('button', {name: 'Continue'})).toBeFocused();
    const preview = dialog.getByRole('img', {name: 'Preview of the part'});
    await expect
      .poll(() =>
        preview.evaluate(async image =>
          image instanceof HTMLImageElement
            ? [image.naturalWidth, image.naturalHeight, (await (await fetch(image.src)).blob()).type]
            : [],
        ),
      )
      .toEqual([300, 300, 'image/png']);

    const picture = dialog.getByRole('img', {name: 'tall.png'});
    const before = await restingBox(picture);
    await dialog.getByRole('button', {name: 'Zoom in'}).click();
    await expect.poll(async () => ((await picture.boundingBox())?.width ?? 0) / before.width).toBeCloseTo(1.5, 1);
    await dialog.getByRole('button', {name: 'Zoom out'}).click();

    await dialog.getByRole('button', {name: '2:1'}).click();
    await expect(dialog.getByText('200 × 100 px')).toBeVisible();
    await dialog.getByRole('button', {name: 'Whole picture'}).click();
    await expect(dialog.getByText('200 × 300 px')).toBeVisible();
    await dialog.getByRole('button', {name: '2:1'}).click();
    await dialog.getByRole('group', {name: 'Part to use'}).focus();
    for (let step = 0; step < 200; step += 1) await page.keyboard.press('ArrowUp');
    await dialog.getByRole('button', {name: 'Continue'}).click();
    await expect.poll(() => count(editor)).toBe(1);
    expect(await editor.top()).toMatchObject({width: 200, height: 100, cropY: 0});
  });

  test('that are broken or too large are refused with the reason', async ({page}) => {
    const editor = await openUploads(page);
    const refused = async (file: FilePayload, reason: string): Promise<void> => {
      await upload(page, file);
      const notice = page.getByRole('alert').filter({hasText: reason});
      await expect(notice.first()).toBeVisible();
      await notice.first().getByRole('button').click();
    };
    await refused(words('broken.pdf', '%PDF-1.4 nothing else'), 'This file could not be read as a picture.');
    await refused(words('broken.psd', '8BPS and no more'), 'This file could not be read as a picture.');
    await refused(words('broken.png', 'not a picture'), 'This file could not be read as a picture.');
    await refused(words('old.ai', '%!PS-Adobe-3.0'), 'This AI file holds no PDF.');
    await refused(bmp('bomb.bmp', 30_000, 30_000), 'This picture has too many pixels');
    expect(await count(editor)).toBe(0);
    await expect(cropDialog(page)).toBeHidden();
  });

  test('of a member are kept in the history, to be used again and deleted [ED-114] [ED-115] [ED-116] [ED-117]', async ({
    page,
    baseURL,
  }) => {
    await signIn(page, baseURL ?? '');
    const listed = page.waitForResponse('**/getUploadHistory');
    const editor = await openUploads(page);
    const {
      data: {length: before},
    }: {data: readonly unknown[]} = await (await listed).json();
    const entries = page.locator('.upload-history li');
    for (const name of ['one.svg', 'two.svg']) {
      await showUploads(editor);
      await upload(page, {
        name,
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" ' +
            'fill="#0a0"/></svg>',
        ),
      });
      await expect.poll(() => editor.objects().then(objects => objects.at(-1)?.src ?? '')).toContain(name);
    }
    await showUploads(editor);
    await expect(entries).toHaveCount(before + 2);
    await page.getByRole('button', {name: 'Add upload 2 to the canvas'}).click();
    await expect.poll(() => count(editor)).toBe(3);
    expect((await editor.top()).src).toContain('one.svg');

    await showUploads(editor);
    await page.getByRole('button', {name: 'Delete upload 1 from the history'}).click();
    await expect(entries).toHaveCount(before + 1);
    await page.getByRole('button', {name: 'Clear All'}).click();
    await expect(page.getByText('Delete all history?')).toBeVisible();
    await page.getByRole('button', {name: 'Confirm'}).click();
    await expect(entries).toHaveCount(0);
    await page.reload();
    await showUploads(editor);
    await expect(page.getByText('What you upload is listed here.')).toBeVisible();
  });
});

async function signIn(page: Page, baseURL: string): Promise<void> {
  const response = await page.request.post('/api/app/member/login', {data: MEMBER});
  const {data}: {data: {token: string}} = await response.json();
  await page.context().addCookies([{name: 'emblem_member', value: data.token, url: baseURL}]);
}

test.describe('the replace dialog', () => {
  test('exchanges a clipart for a related one [ED-090] [ED-166] [ED-167]', async ({page}) => {
    const editor = await new EditorPage(page).open('/design/lapel-pins');
    await editor.openPanel('Add Cliparts');
    await page
      .getByRole('button', {name: /^Add clipart/})
      .first()
      .click();
    await expect.poll(() => count(editor)).toBe(1);
    const before = await editor.top();
    await page.getByRole('button', {name: 'Replace', exact: true}).click();
    const dialog = page.getByRole('dialog', {name: 'Replace'});
    await expect(dialog.getByRole('tab')).toHaveText(['Cliparts Gallery']);
    await dialog
      .getByRole('button', {name: /^Replace by/})
      .first()
      .click();
    await expect.poll(() => editor.top().then(object => object.src)).not.toBe(before.src);
    expect(await editor.top()).toMatchObject({id: before.id, left: before.left, top: before.top});
    await expect(dialog).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

    test('is a drawer from the bottom [ED-168]', async ({page}) => {
      const editor = await new EditorPage(page).open('/design/lapel-pins');
      await editor.openPanel('Add Cliparts');
      await page
        .getByRole('button', {name: /^Add clipart/})
        .first()
        .click();
      await page.getByRole('button', {name: 'Replace', exact: true}).click();
      const box = await restingBox(page.getByRole('dialog', {name: 'Replace'}));
      expect(box).toMatchObject({x: 0, width: 360});
      expect(box.y + box.height).toBeCloseTo(740, 0);
      expect(box.y).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });
});

test(`a metal finish recolours the product's picture and stores it anew
  [ED-291] [ED-292] [ED-293] [ED-294] [ED-442]`, async ({page}) => {
  const editor = new EditorPage(page);
  await editor.openTemplate('lapel-pins');
  await page.getByRole('button', {name: 'Metal finish'}).click();
  const finishes = page.getByRole('group', {name: 'Metal finish'});
  await expect(finishes.getByRole('button')).toHaveText([
    'Shiny Gold',
    'Shiny Silver',
    'Shiny Copper',
    'Shiny Black Nickel',
    'Antique Gold',
    'Antique Silver',
    'Antique Copper',
    'Antique Brass',
  ]);
  const plated = async (name: string): Promise<string> => {
    const [stored] = await Promise.all([
      page.waitForResponse(response => response.url().endsWith('/files') && response.request().method() === 'POST'),
      finishes.getByRole('button', {name}).click(),
    ]);
    const {url}: {url: string} = await stored.json();
    await expect(finishes.getByRole('button', {name})).toHaveAttribute('aria-pressed', 'true');
    return (await (await page.request.get(url)).text()).toLowerCase();
  };
  const silver = await plated('Shiny Silver');
  expect(silver).toContain('#b9bfc6');
  expect(silver).not.toContain('#da9f19');
  const copper = await plated('Shiny Copper');
  expect(copper).toContain('#c46a3a');
  expect(copper).not.toContain('#b9bfc6');
});

test('a sticker takes the shape and the size that are chosen [ED-004] [ED-005] [ED-322] [ED-323] [ED-325]', async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL ?? '');
  const editor = await new EditorPage(page).open('/design/die-cut-stickers');
  await editor.addText('Stuck');
  await page.getByRole('button', {name: 'Shape & size'}).click();
  const shapes = page.getByRole('group', {name: 'Shape'});
  for (const name of ['Rectangle', 'Rectangle with border', 'Rounded rectangle', 'Ellipse']) {
    await shapes.getByRole('button', {name, exact: true}).click();
    await expect(shapes.getByRole('button', {name, exact: true})).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('button', {name: '2 × 2 inch'}).click();
  const width = page.getByLabel('Width (inch)');
  await expect(width).toHaveValue('2');
  await width.fill('0');
  await expect(page.locator('.popover')).toHaveText('This field is required');
  await page.locator('.bottom-bar-save button').click();
  await expect(page.getByText('尺寸格式错误')).toBeVisible();
  await width.fill('4x');
  await expect(width).toHaveValue('4');
  await page.locator('.bottom-bar-save button').click();
  await expect(page.getByRole('dialog', {name: 'Save your design'})).toBeVisible();
});

test('a spinner shows while a template loads [ED-270]', async ({page}) => {
  const editor = await new EditorPage(page).open('/design/lapel-pins');
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/getTemplateById**', async route => {
    await held;
    await route.continue();
  });
  await editor.openPanel('Templates');
  await page
    .getByRole('button', {name: /^Open template/})
    .first()
    .click();
  await expect(page.locator('.stage-busy')).toBeVisible();
  release();
  await expect(page.locator('.stage-busy')).toBeHidden();
});

test('lists take the whole search form [ED-236]', async ({page}) => {
  const form = {
    page: 1,
    pageSize: 60,
    total: 5,
    pages: 2,
    likeQuery: '',
    clipartTypeId: 0,
    templateTypeId: 0,
    searchWord: '',
    categoryId: 358,
    userId: 0,
    proId: 0,
    language: 'en-us',
  };
  const cliparts = await page.request.post('/api/app/design/clipart/list', {data: form});
  const templates = await page.request.get(
    '/api/app/design/template/getTemplateListFormApp?' +
      `${new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)]))}`,
  );
  for (const response of [cliparts, templates]) {
    const {code, data}: {code: string; data: {records: readonly unknown[]; total: number; pages: number}} =
      await response.json();
    expect(code).toBe('200');
    expect(data.records.length).toBeGreaterThan(0);
    expect(data).toMatchObject({total: expect.any(Number), pages: expect.any(Number)});
  }
});

test('shapes are added beside each other, a picture is seen through a frame and loses its background', async ({
  page,
}) => {
  const editor = await new EditorPage(page).open('/design/lapel-pins/');
  await editor.openPanel('Add Cliparts');
  await page.locator('.type', {hasText: 'Shapes'}).click();
  const panel = page.locator('.side-panel');
  await panel.getByRole('button', {name: 'Add Heart'}).click();
  await panel.getByRole('button', {name: 'Add Star'}).click();
  await expect.poll(() => count(editor)).toBe(2);

  const calls: string[] = [];
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', {name: 'Picture in a frame: Circle'}).click();
  await (await chooser).setFiles(bmp());
  await cropDialog(page).getByRole('button', {name: 'Continue'}).click();
  await expect.poll(() => editor.top()).toMatchObject({kind: 'image', frame: 'circle', width: 20, height: 20});
  const {id} = await editor.top();
  await expect.poll(async () => pixel(page, await editor.pointOf(id))).not.toEqual([255, 255, 255]);
  page.on('request', request => calls.push(request.url()));
  await panel.getByLabel('Remove the background').check();
  await expect.poll(async () => pixel(page, await editor.pointOf(id))).toEqual([255, 255, 255]);
  expect(calls.filter(url => /\/(api|rest|files)\b/.test(url))).toEqual([]);
  await page.locator('.right-bar').getByRole('button', {name: 'Undo'}).click();
  await expect.poll(async () => pixel(page, await editor.pointOf(id))).not.toEqual([255, 255, 255]);
});
