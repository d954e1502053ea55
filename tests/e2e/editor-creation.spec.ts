import {expect, type Locator, type Page} from '@playwright/test';
import {asNumber, asObject, asObjects, asText} from '../harness/json';
import {expectAccessible} from './accessible';
import {restingBox} from './at-rest';
import {EditorPage} from './editor-page';
import {becomeMember, becomeStaff, call, designOf, somePath, someText} from './editor-people';
import {test} from './test';

const NO_RESULT = 'Sorry, no results, please enter another email or platform!';

/** One red pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const saveDesign = (page: Page, token: string, values: object): Promise<{id: number}> =>
  call(
    page,
    '/app/designUser/saveTemplate',
    {templateUrl: '/files/public/seed/none.png', categoryId: 0, templatesId: 0, ...values},
    token,
  );

/** Opens the dialog from the rail. */
async function openCreation(page: Page): Promise<Locator> {
  await new EditorPage(page).openPanel('User Design');
  const dialog = page.getByRole('dialog', {name: 'My Creation'});
  await dialog.waitFor();
  await expect(dialog.locator('.spinner')).toHaveCount(0);
  return dialog;
}

test.describe('My Creation', () => {
  test(`shows members their designs, to be renamed and opened
    [ED-034] [ED-044] [ED-155] [ED-157] [ED-158] [ED-159] [ED-160] [ED-161] [ED-162] [ED-187] [ED-190]`, async ({
    page,
    baseURL,
  }) => {
    const {token, email} = await becomeMember(page, baseURL);
    const {id} = await saveDesign(page, token, {
      templateName: 'Crew pin',
      templateFile: designOf(someText('words', 'For the crew')),
    });
    await new EditorPage(page).open('/design/lapel-pins/');
    const dialog = await openCreation(page);
    expect((await restingBox(dialog)).width).toBeCloseTo(1280 * 0.65, 0);
    await expect(dialog.getByRole('heading', {name: 'My Creation'})).toBeVisible();
    await expect(dialog.getByRole('tab')).toHaveText(['Templates', 'Cliparts']);
    await expect(dialog.getByLabel('E-mail')).toHaveValue(email);
    await expect(dialog.getByLabel('E-mail')).not.toBeEditable();
    const card = dialog.getByRole('listitem').filter({hasText: 'Crew pin'});
    await expect(card.locator('time')).toHaveText(/^\d{4}-\d{2}-\d{2}$/);

    await card.getByRole('button', {name: 'Rename Crew pin'}).click();
    const renamed = page.waitForRequest('**/api/design/user/updateNameById');
    await dialog.getByLabel('New name of Crew pin').fill('Team pin');
    await dialog.getByLabel('New name of Crew pin').blur();
    expect((await renamed).postDataJSON()).toEqual({id, templateName: 'Team pin'});
    await expect(dialog.getByText('Team pin')).toBeVisible();
    await expectAccessible(page);

    page.on('dialog', question => void question.accept());
    await dialog.getByRole('button', {name: 'Open Team pin'}).click();
    await page.waitForURL(`**/design/?saved=${id}`);
    await expect(page.locator('.canvas-host canvas').first()).toBeVisible();
  });

  test('opens a paintless design on the page, onto an empty canvas or as another base picture [ED-189]', async ({
    page,
    baseURL,
  }) => {
    const {token} = await becomeMember(page, baseURL);
    await saveDesign(page, token, {
      templateName: 'Bare pin',
      isPaintless: 1,
      templateFile: designOf({...somePath('base'), isBase: true}, someText('words', 'Loaded')),
    });
    const editor = await new EditorPage(page).open('/design/lapel-pins/');
    const address = page.url();
    await (await openCreation(page)).getByRole('button', {name: 'Open Bare pin'}).click();
    await expect.poll(() => editor.objects().then(objects => objects.map(object => object.text))).toEqual(['Loaded']);
    await editor.addText('Own');
    await (await openCreation(page)).getByRole('button', {name: 'Open Bare pin'}).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect
      .poll(() => editor.objects().then(objects => objects.map(object => object.text)))
      .toEqual(['Loaded', 'Own']);
    expect(page.url()).toBe(address);
  });

  test(`keeps cliparts in folders, uploaded under names of their own
    [ED-164] [ED-165] [ED-195] [ED-303] [ED-343]`, async ({page, baseURL}) => {
    await becomeMember(page, baseURL);
    const editor = await new EditorPage(page).open('/design/lapel-pins/');
    const dialog = await openCreation(page);
    await dialog.getByRole('tab', {name: 'Cliparts'}).click();
    await expect(dialog.getByText('There are no cliparts here yet.')).toBeVisible();

    await dialog.getByRole('button', {name: 'Upload cliparts'}).click();
    const upload = page.getByRole('dialog', {name: 'Upload cliparts'});
    await expect(upload.getByText('Only JPG, JPEG and PNG files under 10 MB can be uploaded.')).toBeVisible();
    await expect(upload.getByRole('button', {name: 'Cancel'})).toBeVisible();
    await upload.getByRole('button', {name: 'Confirm'}).click();
    await expect(page.getByText('Unuploaded file')).toBeVisible();
    await upload.locator('input[type=file]').setInputFiles({name: 'dot.png', mimeType: 'image/png', buffer: PIXEL});
    await upload.getByLabel('Name of dot.png').fill('Red dot');
    await upload.getByRole('button', {name: 'Confirm'}).click();
    await expect(dialog.getByText('Red dot')).toBeVisible();

    await dialog.getByRole('button', {name: 'New folder'}).click();
    const folder = page.getByRole('dialog', {name: 'New folder'});
    const created = page.waitForRequest('**/api/app/designUser/editUserClipartCategory');
    await folder.getByLabel('Name of the folder').fill('Dots');
    await folder.getByRole('button', {name: 'Confirm'}).click();
    expect((await created).postDataJSON()).toEqual({categoryName: 'Dots'});
    const folders = dialog.getByRole('group', {name: 'Folders'});
    await expect(folders.getByRole('button', {name: 'Dots'})).toBeVisible();

    await dialog.getByRole('button', {name: 'Move', exact: true}).click();
    await expect(page.getByText('Please choose the cliparts you want to move.')).toBeVisible();
    await dialog.getByLabel('Choose Red dot').check();
    await dialog.getByLabel('Move to').selectOption('Dots');
    await dialog.getByRole('button', {name: 'Move', exact: true}).click();
    await expect(dialog.getByLabel('Choose Red dot')).not.toBeChecked();
    await folders.getByRole('button', {name: 'Dots'}).click();
    await expect(dialog.getByText('Red dot')).toBeVisible();
    await folders.getByRole('button', {name: 'Not in a folder'}).click();
    await expect(dialog.getByText('There are no cliparts here yet.')).toBeVisible();
    await folders.getByRole('button', {name: 'All'}).click();
    await dialog.getByRole('button', {name: 'Add Red dot to the design'}).click();
    await expect.poll(() => editor.objects().then(objects => objects.map(object => object.kind))).toEqual(['image']);
  });

  test(`lets staff search anybody's by e-mail and platform
    [ED-158] [ED-163] [ED-206] [ED-315] [ED-418] [ED-207]`, async ({page, baseURL, browser}) => {
    const other = await browser.newContext(baseURL === undefined ? {} : {baseURL});
    const somebody = await becomeMember(await other.newPage(), baseURL);
    await saveDesign(page, somebody.token, {
      templateName: 'Their pin',
      templateFile: designOf(someText('words', 'Theirs')),
    });
    await becomeStaff(page, baseURL);
    const listed = page.waitForResponse('**/systemProject/list');
    await new EditorPage(page).open('/design/lapel-pins/');
    const dialog = await openCreation(page);
    const platforms = asObjects(Object.values(asObject(asObject(await (await listed).json()).data)).flat());
    const search = dialog.getByRole('button', {name: 'Search'});
    const asked: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/getUserClipartTemplatesByEmail')) asked.push(request.url());
    });
    await search.click();
    await expect(page.getByText('邮箱和平台皆不能为空！')).toBeVisible();
    expect(asked).toEqual([]);
    const groups = await dialog
      .getByLabel('Platform')
      .locator('optgroup')
      .evaluateAll(list => list.map(group => group.getAttribute('label') ?? ''));
    expect(groups).toEqual(['自营平台', 'O2O 经销商', '联盟加盟商'].filter(name => groups.includes(name)));
    expect(groups.length).toBeGreaterThan(0);
    for (const {id, proName, proType, url} of platforms) {
      expect(url).toMatch(/^https?:\/\/[^/]+/);
      const group = dialog
        .getByLabel('Platform')
        .locator(`optgroup[label="${['自营平台', 'O2O 经销商', '联盟加盟商'][asNumber(proType)]}"]`);
      await expect(group.locator(`option[value="${asNumber(id)}"]`)).toHaveText(asText(proName));
    }

    await dialog.getByLabel('E-mail').fill(somebody.email);
    await dialog.getByLabel('Platform').selectOption(String(somebody.proId));
    await search.click();
    await expect(dialog.getByText('Their pin')).toBeVisible();
    await dialog.getByLabel('E-mail').fill('nobody.at.all@example.com');
    await search.click();
    await expect(dialog.getByText(NO_RESULT)).toBeVisible();
    await dialog.getByRole('tab', {name: 'Cliparts'}).click();
    await expect(dialog.getByText(NO_RESULT)).toBeVisible();

    await dialog.getByLabel('E-mail').fill(somebody.email);
    await page.route('**/getUserClipartTemplatesByEmail', route => route.abort());
    await search.click();
    await expect(search).toBeEnabled();
    await expect(dialog.getByText(NO_RESULT)).toBeVisible();
    await dialog.getByRole('tab', {name: 'Cliparts'}).press('ArrowLeft');
    await expect(dialog.getByRole('tab', {name: 'Templates', selected: true})).toBeFocused();
    await expect(dialog.getByText(NO_RESULT)).toBeVisible();
    await other.close();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('there is no My Creation [ED-156] [ED-021]', async ({page, baseURL}) => {
    await becomeMember(page, baseURL);
    await new EditorPage(page).open('/design/lapel-pins/');
    await expect(page.getByRole('navigation', {name: 'Tools'}).getByRole('button', {name: 'Add Text'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'User Design'})).toHaveCount(0);
  });
});
