/** Letters of twelve scripts look in print as they look on the canvas, at 300 dots per inch. */
import {expect} from '@playwright/test';
import {AREA, difference, looksOf, PRINTED_AS_SHOWN, type Part} from './canvas-beside-print';
import {EditorPage} from './editor-page';
import {becomeMember, call, designOf} from './editor-people';
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
  ...(
    ['arch', 'bridge', 'valley', 'pinch', 'bulge', 'perspective', 'pointed', 'downward', 'upward', 'cone'] as const
  ).map(textShape => [`bent as ${textShape}`, {textShape, fontSize: 24}] as const),
];

/** Two columns of texts. */
const COLUMNS = 2;
const CELL = {width: AREA / COLUMNS, height: (AREA * COLUMNS) / WORDS.length};

const partOf = (cell: number): Part => ({
  left: (cell % COLUMNS) * CELL.width,
  top: Math.floor(cell / COLUMNS) * CELL.height,
  ...CELL,
});

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

test.describe('letters', () => {
  for (const [name, style] of STYLES) {
    test(`that are ${name} look in print as on the canvas, in twelve scripts`, async ({page, baseURL}) => {
      const product = `letters-${Date.now()}`;
      const categoryId = await printProduct(baseURL, product, PRINTED_AS_SHOWN);
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
      const looks = await looksOf(page, baseURL, categoryId);
      const shares = WORDS.map(([script], cell) => [script, difference(looks, partOf(cell))] as const);
      expect(shares.filter(([, share]) => share >= 0.01)).toEqual([]);
    });
  }
});
