/** What is imported into a design looks in print as it looks on the canvas, at 300 dots per inch. */
import {expect, type Page} from '@playwright/test';
import sharp from 'sharp';
import {difference, looksOf, PRINTED_AS_SHOWN} from './canvas-beside-print';
import {EditorPage} from './editor-page';
import {becomeMember} from './editor-people';
import {printProduct} from './print-product';
import {bmp, cmykPsd, pdf, type FilePayload} from './sample-files';
import {test} from './test';

const SVG = 'http://www.w3.org/2000/svg';

const svg = (name: string, body: string, viewBox = '0 0 200 160'): FilePayload => ({
  name: `${name}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox}">${body}</svg>`,
  ),
});

const DRAWINGS: readonly FilePayload[] = [
  svg(
    'shapes',
    '<rect x="8" y="8" width="80" height="60" rx="14" fill="#0a7d3c"/><circle cx="140" cy="44" r="34" fill="none" ' +
      'stroke="#c81e1e" stroke-width="9" stroke-dasharray="24 9"/><ellipse cx="50" cy="118" rx="40" ' +
      'ry="24" fill="#224"/>' +
      '<polygon points="110,150 150,90 190,150" fill="#e6a817" stroke="#333" stroke-width="4" ' +
      'stroke-linejoin="round"/>',
  ),
  svg(
    'gradients',
    '<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#002a8f"/>' +
      '<stop offset=".5" stop-color="#2fb5d0"/><stop offset="1" stop-color="#0b3"/></linearGradient>' +
      '<radialGradient id="b" cx=".4" cy=".4" r=".6"><stop offset="0" stop-color="#ffd24d"/>' +
      '<stop offset="1" stop-color="#b3001b"/></radialGradient></defs>' +
      '<rect x="6" y="6" width="90" height="148" fill="url(#a)"/><circle cx="148" cy="80" r="46" fill="url(#b)"/>',
  ),
  svg(
    'transforms',
    '<g transform="translate(100 80) rotate(28)"><g transform="skewX(18) scale(1.3 .7)">' +
      '<rect x="-50" y="-50" width="70" height="70" fill="#5b2a86"/><path d="M0 0C40-60 70 40 20 60S-40 40 0 0Z" ' +
      'fill="#f26419" fill-rule="evenodd"/></g></g><use href="#s" x="12"/><path id="s" ' +
      'd="M10 130h40v14h-40z" fill="#06c"/>',
  ),
  svg(
    'clips',
    '<defs><clipPath id="c"><path d="M100 10L190 150H10Z"/></clipPath></defs><g clip-path="url(#c)">' +
      '<rect width="200" height="160" fill="#175676"/><circle cx="100" cy="100" r="40" fill="#d62839"/></g>',
  ),
  svg(
    'seen through',
    '<rect x="10" y="30" width="120" height="100" fill="#1b998b"/><circle cx="130" cy="80" r="60" ' +
      'fill="#e84855" opacity=".55"/>',
  ),
  svg('holes', '<path fill-rule="evenodd" d="M20 20h160v120h-160zM60 50h80v60h-80zM90 70h20v20h-20z" fill="#2d3047"/>'),
  svg(
    'style rules',
    '<style>.p{fill:#00796b}.q{fill:none;stroke:#5d4037;stroke-width:6;stroke-linecap:round}</style>' +
      '<path class="p" d="M20 140Q100 0 180 140Z"/><path class="q" d="M20 30H180M40 50L160 60"/>',
  ),
];

/** A picture that is another one upside down and mirrored, with holes that are half seen through. */
async function pixels(): Promise<Buffer> {
  const mark = `<svg xmlns="${SVG}" width="240" height="160">
    <path d="M20 140L70 20L120 140Z" fill="#c81e1e"/>
    <circle cx="180" cy="80" r="50" fill="#1e64c8" fill-opacity=".6"/></svg>`;
  return sharp(Buffer.from(mark)).png().toBuffer();
}

const turned = async (orientation: number): Promise<Buffer> =>
  sharp(await pixels())
    .flatten({background: '#f4e9cd'})
    .withMetadata({orientation})
    .jpeg({quality: 95})
    .toBuffer();

const PICTURES: readonly (() => Promise<FilePayload>)[] = [
  async () => ({name: 'holes.png', mimeType: 'image/png', buffer: await pixels()}),
  async () => ({name: 'turned-right.jpg', mimeType: 'image/jpeg', buffer: await turned(6)}),
  async () => ({name: 'mirrored.jpg', mimeType: 'image/jpeg', buffer: await turned(2)}),
  async () => ({
    name: 'without-an-ending',
    mimeType: 'image/webp',
    buffer: await sharp(await pixels())
      .webp()
      .toBuffer(),
  }),
  async () => ({
    name: 'few.gif',
    mimeType: 'image/gif',
    buffer: await sharp(await pixels())
      .gif()
      .toBuffer(),
  }),
  async () => ({...bmp()}),
  async () => ({...cmykPsd(8)}),
  async () => ({...pdf('page.pdf')}),
];

/** Puts a file on the canvas, whole. */
async function place(editor: EditorPage, file: FilePayload, isDrawing: boolean): Promise<void> {
  const {page} = editor;
  await editor.openPanel('Upload');
  await page.locator('.side-panel input[type=file]').setInputFiles({...file});
  if (!isDrawing) await page.getByRole('dialog', {name: 'Crop Area'}).getByRole('button', {name: 'Continue'}).click();
  await expect.poll(async () => (await editor.objects()).length, {message: file.name}).toBe(1);
}

async function openProduct(page: Page, baseURL: string | undefined) {
  const product = `import-${Date.now()}`;
  const categoryId = await printProduct(baseURL, product, PRINTED_AS_SHOWN);
  await becomeMember(page, baseURL);
  return {product, categoryId};
}

test.describe('an import looks in print as on the canvas', () => {
  for (const drawing of DRAWINGS)
    test(`a drawing: ${drawing.name}`, async ({page, baseURL}) => {
      const {product, categoryId} = await openProduct(page, baseURL);
      const editor = await new EditorPage(page).open(`/us/design/${product}`);
      await place(editor, drawing, true);
      expect(difference(await looksOf(page, baseURL, categoryId))).toBeLessThan(0.01);
    });

  test('pictures of every kind that is taken', async ({page, baseURL}) => {
    const {product, categoryId} = await openProduct(page, baseURL);
    const differing: (readonly [string, number])[] = [];
    for (const made of PICTURES) {
      const file = await made();
      const editor = await new EditorPage(page).open(`/us/design/${product}`);
      await place(editor, file, false);
      const share = difference(await looksOf(page, baseURL, categoryId));
      if (share >= 0.01) differing.push([file.name, share]);
    }
    expect(differing).toEqual([]);
  });
});
