/** Letters of twelve scripts look in print as they look on the canvas, at 300 dots per inch. */
import {expect, type Page} from '@playwright/test';
import sharp from 'sharp';
import {asObject, asText} from '../harness/json';
import {EditorPage} from './editor-page';
import {becomeMember, becomeStaff, call, designOf} from './editor-people';
import {printProduct} from './print-product';
import {test} from './test';

const WORDS: readonly (readonly [script: string, fontFamily: string, text: string])[] = [
  ['Latin', 'Arial', 'Viê\u0323t e\u0301le\u0300ve AVATAR'],
  ['Cyrillic', 'Times New Roman', 'Съешь ещё й'],
  ['Greek', 'Arial', 'Ξεσκεπάζω ώρα'],
  ['Hebrew', 'Times New Roman', 'שָׁלוֹם, עולם (12)'],
  ['Arabic', 'Lobster', 'السلام عليكم 12'],
  ['Devanagari', 'Lato', 'क्षत्रिय हिन्दी'],
  ['Bengali', 'Arial', 'আমার বাংলা ক্ষু'],
  ['Thai', 'Lobster', 'น้ำใจดีที่สุด'],
  ['Tamil', 'Arial', 'தமிழ் பக்ஷி'],
  ['Hangul', 'Montserrat', '한국어 \u1112\u1161\u11ab글'],
  ['Kana', 'Times New Roman', 'ひらがな カタカナ'],
  ['Han', 'Lobster', '定制徽章 office'],
];

const STYLES: readonly (readonly [string, object])[] = [
  ['straight', {}],
  ['curved', {type: 'curved-text', radian: 220, fontSize: 30}],
  ['spaced out', {charSpacing: 120, fontSize: 26}],
  ['flipped', {flipX: true, fontWeight: 'bold', fontStyle: 'italic', angle: 5}],
];

/** Of the drawing area, px; two columns of texts. */
const AREA = 650;
const COLUMNS = 2;
const CELL = {width: AREA / COLUMNS, height: (AREA * COLUMNS) / WORDS.length};
/** Pictures of a design have two pixels for each of its own. */
const PIXELS = 2 * AREA;
const WIDTH_MM = (PIXELS / 300) * 25.4;

const designIn = (style: object): string =>
  designOf(
    ...WORDS.map(([id, fontFamily, text], index) => ({
      id,
      type: 'i-text',
      originX: 'center',
      originY: 'center',
      left: ((index % COLUMNS) + 0.5) * CELL.width - AREA / 2,
      top: (Math.floor(index / COLUMNS) + 0.5) * CELL.height - AREA / 2,
      text,
      fontFamily,
      fontSize: 32,
      fill: '#000000',
      ...style,
    })),
  );

interface Ink {
  readonly width: number;
  readonly height: number;
  readonly dark: Uint8Array;
}

async function inkOf(png: Buffer): Promise<Ink> {
  const {data, info} = await sharp(png)
    .flatten({background: '#ffffff'})
    .greyscale()
    .raw()
    .toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, dark: Uint8Array.from(data, value => (value < 128 ? 1 : 0))};
}

const NEIGHBOURS = [-1, 0, 1].flatMap(dy => [-1, 0, 1].map(dx => [dx, dy] as const));

/** The share of one picture's ink in a cell that has none of the other's within a pixel. */
function beyond({width, height, dark}: Ink, other: Ink, cell: number): number {
  const [left, top] = [(cell % COLUMNS) * CELL.width * 2, Math.floor(cell / COLUMNS) * CELL.height * 2].map(Math.round);
  let [all, alone] = [0, 0];
  for (let y = top ?? 0; y < Math.min(height, (top ?? 0) + CELL.height * 2); y += 1) {
    for (let x = left ?? 0; x < Math.min(width, (left ?? 0) + CELL.width * 2); x += 1) {
      if (dark[y * width + x] !== 1) continue;
      all += 1;
      if (NEIGHBOURS.every(([dx, dy]) => other.dark[(y + dy) * width + x + dx] !== 1)) alone += 1;
    }
  }
  return all === 0 ? 1 : alone / all;
}

/** What the editor draws of the open design, as it stores it with a link. */
async function picture(page: Page): Promise<Buffer> {
  const stored = page.waitForRequest(request => request.url().endsWith('/addDesignTemplateShare'));
  await page.getByRole('button', {name: 'Share', exact: true}).click();
  const {imgUrl} = asObject((await stored).postDataJSON());
  return (await page.request.get(asText(imgUrl))).body();
}

test.describe('letters', () => {
  for (const [name, style] of STYLES) {
    test(`that are ${name} look in print as on the canvas, in twelve scripts`, async ({page, baseURL}) => {
      const product = `letters-${Date.now()}`;
      const categoryId = await printProduct(baseURL, product, {printWidthMm: WIDTH_MM, bleedMm: 0});
      const {token} = await becomeMember(page, baseURL);
      const layersData = designIn(style);
      const {secret} = await call<{secret: string}>(
        page,
        '/app/design/designTemplateShare/addDesignTemplateShare',
        {productId: categoryId, imgUrl: '', routingName: product, layersData},
        token,
      );
      const editor = await new EditorPage(page).open(`/us/design/${product}?id=${secret}`);
      await expect.poll(() => editor.objects().then(objects => objects.length)).toBe(WORDS.length);
      const shown = await inkOf(await picture(page));
      const answer = await page.request.post('/rest/template/print?format=png&bleed=0', {
        headers: {token: await becomeStaff(page, baseURL)},
        data: {design: JSON.parse(layersData), categoryId},
      });
      expect(answer.headers()['x-print-problems']).toBeUndefined();
      const printed = await inkOf(await answer.body());
      expect([shown.width, shown.height]).toEqual([PIXELS, PIXELS]);
      expect([printed.width, printed.height]).toEqual([PIXELS, PIXELS]);
      const shares = WORDS.map(
        ([script], cell) => [script, Math.max(beyond(shown, printed, cell), beyond(printed, shown, cell))] as const,
      );
      expect(shares.filter(([, share]) => share >= 0.01)).toEqual([]);
    });
  }
});
