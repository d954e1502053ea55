/**
 * What the canvas shows after it has drawn only what has changed is, to the last bit, what it shows when it draws
 * everything.
 */
import {expect, type Page} from '@playwright/test';
import {EditorPage} from './editor-page';
import {becomeMember, call, designOf} from './editor-people';
import {test} from './test';

const FONTS = ['Lobster', 'Great Vibes', 'Arial'];
const KINDS = ['text', 'path', 'group', 'path', 'text'] as const;

function placed(index: number): object {
  return {
    id: `object-${index}`,
    originX: 'center',
    originY: 'center',
    left: ((index * 137) % 460) - 230,
    top: ((index * 89) % 440) - 220,
    angle: index * 37,
    opacity: index % 5 === 0 ? 0.6 : 1,
  };
}

const text = (index: number): object => ({
  ...placed(index),
  type: 'i-text',
  text: `Swash ${index}`,
  fontSize: 30 + (index % 20),
  fontFamily: FONTS[index % FONTS.length],
  fill: '#224488',
});

const path = (index: number): object => ({
  ...placed(index),
  type: 'path',
  width: 120,
  height: 105,
  path: 'M 0 0 C 40 -30 80 30 120 0 L 100 80 Q 60 40 20 90 Z',
  fill: '#cc6633',
  stroke: '#552200',
  strokeWidth: 3,
});

const group = (index: number): object => ({
  ...placed(index),
  type: 'group',
  width: 140,
  height: 110,
  objects: [
    {...text(index), id: `word-${index}`, left: 0, top: -20, angle: 0},
    {...path(index), id: `shape-${index}`, left: 30, top: 20, scaleX: 0.5, scaleY: 0.5},
  ],
});

const MAKE = {text, path, group};

/** The address of a shared design of mixed, overlapping objects. */
async function shared(page: Page, token: string): Promise<string> {
  const objects = Array.from({length: 40}, (_, index) => MAKE[KINDS[index % KINDS.length] ?? 'text'](index));
  const {secret} = await call<{secret: string}>(
    page,
    '/app/design/designTemplateShare/addDesignTemplateShare',
    {productId: 0, imgUrl: '', routingName: 'lapel-pins', layersData: designOf(...objects)},
    token,
  );
  return `/design/lapel-pins?id=${secret}`;
}

/** How many values of the canvas change when everything is drawn again, which it is whenever a font arrives. */
function differences(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const canvas = document.querySelector('canvas');
    const read = (): Uint8ClampedArray =>
      canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
    const drawn = (): Promise<void> =>
      new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    await drawn();
    const before = read();
    document.fonts.dispatchEvent(new Event('loadingdone'));
    await drawn();
    const after = read();
    return before.length === 0 ? -1 : after.filter((value, index) => value !== before[index]).length;
  });
}

test('the canvas draws in parts what it would draw at once', async ({page, baseURL}) => {
  const {token} = await becomeMember(page, baseURL);
  const editor = await new EditorPage(page).open(await shared(page, token));
  await expect.poll(() => editor.objects().then(objects => objects.length)).toBe(40);
  await page.waitForLoadState('networkidle');
  const exact = async (after: string): Promise<void> => expect(await differences(page), after).toBe(0);
  await editor.drag('object-39', 60, 50);
  await exact('dragging the topmost');
  const [held] = await editor.selection();
  expect(held).toBeDefined();
  for (const key of [
    'ArrowRight',
    'Control+d',
    'Control+BracketLeft',
    'Delete',
    'Control+z',
    'Control+z',
    'Control+z',
    'Control+y',
    'Control+y',
  ]) {
    await page.keyboard.press(key);
    await exact(key);
  }
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+g');
  await exact('grouping everything');
  await page.keyboard.press('Control+z');
  await exact('taking that back');
  await editor.drag('object-4', 40, -30);
  await exact('dragging one below others');
  expect((await editor.objects()).length).toBeGreaterThan(38);
});
