/** Uploads of the console: the widgets, the panel over every page, and the shared viewer. */
import {expect, type Page} from '@playwright/test';
import {idOf} from '../harness/json';
import {PNG, uploadPicture} from '../harness/upload';
import {uniqueName} from '../harness/world';
import {expectAccessible} from './accessible';
import {beSignedIn} from './admin-session';
import {restingBox} from './at-rest';
import {holdUploads} from './held-uploads';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {unfold} from './record-fields';
import {visit} from './visit';

const PAGE = '/upload/uploadThreeDLib';
const picture = (name: string) => ({name, mimeType: 'image/png', buffer: PNG});

const panel = (page: Page) => page.getByRole('region', {name: 'Uploads'});
const chooser = (page: Page) => page.locator('[data-upload-box] input[type=file]');
const arrived = (page: Page) => page.getByRole('list', {name: 'Uploaded files'}).getByRole('link');
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('upload.')));
const notice = (page: Page, level: 'warning' | 'error') => page.locator(`[data-notice=${level}]`);

/** Extensions, and whether an attachment of that kind is shown small. */
const PREVIEWED: readonly (readonly [string, boolean])[] = [
  ...['jpg', 'jpeg', 'png', 'gif', 'webp', 'jfif', 'JPG', 'mp4'].map(extension => [extension, true] as const),
  ...['svg', 'bmp', 'psd', 'tiff', 'pdf', 'avi', 'xlsx'].map(extension => [extension, false] as const),
];

test('the 3D library opens with two, one and no parameter [CO-114] [CO-115]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto(`${PAGE}/7/2`);
  for (const [path, text] of [
    ['/7/2', 'Record 7, Place 2'],
    ['/7', 'Record 7'],
    ['', ''],
  ] as const) {
    await visit(page, PAGE + path);
    await new ConsolePage(page).heading('3D library upload');
    if (text === '') await expect(page.getByText(/^Record/)).toHaveCount(0);
    else await expect(page.getByText(text, {exact: true})).toBeVisible();
  }
});

test(`a file goes up in the documented two steps, and the signature is used again
  [CO-247] [CO-485] [CO-487] [CO-488] [CO-723] [DA-573]`, async ({page, server}) => {
  await beSignedIn(page, server);
  const signed: string[] = [];
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function sendNoted(body) {
      if (body instanceof FormData)
        Reflect.set(
          window,
          'lastForm',
          [...body].map(([name, value]) => [name, value instanceof File ? value.name : value]),
        );
      send.call(this, body);
    };
  });
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/api/gyoss/oss/web/config')
      signed.push(`${request.headers()['content-type']} ${request.postData()}`);
  });
  await page.goto(PAGE);
  const size = await restingBox(page.locator('[data-upload-box]'));
  expect([size.width, size.height]).toEqual([112, 75]);
  for (const name of ['My pin!.png', 'second.png']) {
    await chooser(page).setInputFiles(picture(name));
    await expect(arrived(page).filter({hasText: name})).toBeVisible();
  }
  expect(signed).toEqual([
    'application/x-www-form-urlencoded;charset=UTF-8 systemName=CNOss&modelDir=threeDLib&isSSL=1',
  ]);
  expect(await kept(page)).toHaveLength(1);
  const parts: readonly (readonly [string, string])[] = await page.evaluate(() => Reflect.get(window, 'lastForm'));
  expect(parts.map(([name]) => name)).toEqual([
    'policy',
    'OSSAccessKeyId',
    'signature',
    'success_action_status',
    'key',
    'name',
    'file',
  ]);
  expect(Object.fromEntries(parts)).toMatchObject({
    success_action_status: '201',
    file: 'second.png',
    key: expect.stringMatching(/^public\/threeDLib\/.*\/second_\w{8}\.png$/),
  });
  const address = await arrived(page).first().getAttribute('href');
  expect(address).toMatch(/^\/files\/public\/threeDLib\/.*\/My_pin_\w{8}\.png$/);
  expect((await page.request.get(server.url + address)).status()).toBe(200);
});

test('each upload has its name and bar in the panel, which closes by itself [CO-010] [CO-244]', async ({
  page,
  server,
}) => {
  await beSignedIn(page, server);
  await page.goto(PAGE);
  const held = await holdUploads(page);
  await chooser(page).setInputFiles(picture('first.png'));
  await expect(panel(page).getByRole('progressbar', {name: 'first.png'})).toBeVisible();
  await expect(panel(page).getByText(/^\d+%$/)).toHaveCount(1);
  held.letGo();
  await expect(arrived(page)).toHaveText(['first.png']);
  await expect(panel(page)).toHaveCount(0);
});

test('the bar follows what has been sent [CO-491]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto(PAGE);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
  await chooser(page).setInputFiles({
    name: 'long.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([PNG, Buffer.alloc(4 * 1024 * 1024)]),
  });
  const bar = panel(page).getByRole('progressbar', {name: 'long.png'});
  const seen = new Set<number>();
  await expect
    .poll(
      async () => {
        seen.add(Number(await bar.getAttribute('aria-valuenow')));
        return [...seen].filter(percent => percent > 0 && percent < 100).length;
      },
      {intervals: [100]},
    )
    .toBeGreaterThan(2);
  expect([...seen]).toEqual([...seen].sort((one, other) => one - other));
  await panel(page).getByRole('button', {name: 'Cancel the upload of long.png'}).click();
  await expect(panel(page)).toHaveCount(0);
});

test('the panel says how large a file is, in Bytes, KB, MB or GB [CO-724]', async ({page, server}) => {
  await beSignedIn(page, server);
  const sizes = {'tiny.png': 68, 'small.png': 1536, 'large.png': 5 * 1024 ** 2, 'huge.png': 1024 ** 3};
  await page.addInitScript(known => {
    Object.defineProperty(File.prototype, 'size', {
      get(this: File) {
        return Reflect.get(known, this.name);
      },
    });
  }, sizes);
  await page.goto(PAGE);
  await holdUploads(page);
  for (const [name, shown] of [
    ['tiny.png', '68 Bytes'],
    ['small.png', '1.5 KB'],
    ['large.png', '5 MB'],
    ['huge.png', '1 GB'],
  ] as const) {
    await chooser(page).setInputFiles(picture(name));
    await expect(panel(page).getByRole('listitem').filter({hasText: name})).toContainText(shown);
  }
});

test(`an attachment is shown small when it is a picture of six kinds or a video, by its name otherwise
  [CO-393] [DA-569]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const file = (extension: string) => `/files/public/preview/file.${extension}`;
  const resource = await admin.create('partner-resource', {
    title: uniqueName('Guide'),
    resourceType: 1,
    file: file('jpg'),
    language: 'en',
  });
  await page.goto('/notFound');
  const main = page.getByRole('main');
  for (const [extension, isShown] of PREVIEWED) {
    await admin.update('partner-resource', idOf(resource), {file: file(extension)});
    await visit(page, `/records/partner-resource/${idOf(resource)}/show`);
    await expect(
      main
        .getByRole('region', {name: 'Basics'})
        .getByRole('button', {name: isShown ? `View file.${extension}` : `file.${extension}`, exact: true}),
    ).toBeVisible();
  }
});

test('an upload is canceled and says so [CO-365] [CO-702] [CO-703] [DA-538]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto(PAGE);
  await holdUploads(page);
  await chooser(page).setInputFiles(picture('first.png'));
  await panel(page).getByRole('button', {name: 'Cancel the upload of first.png'}).click();
  await expect(panel(page).getByText('user canceled upload')).toBeVisible();
  await expect(notice(page, 'warning').filter({hasText: 'Cancelled successfully'})).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test(`a failed upload drops the signature, says so and is retried
  [CO-366] [CO-696] [CO-697] [CO-700] [CO-701] [DA-537]`, async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto(PAGE);
  await page.route('**/files', route => route.fulfill({status: 500, body: '{}'}), {times: 1});
  await chooser(page).setInputFiles(picture('first.png'));
  await expect(panel(page).getByText('OSS file upload failed')).toBeVisible();
  await expect(notice(page, 'error').filter({hasText: 'Upload failed, please retry'})).toBeVisible();
  expect(await kept(page)).toEqual([]);
  const box = page.locator('[data-upload-box]');
  await expect(box.getByText('Upload failed')).toBeVisible();
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(arrived(page)).toHaveText(['first.png']);
  expect(await kept(page)).toHaveLength(1);
});

test('without a signature nothing is sent, in Chinese too [CO-694] [CO-695]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
  await page.goto(PAGE);
  await page.evaluate(() => localStorage.setItem('upload.CNOss.threeDLib', '{"policy":"old"}'));
  await page.route('**/oss/web/config', route => route.fulfill({json: {code: '500', message: 'no'}}));
  await chooser(page).setInputFiles(picture('first.png'));
  await expect(page.getByRole('region', {name: '上传列表'}).getByText('获取签名失败')).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test('a list of files says what it takes, keeps all that were chosen together, and lets one go', async ({
  page,
  server,
}) => {
  await beSignedIn(page, server);
  await page.goto('/records/drawing/create');
  const files = page.getByRole('group', {name: 'Files'});
  await expect(files.getByText('pictures, documents, 200MB')).toBeVisible();
  const input = files.locator('input[type=file]');
  await expect(input).toHaveAttribute('accept', /\.png,.*\.ai,.*\.ppt/);
  const film = {name: 'c.mp4', mimeType: 'video/mp4', buffer: Buffer.from('a')};
  await input.setInputFiles([picture('a.png'), picture('b.png'), film]);
  await expect(notice(page, 'warning').filter({hasText: 'formats are supported'})).toBeVisible();
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await files.getByRole('button', {name: /^Remove a_/}).click();
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await files.getByRole('button', {name: /^b_/}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(`a wrong type is warned of and not sent; several dragged onto one place neither, nor more than a hundred
  [CO-381] [CO-382] [CO-385] [CO-388] [CO-698] [DA-535] [DA-539]`, async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/records/language/create');
  const box = page.locator('[data-upload-box]').first();
  await box
    .locator('input[type=file]')
    .setInputFiles({name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a')});
  await expect(
    notice(page, 'warning').filter({hasText: 'Only jpeg, jpg, gif, png, webp, svg formats are supported'}),
  ).toBeVisible();
  await box.evaluate(element => {
    const dataTransfer = new DataTransfer();
    for (const name of ['a.png', 'b.png']) dataTransfer.items.add(new File(['a'], name));
    element.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
  });
  await expect(notice(page, 'warning').filter({hasText: 'Only one file may be dragged here'})).toBeVisible();
  await visit(page, PAGE);
  await chooser(page).setInputFiles(Array.from({length: 101}, (_, index) => picture(`${index}.png`)));
  await expect(notice(page, 'warning').filter({hasText: 'Max Length 100'})).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('a file over the limit is told as an error that names the limit [CO-699] [DA-536]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/records/language/create');
  const buffer = Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]);
  await page
    .locator('[data-upload-box] input[type=file]')
    .first()
    .setInputFiles({name: 'a.png', mimeType: 'image/png', buffer});
  await expect(notice(page, 'error').filter({hasText: 'cannot be larger than 10M'})).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test(`the viewer shows a picture, turns and enlarges it, and says when there is none
  [CO-245] [CO-248] [CO-249] [DA-210] [DA-211]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const [withPicture, without] = await admin.list('language', {range: [0, 1]});
  await admin.update('language', idOf(withPicture), {img: await uploadPicture(admin, 'flag.png')});
  await admin.update('language', idOf(without), {img: null});
  const view = async () => {
    await page
      .getByRole('main')
      .getByRole('button', {name: /^View /})
      .first()
      .click();
    return page.getByRole('dialog');
  };
  await page.goto(`/records/language/${idOf(withPicture)}/show`);
  const viewer = await view();
  const image = viewer.getByRole('img');
  await expect(image).toBeVisible();
  await viewer.getByRole('button', {name: 'Rotate'}).click();
  await expect(image).toHaveCSS('transform', /matrix\((0|-?\d.*e-\d+), 1, -1/);
  await page.keyboard.press('+');
  await expect(image).toHaveCSS('transform', /1\.25/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await visit(page, `/records/language/${idOf(without)}/show`);
  await unfold(page);
  await expect((await view()).getByText('No Artwork Uploaded')).toBeVisible();
});

/** A page of its own size with a line on it; viewers read it without the table of contents that it leaves out. */
const PDF = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>endobj',
    '4 0 obj<</Length 24>>stream',
    '20 20 m 180 80 l S',
    'endstream endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
);

/** Half a second of a moving square, made by the browser itself. */
async function movingPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const drawing = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(30), {mimeType: 'video/mp4'});
    const parts: Blob[] = [];
    recorder.ondataavailable = event => parts.push(event.data);
    const ended = new Promise(resolve => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 30; frame += 1) {
      drawing?.fillRect(frame, frame, 20, 20);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

test('the viewer goes from a PDF to a video to a table, with buttons and keys [CO-243]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto(PAGE);
  await chooser(page).setInputFiles([
    {name: 'sheet.pdf', mimeType: 'application/pdf', buffer: PDF},
    {name: 'clip.mp4', mimeType: 'video/mp4', buffer: await movingPicture(page)},
    {name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n')},
  ]);
  await expect(arrived(page)).toHaveCount(3);
  await arrived(page).filter({hasText: 'sheet.pdf'}).click();
  const viewer = page.getByRole('dialog');
  const goTo = async (name: RegExp) => {
    for (let step = 0; step < 3 && !(await viewer.getByRole('heading', {name}).isVisible()); step += 1)
      await viewer.getByRole('button', {name: 'Next file'}).click();
  };
  await expect(viewer.getByRole('img', {name: 'Page 1 of 1'})).toBeVisible();
  await expectAccessible(page);
  await goTo(/^clip_/);
  const video = viewer.locator('video');
  // On a slow machine so short a film is over before it is told that it plays, which counts as an interruption there.
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    void element.play().catch(() => undefined);
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  await goTo(/^list_/);
  await expect(viewer.getByText('This kind of file has no preview.')).toBeVisible();
  const download = page.waitForEvent('download');
  await viewer.getByRole('link', {name: 'Download'}).last().click();
  expect((await download).suggestedFilename()).toMatch(/^list_\w{8}\.csv$/);
  const heading = await viewer.getByRole('heading').textContent();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('heading')).not.toHaveText(heading ?? '');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});
