import {expect} from '@playwright/test';
import {restingBox} from './at-rest';
import {EditorPage} from './editor-page';
import {becomeMember, call, designOf, somePath, someText} from './editor-people';
import {test} from './test';

test.describe("the editor's page", () => {
  test(`has a header, a rail whose tabs switch the panel, and the canvas in the middle
    [ED-022] [ED-024] [ED-025] [ED-048] [ED-049] [ED-050]`, async ({page}) => {
    const editor = await new EditorPage(page).open('/design/lapel-pins/');
    await expect(page.getByRole('banner').getByRole('heading', {level: 1})).not.toBeEmpty();
    const rail = page.getByRole('navigation', {name: 'Tools'});
    await expect(rail.getByRole('button')).toHaveText([
      'Templates',
      'Add Text',
      'Add Cliparts',
      'Layers',
      'Upload',
      'User Design',
    ]);
    await rail.getByRole('button', {name: 'Layers'}).click();
    await expect(page.locator('.side-panel').getByRole('heading', {name: 'Layers'})).toBeVisible();

    const [panel, canvas] = [
      await restingBox(page.locator('.side-panel')),
      await restingBox(page.locator('.canvas-host')),
    ];
    expect(canvas.x).toBeGreaterThanOrEqual(panel.x + panel.width);
    expect(canvas.width).toBeGreaterThan(600);
    await editor.addText('Floating');
    await expect(page.locator('.floating-bar')).toBeVisible();
    await editor.openPanel('Templates');
    await expect(page.locator('.floating-bar')).toHaveCount(0);
    expect(await editor.selection()).toEqual([]);
  });

  test("is the template library's without User Design [ED-012] [ED-013]", async ({page}) => {
    await new EditorPage(page).open('/templateLibrary');
    await expect(page.getByRole('navigation', {name: 'Tools'}).getByRole('button')).toHaveText([
      'Templates',
      'Add Text',
      'Add Cliparts',
      'Layers',
      'Upload',
    ]);
  });

  test(`shows in Layers what each object is, and nothing that belongs to the product
    [ED-042] [ED-098] [ED-100] [ED-101] [ED-108] [ED-229]`, async ({page, baseURL}) => {
    const {token} = await becomeMember(page, baseURL);
    const picture = {
      id: 'picture',
      type: 'image',
      originX: 'center',
      originY: 'center',
      left: -150,
      top: -150,
      width: 100,
      height: 100,
      src: '/icon.svg',
    };
    const group = {
      id: 'group',
      type: 'group',
      originX: 'center',
      originY: 'center',
      left: 150,
      top: -150,
      width: 100,
      height: 100,
      objects: [somePath('inner'), someText('label', 'Inside')],
    };
    const {secret} = await call<{secret: string}>(
      page,
      '/app/design/designTemplateShare/addDesignTemplateShare',
      {
        productId: 0,
        imgUrl: '',
        routingName: 'lapel-pins',
        layersData: designOf(
          {...somePath('base'), isBase: true},
          picture,
          somePath('line'),
          group,
          someText('words', 'Some words'),
        ),
      },
      token,
    );
    const editor = await new EditorPage(page).open(`/us/design/lapel-pins?id=${secret}`);
    await expect
      .poll(() => editor.objects().then(objects => objects.map(object => object.kind)))
      .toEqual(['image', 'path', 'group', 'text']);
    await editor.openPanel('Layers');
    await expect(page.locator('.side-panel[data-status="4"]').getByRole('heading', {name: 'Layers'})).toBeVisible();
    const layers = page.locator('.side-panel .layers > li');
    await expect(layers).toHaveCount(4);
    await expect(layers.locator('> .layer-row .layer-name')).toHaveText(['Some words', 'Group 1', 'Path', 'Picture']);
    await expect(layers.filter({hasText: 'Picture'}).locator('img')).toHaveAttribute('src', /icon\.svg/);
    const members = layers.filter({hasText: 'Group 1'}).locator('details');
    await expect(members.getByText('Inside')).toBeHidden();
    await members.locator('summary').click();
    await expect(members.locator('.layer-name')).toHaveText(['Path', 'Inside']);
  });

  test('says nothing when a gallery cannot be loaded, and goes on [ED-419] [ED-420]', async ({page}) => {
    await page.route('**/api/app/design/{template/getTemplateListFormApp,clipart/list}*', route => route.abort());
    const editor = await new EditorPage(page).open('/design/lapel-pins/');
    for (const panel of ['Templates', 'Add Cliparts']) {
      await editor.openPanel(panel);
      await expect(page.locator('.side-panel').getByRole('button', {name: 'Try again'})).toBeVisible();
      await expect(page.locator('.side-panel .spinner')).toHaveCount(0);
      await expect(page.locator('.notice')).toHaveCount(0);
    }
    await editor.addText('Still here');
  });

  test(`members share a link that opens the design and says how long, in both languages
    [ED-154] [ED-355] [ED-411] [DA-568]`, async ({page, baseURL, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await becomeMember(page, baseURL);
    const editor = await new EditorPage(page).open('/design/lapel-pins/');
    await editor.addText('Shared');
    await page.getByRole('button', {name: 'Back', exact: true}).click();
    await editor.addText('Behind');
    await page.getByRole('button', {name: 'Share'}).click();
    const dialog = page.getByRole('dialog', {name: 'Share your design'});
    const link = await dialog.getByLabel('Link').inputValue();
    await expect(dialog).toContainText('The link is valid for 60 days.');
    expect(link).toMatch(new RegExp(`^${new URL(page.url()).origin}/us/design/lapel-pins\\?id=[\\w-]{20,}$`));
    await dialog.getByRole('button', {name: 'Copy the link'}).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const other = await new EditorPage(await context.newPage()).open(link.slice(new URL(link).origin.length));
    await expect.poll(() => other.objects().then(objects => objects.map(object => object.text))).toEqual(['Shared']);
    await other.page.getByRole('button', {name: 'Back', exact: true}).click();
    await expect.poll(() => other.objects().then(objects => objects.map(object => object.text))).toEqual(['Behind']);
    await dialog.getByRole('button', {name: 'Close'}).last().click();
    await page.getByRole('button', {name: '中文'}).click();
    await page.getByRole('button', {name: '分享', exact: true}).click();
    await expect(page.getByRole('dialog', {name: '分享设计'})).toContainText('链接 60 天内有效。');
  });
});
