/** Products that are no square are designed, checked and printed in their own shape. */
import {PDFDocument} from '@cantoo/pdf-lib';
import {expect, type Page} from '@playwright/test';
import {expectAccessible} from './accessible';
import {resting, type Box} from './at-rest';
import {EditorPage} from './editor-page';
import {becomeMember, becomeStaff, call, designOf, someText} from './editor-people';
import {printProduct} from './print-product';
import {test} from './test';

/** Adds a category of the size, mm; answers its id and the name in its address. */
async function productOf(
  baseURL: string | undefined,
  printWidthMm: number,
  printHeightMm: number,
): Promise<{readonly id: number; readonly name: string}> {
  const name = `strip-${Date.now()}-${printWidthMm}`;
  const id = await printProduct(baseURL, name, {printWidthMm, printHeightMm, bleedMm: 2, safeMm: 2});
  return {id, name};
}

const boxOf = async (page: Page, line: 'cut' | 'bleed' | 'safe') =>
  (await page.locator(`.overlay .${line}`).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};

/** The three lines, which are there only once the product's area has a height. */
async function restingLines(page: Page): Promise<Record<'cut' | 'bleed' | 'safe', Box>> {
  return resting(page, async () => {
    const cut = await boxOf(page, 'cut');
    return cut.height > 0 ? {cut, bleed: await boxOf(page, 'bleed'), safe: await boxOf(page, 'safe')} : null;
  });
}

for (const [what, width, height] of [
  ['a lanyard', 900, 25],
  ['a pen', 60, 8],
  ['a ribbon', 50, 200],
] as const) {
  test(`${what} shows where it is cut, bleeds and is safe, and takes text that fits`, async ({page, baseURL}) => {
    const {name} = await productOf(baseURL, width, height);
    const editor = await new EditorPage(page).open(`/us/design/${name}`);
    const chip = page.getByRole('region', {name: 'Product area'});
    await expect(chip.getByText(`${width} × ${height} mm`)).toBeVisible();
    const {cut, bleed, safe} = await restingLines(page);
    expect(Math.abs(cut.width / cut.height / (width / height) - 1)).toBeLessThan(0.1);
    expect([bleed.height > cut.height, safe.height < cut.height]).toEqual([true, true]);
    await editor.addText('Summer festival');
    await expect(page.getByRole('button', {name: /Hints for print/})).toBeHidden();
    await expect.poll(async () => (await boxOf(page, 'cut')).height).toBeGreaterThan(40);
    await chip.getByRole('button', {name: 'Full view'}).click();
    await expect.poll(() => boxOf(page, 'cut')).toEqual(cut);
    await chip.getByRole('button', {name: 'Show print lines'}).click();
    await expect(page.locator('.overlay .bleed')).toBeHidden();
    await expectAccessible(page);
  });
}

test('an earlier design, drawn for a square, is shown whole on a lanyard; check and print say what is cut off', async ({
  page,
  baseURL,
}) => {
  const {id, name} = await productOf(baseURL, 900, 25);
  const {token} = await becomeMember(page, baseURL);
  const layersData = designOf({...someText('a', 'HELLO'), width: 160, height: 56});
  const {secret} = await call<{secret: string}>(
    page,
    '/app/design/designTemplateShare/addDesignTemplateShare',
    {productId: id, imgUrl: '', routingName: name, layersData},
    token,
  );
  const editor = await new EditorPage(page).open(`/us/design/${name}?id=${secret}`);
  await expect.poll(() => editor.objects()).toMatchObject([{id: 'a', scaleX: 1, scaleY: 1, text: 'HELLO'}]);
  await page.getByRole('button', {name: 'Hints for print: 1'}).click();
  await expect(page.getByText(/reaches .* mm beyond the printed area/)).toBeVisible();
  const headers = {token: await becomeStaff(page, baseURL)};
  const answer = await page.request.post('/rest/template/print?format=pdf', {
    headers,
    data: {design: JSON.parse(layersData), categoryId: id},
  });
  expect(JSON.parse(decodeURIComponent(answer.headers()['x-print-problems'] ?? '[]'))).toEqual([
    {code: 'cut-off', detail: 'HELLO'},
  ]);
  const [sheet] = (await PDFDocument.load(await answer.body())).getPages();
  expect(
    [sheet?.getTrimBox().width, sheet?.getTrimBox().height].map(points => Math.round(((points ?? 0) * 25.4) / 72)),
  ).toEqual([900, 25]);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('a lanyard is looked at whole and close up', async ({page, baseURL}) => {
    const {name} = await productOf(baseURL, 900, 25);
    await new EditorPage(page).open(`/us/design/${name}`);
    const {cut: whole} = await restingLines(page);
    expect(whole.width).toBeLessThanOrEqual(390);
    await page.getByRole('button', {name: 'Close-up'}).tap();
    await expect.poll(async () => (await boxOf(page, 'cut')).height).toBeGreaterThan(80);
    await page.getByRole('button', {name: 'Full view'}).tap();
    await expect.poll(() => boxOf(page, 'cut')).toEqual(whole);
  });
});
