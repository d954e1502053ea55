/** Pictures and designs from strangers: what is taken over, what is refused, and what the canvas shows of it. */
import {gzipSync} from 'node:zlib';
import {expect, type Page} from '@playwright/test';
import sharp from 'sharp';
import {EditorPage} from './editor-page';
import {becomeMember, call} from './editor-people';
import {bmp, cmykPsd, pdfOfPages, unmergedPsd, type FilePayload} from './sample-files';
import {test} from './test';

const svg = (body: string, attributes = 'viewBox="0 0 100 50"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`;

async function upload(page: Page, name: string, content: string | Buffer, mimeType = 'image/svg+xml'): Promise<void> {
  await page.locator('.side-panel input[type=file]').setInputFiles({name, mimeType, buffer: Buffer.from(content)});
}

async function openUploads(page: Page): Promise<EditorPage> {
  const editor = await new EditorPage(page).open('/design/lapel-pins');
  await editor.openPanel('Upload');
  return editor;
}

/** The colour in the middle of a stored picture, or so far across it, as the browser shows it. */
function middleColour(page: Page, src: string, across = 0.5): Promise<readonly number[]> {
  return page.evaluate(
    async ([address, share]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, 300, 150);
      return [...(context?.getImageData(300 * share, 75, 1, 1).data ?? [])];
    },
    [src, across] as const,
  );
}

const HOSTILE: readonly (readonly [string, string])[] = [
  ['a shape that uses itself', svg('<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>')],
  [
    'a million million shapes',
    svg(
      Array.from(
        {length: 40},
        (_, level) =>
          `<g id="a${level}">` +
          `${level === 0 ? '<rect width="1" height="1"/>' : `<use href="#a${level - 1}"/>`.repeat(2)}</g>`,
      ).join(''),
    ),
  ],
  ['names of names', `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${svg('<text>&b;</text>')}`],
  ['no drawing', '<svg'],
];

test.describe('a drawing', () => {
  test('that never ends is refused, and the page goes on', async ({page}) => {
    const editor = await openUploads(page);
    await editor.page.evaluate(() => {
      globalThis.addEventListener('error', () => document.body.setAttribute('data-broken', ''));
    });
    for (const [name, content] of HOSTILE) {
      await upload(page, `${name}.svg`, content);
      await expect(page.locator('.notice-error').last(), name).toContainText(
        /too complex|cannot be read|could not be read/,
      );
      await page.locator('.notice-error').last().getByRole('button').click();
      await expect(page.locator('.notice-error')).toHaveCount(0);
      expect(await editor.objects()).toHaveLength(0);
    }
    await expect(page.locator('body[data-broken]')).toHaveCount(0);
    await editor.addText('Still here');
  });

  test('keeps its colours from style rules, and loses scripts, handlers and what it would load', async ({page}) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    const editor = await openUploads(page);
    await upload(
      page,
      'styled.svg',
      svg(`<style>@import url(https://elsewhere.test/a.css); .a{fill:#00aa00}
      .b{fill:url(https://elsewhere.test/#x)}</style>
      <script>globalThis.hacked=1</script><rect class="a" width="100" height="50" onclick="globalThis.hacked=1"/>`),
    );
    await expect.poll(() => editor.objects()).toHaveLength(1);
    const {src = ''} = await editor.top();
    expect(src).toMatch(/\.svg$/);
    expect((await middleColour(page, src)).slice(0, 3)).toEqual([0, 170, 0]);
    const stored = await (await page.request.get(src)).text();
    expect(stored).not.toMatch(/script|onclick|elsewhere|<style/i);
    expect(asked.filter(address => address.includes('elsewhere'))).toEqual([]);
    await expect(page.locator('.notice')).toHaveCount(0);
  });

  test('that was saved compressed is read, and no more of it is unpacked than a file may hold', async ({page}) => {
    const editor = await openUploads(page);
    await upload(page, 'packed.svg', gzipSync(svg('<rect width="100" height="50" fill="#00aa00"/>')));
    await expect.poll(() => editor.objects()).toHaveLength(1);
    const {src = ''} = await editor.top();
    expect((await middleColour(page, src)).slice(0, 3)).toEqual([0, 170, 0]);
    expect(await (await page.request.get(src)).text()).toContain('<svg');
    await editor.openPanel('Upload');
    for (const [content, told] of [
      [gzipSync(Buffer.alloc(200 * 1024 * 1024)), /10 ?MB/],
      [Buffer.from('1f8b0800deadbeef', 'hex'), /could not be read|cannot be read/],
    ] as const) {
      await upload(page, 'bomb.svg', content);
      await expect(page.locator('.notice-error').last()).toContainText(told);
      await page.locator('.notice-error').last().getByRole('button').click();
    }
    expect(await editor.objects()).toHaveLength(1);
  });

  test('that cannot be taken over exactly is shown as a sharp picture, and kept; the print check says so', async ({
    page,
  }) => {
    const editor = await openUploads(page);
    await upload(
      page,
      'words.svg',
      svg(
        '<rect width="100" height="50" fill="#0000cc"/><foreignObject width="100" height="50"><div ' +
          'xmlns="http://www.w3.org/1999/xhtml" style="background:#cc0000;height:50px">Words</div>' +
          '</foreignObject>',
      ),
    );
    await expect(page.getByText('shown as a sharp picture')).toBeVisible();
    await expect.poll(() => editor.objects()).toHaveLength(1);
    await expect(page.getByText('Parts of web pages in the drawing were left out')).toBeVisible();
    const {src = '', picPath, width} = await editor.top();
    expect(src).toMatch(/\.png$/);
    expect(picPath).toMatch(/\.svg$/);
    expect(width).toBe(2048);
    expect((await middleColour(page, src))[0]).toBe(204);
    await page.locator('.preflight').getByRole('button').click();
    await expect(page.getByText('This file could not be taken over exactly.')).toBeVisible();
  });

  test('with a linked picture says that it is missing, and shows no sign of a browser in its place', async ({page}) => {
    const editor = await openUploads(page);
    await upload(
      page,
      'linked.svg',
      svg(
        '<rect width="100" height="50" fill="#00aa00"/><image href="https://elsewhere.test/logo.png" x="40" ' +
          'y="15" width="20" height="20"/>',
      ),
    );
    await expect(
      page.getByRole('alert').filter({hasText: 'Linked or broken pictures in the drawing were left out'}),
    ).toBeVisible();
    await expect.poll(() => editor.objects()).toHaveLength(1);
    const {src = ''} = await editor.top();
    expect(src).toMatch(/\.svg$/);
    expect((await middleColour(page, src)).slice(0, 3)).toEqual([0, 170, 0]);
  });

  test('of an endless size is taken over at one that browsers draw', async ({page}) => {
    const editor = await openUploads(page);
    await upload(
      page,
      'huge.svg',
      svg('<rect width="1e6" height="5e5" fill="#00aa00"/>', 'width="1000000" height="500000"'),
    );
    await expect.poll(() => editor.objects()).toHaveLength(1);
    expect(await editor.top()).toMatchObject({width: 8192, height: 4096});
    expect((await middleColour(page, (await editor.top()).src ?? '')).slice(0, 3)).toEqual([0, 170, 0]);
  });
});

test('a large photo is shown by a small picture in its place, and its original is kept for print', async ({page}) => {
  const photo = await sharp({create: {width: 8000, height: 8000, channels: 3, background: '#3366cc'}})
    .jpeg()
    .toBuffer();
  const editor = await openUploads(page);
  await page.evaluate(() => {
    const longest = {ms: 0};
    new PerformanceObserver(list => {
      for (const {duration} of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
      document.body.dataset.longestTask = String(Math.round(longest.ms));
    }).observe({entryTypes: ['longtask']});
  });
  const begun = Date.now();
  await upload(page, 'photo.jpg', photo, 'image/jpeg');
  const dialog = page.getByRole('dialog', {name: 'Crop Area'});
  await expect(dialog.getByText('8000 × 8000 px')).toBeVisible();
  const asked = Date.now();
  await dialog.getByRole('button', {name: 'Continue'}).click();
  await expect.poll(() => editor.objects()).toHaveLength(1);
  const object = await editor.top();
  const shown = () => page.evaluate(src => globalThis.__editor?.shownSize(src), object.src ?? '');
  await expect.poll(shown).toEqual({width: 2048, height: 2048});
  test
    .info()
    .annotations.push({
      type: 'measured',
      description:
        `dialog ${asked - begun} ms, on the canvas ${Date.now() - asked} ms, longest task ` +
        `${(await page.locator('body').getAttribute('data-longest-task')) ?? '0'} ms`,
    });
  expect(object.picPath).toBe(object.src);
  const stored = await (await page.request.get(object.src ?? '')).body();
  expect((await sharp(stored).metadata()).width).toBe(8000);
});

test.describe('a shared design', () => {
  const area = {
    type: 'rect',
    id: 'workspace',
    originX: 'center',
    originY: 'center',
    left: 0,
    top: 0,
    width: 650,
    height: 650,
    fill: '#ffffff',
  };

  test('that reaches out is refused when it is shared', async ({page, baseURL}) => {
    const {token} = await becomeMember(page, baseURL);
    const layersData = JSON.stringify({
      frontData: {version: '7.4.0', objects: [area, {type: 'image', src: 'https://elsewhere.test/x.png'}]},
      backData: null,
    });
    await expect(
      call(
        page,
        '/app/design/designTemplateShare/addDesignTemplateShare',
        {productId: 0, imgUrl: '', routingName: 'lapel-pins', layersData},
        token,
      ),
    ).rejects.toThrow('422');
  });

  test('that arrives broken is told of, without a request of its own', async ({page}) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.route('**/designTemplateShare/getBySecret*', route =>
      route.fulfill({
        json: {
          code: '200',
          message: '',
          data: {productId: 0, layersData: `{"frontData":{"objects":[${'['.repeat(5000)}${']'.repeat(5000)}]}}`},
        },
      }),
    );
    await page.goto('/us/design/lapel-pins?id=secret&test');
    await expect(page.getByText('The stored design is damaged and was not opened.')).toBeVisible();
    await page.route('**/designTemplateShare/getBySecret*', route =>
      route.fulfill({
        json: {
          code: '200',
          message: '',
          data: {
            productId: 0,
            layersData: {
              frontData: {
                version: '7.4.0',
                objects: [
                  area,
                  {type: 'image', id: 'spy', src: 'https://elsewhere.test/x.png'},
                  {
                    type: 'text',
                    id: 'fine',
                    text: 'Fine',
                    fill: {type: 'pattern', source: 'https://elsewhere.test/y.png'},
                  },
                ],
              },
            },
          },
        },
      }),
    );
    const editor = await new EditorPage(page).open('/us/design/lapel-pins?id=secret');
    await expect.poll(() => editor.objects().then(objects => objects.map(object => object.id))).toEqual(['fine']);
    await expect(page.getByText('Parts of the design that could not be shown: 1.')).toBeVisible();
    expect(asked.filter(address => address.includes('elsewhere'))).toEqual([]);
  });
});

test.describe('every kind of file that is taken', () => {
  test('is shown as it is and printed, or refused with what to do', async ({page, baseURL}) => {
    const editor = await openUploads(page);
    const png = await sharp({create: {width: 40, height: 20, channels: 3, background: '#c81e1e'}})
      .png()
      .toBuffer();
    const files = page.locator('.side-panel input[type=file]');
    const colours: Record<string, readonly number[]> = {};
    const taken = async (file: FilePayload): Promise<void> => {
      const before = (await editor.objects()).length;
      await files.setInputFiles({...file});
      await page.getByRole('dialog', {name: 'Crop Area'}).getByRole('button', {name: 'Continue'}).click();
      await expect.poll(async () => (await editor.objects()).length, {message: file.name}).toBe(before + 1);
      const {src} = (await editor.objects()).at(-1) ?? {};
      colours[file.name] = await middleColour(page, String(src));
      const stored = await (await fetch(`${baseURL}${new URL(String(src), baseURL).pathname}`)).arrayBuffer();
      expect(['png', 'jpeg']).toContain((await sharp(Buffer.from(stored)).metadata()).format);
      await editor.openPanel('Upload');
    };
    await taken(bmp());
    await taken({name: 'really..a-png.jpg', mimeType: 'image/jpeg', buffer: png});
    await taken(cmykPsd(8));
    await taken(cmykPsd(16));
    expect(colours).toEqual({
      'old.bmp': [20, 160, 20, 255],
      'really..a-png.jpg': [200, 30, 30, 255],
      'inks8.psd': [0, 158, 224, 255],
      'inks16.psd': [0, 158, 224, 255],
    });
  });

  test('asks for one page of a document, and shows its soft masks', async ({page}) => {
    const editor = await openUploads(page);
    const files = page.locator('.side-panel input[type=file]');
    await files.setInputFiles({...pdfOfPages('pages.pdf')});
    const dialog = page.getByRole('dialog', {name: 'Choose a page'});
    await expect(dialog.getByText('pages.pdf has 2 pages')).toBeVisible();
    await expect(dialog.getByRole('img')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await editor.objects()).toHaveLength(0);
    await files.setInputFiles({...pdfOfPages('pages.pdf')});
    await dialog.getByRole('button', {name: 'Page 2'}).click();
    const crop = page.getByRole('dialog', {name: 'Crop Area'});
    await crop.getByRole('button', {name: 'Continue'}).click();
    await expect.poll(async () => (await editor.objects()).length).toBe(1);
    const {src} = (await editor.objects()).at(0) ?? {};
    expect(await middleColour(page, String(src), 0.25)).toEqual([0, 0, 255, 255]);
    expect(await middleColour(page, String(src), 0.75)).toEqual([0, 0, 0, 0]);
    await editor.openPanel('Upload');
    await files.setInputFiles({...unmergedPsd()});
    await expect(page.getByText(/Maximize compatibility/)).toBeVisible();
  });
});
