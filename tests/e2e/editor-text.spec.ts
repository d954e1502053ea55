import {expect} from '@playwright/test';
import {becomes, panelOf, row, sliderOf, withText} from './editor-parts';
import {test} from './test';

test.describe('the text panel', () => {
  test('has sliders with their ranges [ED-074] [ED-075] [ED-076] [ED-077]', async ({page}) => {
    const {editor, id} = await withText(page);
    const check = async (
      name: string,
      range: readonly string[],
      value: string,
      values: Record<string, unknown>,
    ): Promise<void> => {
      const slider = sliderOf(page, name);
      for (const [index, attribute] of ['min', 'max', 'step'].entries())
        await expect(slider).toHaveAttribute(attribute, range[index] ?? '');
      await slider.fill(value);
      await becomes(editor, id, values);
    };
    await check('Text Size', ['16', '200', '1'], '120', {fontSize: 120});
    await check('Rotation', ['-360', '360', '1'], '-90', {angle: -90});
    await check('Spacing', ['0', '1000', '10'], '250', {charSpacing: 250});
    await check('Line Height', ['0', '10', '0.1'], '2.5', {lineHeight: 2.5});
  });

  test('offers eight sizes beside the slider [ED-078]', async ({page}) => {
    const {editor, id} = await withText(page);
    const sizes = panelOf(page).getByRole('group', {name: 'Common sizes'});
    await expect(sizes.getByRole('button')).toHaveText(['30', '40', '50', '60', '70', '80', '90', '100']);
    await sizes.getByRole('button', {name: '80'}).click();
    await becomes(editor, id, {fontSize: 80});
  });

  test('aligns, underlines and strikes through [ED-082] [ED-083] [ED-084]', async ({page}) => {
    const {editor, id} = await withText(page);
    for (const textAlign of ['left', 'right', 'center']) {
      await panelOf(page)
        .getByRole('button', {name: `Align ${textAlign}`})
        .click();
      await becomes(editor, id, {textAlign});
    }
    const toggles = async (name: string, property: string): Promise<void> => {
      const button = panelOf(page).getByRole('button', {name});
      await button.click();
      await becomes(editor, id, {[property]: true});
      await button.click();
      await becomes(editor, id, {[property]: false});
    };
    await toggles('Underline', 'underline');
    await toggles('Strike-through', 'linethrough');
  });

  test('opens its views, from each of which back leads to editing [ED-040] [ED-066] [ED-067]', async ({page}) => {
    await withText(page);
    for (const [name, title] of [
      ['Font', 'Font'],
      ['Color', 'Color'],
      ['Text Shape', 'Text Shape'],
      ['Outline', 'Outline'],
    ] as const) {
      await row(page, name).click();
      await expect(panelOf(page).getByRole('heading', {name: title, level: 2})).toBeVisible();
      await panelOf(page).getByRole('button', {name: 'Back'}).click();
      await expect(page.getByRole('heading', {name: 'Edit text'})).toBeVisible();
    }
    await page.getByRole('navigation', {name: 'Tools'}).getByRole('button', {name: 'Add Text'}).click();
    await expect(page.getByPlaceholder('Enter text here')).toBeVisible();
  });

  test('lists the fonts, sets the chosen one and remembers it; none comes from elsewhere [ED-072] [ED-406]', async ({
    page,
    baseURL,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', request => {
      if (
        !request.url().startsWith(baseURL ?? '') &&
        !request.url().startsWith('data:') &&
        !request.url().startsWith('blob:')
      )
        elsewhere.push(request.url());
    });
    const {editor, id} = await withText(page, '徽章 Emblem');
    await row(page, 'Font').click();
    await expect.poll(() => panelOf(page).locator('.font').count()).toBeGreaterThanOrEqual(40);
    await panelOf(page).getByRole('button', {name: 'Lobster', exact: true}).click();
    await becomes(editor, id, {fontFamily: 'Lobster'});
    // Letters that the font lacks are of another one, which comes by itself.
    const isLoaded = () =>
      page.evaluate(
        () => document.fonts.check('20px "Lobster"', 'Emblem') && document.fonts.check('20px "Noto Sans SC"', '徽章'),
      );
    await expect.poll(isLoaded).toBe(true);
    await panelOf(page).getByRole('searchbox', {name: 'Find a font'}).fill('shan');
    await panelOf(page).getByRole('button', {name: 'Ma Shan Zheng'}).first().click();
    await becomes(editor, id, {fontFamily: 'Ma Shan Zheng'});
    await panelOf(page).getByRole('searchbox', {name: 'Find a font'}).fill('');
    await expect(panelOf(page).locator('section').first().getByRole('button')).toHaveText(['Ma Shan Zheng', 'Lobster']);
    expect(elsewhere).toEqual([]);
  });

  test('changes the text 300 ms after the last key [ED-071]', async ({page}) => {
    await page.clock.install();
    const {editor, id} = await withText(page, 'Before');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const content = panelOf(page).getByLabel('Text', {exact: true});
    await content.fill('Af');
    await page.clock.runFor(299);
    await content.fill('After');
    await page.clock.runFor(299);
    await expect(content).toHaveValue('After');
    expect((await editor.object(id)).text).toBe('Before');
    await page.clock.runFor(1);
    expect((await editor.object(id)).text).toBe('After');
  });

  test('outlines in six thicknesses, None takes the outline away [ED-079] [ED-345]', async ({page}) => {
    const {editor, id} = await withText(page);
    await row(page, 'Outline').click();
    const steps = panelOf(page).getByRole('group', {name: 'Thickness'}).getByRole('button');
    await expect(steps).toHaveText(['None', 'Very Thin', 'Thin', 'Medium', 'Thick', 'Very Thick']);
    for (const thickness of [1, 2, 3, 4, 5]) {
      await steps.nth(thickness).click();
      await becomes(editor, id, {strokeWidth: thickness, stroke: '#ffffff'});
    }
    await panelOf(page).getByRole('button', {name: 'Use color #b3261e'}).first().click();
    await becomes(editor, id, {strokeWidth: 5, stroke: '#b3261e'});
    await steps.first().click();
    await becomes(editor, id, {strokeWidth: 0, stroke: null});
  });

  test(`lists twelve shapes, all of which shape the text; the slider bends curved text from 100 to 2000
    [ED-080] [ED-081] [ED-085] [ED-086]`, async ({page}) => {
    const {editor, id} = await withText(page);
    await expect(sliderOf(page, 'Text Curve')).toHaveCount(0);
    await row(page, 'Text Shape').click();
    const shapes = panelOf(page).getByRole('group', {name: 'Text Shape'}).getByRole('button');
    await expect(shapes).toHaveText([
      'Normal',
      'Curve',
      'Arch',
      'Bridge',
      'Valley',
      'Pinch',
      'Bulge',
      'Perspective',
      'Pointed',
      'Downward',
      'Upward',
      'Cone',
    ]);
    const looks = (): Promise<string> => page.evaluate(() => document.querySelector('canvas')?.toDataURL() ?? '');
    const seen = new Set([await looks()]);
    for (const name of [
      'Arch',
      'Bridge',
      'Valley',
      'Pinch',
      'Bulge',
      'Perspective',
      'Pointed',
      'Downward',
      'Upward',
      'Cone',
      'Curve',
    ]) {
      await shapes.filter({hasText: name}).click();
      await expect.poll(async () => seen.has(await looks())).toBe(false);
      seen.add(await looks());
    }
    await becomes(editor, id, {kind: 'curved-text'});
    await panelOf(page).getByRole('button', {name: 'Back'}).click();
    const curve = sliderOf(page, 'Text Curve');
    await expect(curve).toHaveAttribute('min', '100');
    await expect(curve).toHaveAttribute('max', '2000');
    await curve.fill('100');
    await becomes(editor, id, {radian: 100});
    await curve.fill('2000');
    await becomes(editor, id, {radian: 2000});
    await curve.press('ArrowLeft');
    await becomes(editor, id, {radian: 1990});
  });
});
