/** Opening a design, saving it and asking for a price. */
import {expect, type Locator, type Page} from '@playwright/test';
import {codeMailedTo} from './mailbox';
import {EditorPage} from './editor-page';
import {becomeMember, call} from './editor-people';
import {test} from './test';

test.describe('the design editor', () => {
  test(`opens a template, changes it and asks for a price; staff open the design from the inquiry
    [ED-010] [ED-011] [ED-007] [ED-348]`, async ({page, browser, baseURL}) => {
    const editor = new EditorPage(page);
    const template = await editor.openTemplate('lapel-pins');
    expect(template.slug).toBe(template.name.toLowerCase().replaceAll(' ', '-'));
    const text = await editor.addText('For the whole crew');

    await page.getByRole('button', {name: 'Get Price'}).click();
    const dialog = page.getByRole('dialog', {name: 'Get Price'});
    await dialog.getByRole('button', {name: 'Send request'}).click();
    await expect(dialog.getByText('This field is required').first()).toBeVisible();
    await dialog.getByLabel('Name').fill('Ada Visitor');
    await dialog.getByLabel('E-mail').fill('ada.visitor@example.com');
    await dialog.getByLabel('Quantity').fill('250');
    await dialog.getByLabel('Remark').fill('Two weeks before the fair, please.');
    await dialog.getByRole('button', {name: 'Send request'}).click();
    const number = await page.locator('.price-number').innerText();
    expect(number).toMatch(/^INQ\d+$/);

    const token = await staffToken(page);
    const inquiry = await inquiryByNumber(page, token, number);
    expect(inquiry).toMatchObject({name: 'Ada Visitor', email: 'ada.visitor@example.com', quantity: 250});
    expect((await page.request.get(inquiry.designImg)).headers()['content-type']).toBe('image/png');

    const context = await browser.newContext(baseURL === undefined ? {} : {baseURL});
    await context.addCookies([{name: 'emblem_staff', value: token, url: new URL(page.url()).origin}]);
    const staff = await new EditorPage(await context.newPage()).open(`/design/lapel-pins?inquiry=${inquiry.id}`);
    await expect
      .poll(() => staff.objects().then(objects => objects.map(object => object.text)))
      .toContain('For the whole crew');
    expect((await staff.object(text.id)).left).toBeCloseTo(text.left, 1);
    await context.close();
  });

  test(`begins with four ways on, which open their panels
    [ED-036] [ED-037] [ED-038] [ED-051] [ED-065] [ED-109] [ED-111]`, async ({page}) => {
    const editor = await new EditorPage(page).open('/design/lapel-pins/');
    const start = page.locator('.side-panel');
    await expect(start.getByRole('heading', {name: "What's Next?"})).toBeVisible();
    await expect(start.getByRole('button')).toHaveText(['Upload', 'Templates', 'Add Text', 'Add Cliparts']);
    const leadsTo = async (way: string, ...shows: readonly Locator[]): Promise<void> => {
      await start.getByRole('button', {name: way, exact: true}).click();
      for (const shown of shows) await expect(shown).toBeVisible();
      await page.getByRole('button', {name: 'Close'}).click();
    };
    await leadsTo('Templates', start.getByRole('heading', {name: 'Offical Templates', exact: true}));
    await leadsTo(
      'Add Text',
      start.getByPlaceholder('Enter text here'),
      start.getByRole('button', {name: 'Add Text', exact: true}),
      start.getByRole('button', {name: 'Add Curved Text', exact: true}),
    );
    await leadsTo('Add Cliparts', start.getByRole('combobox', {name: 'Search cliparts'}));
    await leadsTo('Upload', start.getByText('Choose a file to upload'), start.getByText('Max. File Size: 10MB'));
    expect(await editor.objects()).toEqual([]);
  });

  test(`leads through template categories and loads the chosen template
    [ED-054] [ED-055] [ED-056] [ED-057] [ED-266] [ED-349]`, async ({page}) => {
    const editor = await new EditorPage(page).open('/design/lapel-pins/');
    await editor.openPanel('Templates');
    const tiles = page.locator('.type');
    await expect(tiles.first()).toHaveText('All');
    await page.locator('.tile').first().waitFor();
    const {parent, children} = await editor.categoryWithChildren('lapel-pins');
    await page.getByRole('button', {name: parent, exact: true}).click();
    await expect(page.getByRole('heading', {name: parent})).toBeVisible();
    await expect(tiles).toHaveText([...children]);
    await page.getByRole('button', {name: 'Back'}).first().click();
    await expect(tiles.first()).toHaveText('All');
    await page.locator('.tile').first().click();
    await expect.poll(() => editor.objects().then(objects => objects.length)).toBeGreaterThan(0);
  });

  test('shows the Oops panel for a search without hits [ED-061]', async ({page}) => {
    const editor = new EditorPage(page);
    await editor.openTemplate('lapel-pins');
    await editor.openPanel('Templates');
    const search = page.getByRole('combobox', {name: 'Search templates'});
    await search.fill('qqqqzzzz');
    await search.press('Enter');
    await expect(page.getByRole('heading', {name: 'Oops'})).toBeVisible();
    await page.getByRole('button', {name: 'Upload your own cliparts'}).click();
    await expect(page.getByText('Max. File Size: 10MB')).toBeVisible();
  });

  test('asks before a template replaces a design [ED-267] [ED-268]', async ({page}) => {
    const editor = new EditorPage(page);
    const {name} = await editor.openTemplate('lapel-pins');
    const {id} = await editor.addText('Mine');
    await editor.openPanel('Templates');
    const template = page.getByRole('button', {name: `Open template ${name}`, exact: true});
    await template.click();
    const question = page.getByRole('alertdialog', {name: 'Hint'});
    await expect(question.getByText('Are you sure you want to replace your design with our template?')).toBeVisible();
    await question.getByRole('button', {name: 'Cancel'}).click();
    expect((await editor.object(id)).text).toBe('Mine');
    await template.click();
    await page.getByRole('button', {name: 'Confirm'}).click();
    await expect.poll(() => editor.objects().then(objects => objects.some(object => object.id === id))).toBe(false);
  });

  test('asks before the page is left [ED-035]', async ({page}) => {
    const editor = await new EditorPage(page).open('/design/lapel-pins/');
    await editor.addText('Do not lose me');
    const asked: string[] = [];
    page.on('dialog', dialog => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
  });

  test('saves for a member, who signs in on the way; again over the saved design or beside it [ED-354]', async ({
    page,
  }) => {
    const editor = new EditorPage(page);
    await editor.openTemplate('lapel-pins');
    await page.getByRole('button', {name: 'Save'}).click();
    const signIn = page.getByRole('dialog', {name: 'Sign in'});
    await signIn.getByRole('button', {name: 'New here? Create an account'}).click();
    const register = page.getByRole('dialog', {name: 'Create an account'});
    await register.getByLabel('Name').fill('Grace Member');
    const email = `grace.${Date.now()}@example.com`;
    await register.getByLabel('E-mail').fill(email);
    await register.getByLabel('Password').fill('a long password');
    await register.getByRole('button', {name: 'Create an account'}).click();
    const confirm = page.getByRole('dialog', {name: 'Confirm your e-mail'});
    await expect(confirm.getByText(`We have sent six digits to ${email}.`)).toBeVisible();
    await confirm.getByLabel('Code from the mail').fill(await codeMailedTo(email));
    await confirm.getByRole('button', {name: 'Confirm'}).click();
    const save = page.getByRole('dialog', {name: 'Save your design'});
    await save.getByLabel('Name of the design').fill('Crew pin');
    await save.getByRole('button', {name: 'Save'}).click();
    await expect(page.getByText('Your design has been saved.')).toBeVisible();

    await editor.addText('One more');
    await page.getByRole('button', {name: 'Save', exact: true}).click();
    await expect(save.getByText('Saving replaces your saved design “Crew pin”.')).toBeVisible();
    await save.getByRole('button', {name: 'Save', exact: true}).click();
    await expect(save).toBeHidden();
    await page.getByRole('button', {name: 'Save', exact: true}).click();
    await save.getByLabel('Name of the design').fill('Crew pin, other');
    await save.getByRole('button', {name: 'Save as new'}).click();
    await expect(save).toBeHidden();
    const token = (await page.context().cookies()).find(({name}) => name === 'emblem_member')?.value;
    const designs = await call<readonly {templateName: string}[]>(
      page,
      '/app/designUser/getDefaultTemplateList',
      {categoryId: 0, page: 1, pageSize: 10},
      token,
    );
    expect(designs.map(({templateName}) => templateName)).toEqual(['Crew pin, other', 'Crew pin']);
    await page.reload();
    await expect(page.getByText('Grace Member')).toBeVisible();
  });

  test('lets a member who has forgotten the password set another with the code from the mail', async ({
    page,
    baseURL,
  }) => {
    const {email} = await becomeMember(page, baseURL);
    await page.context().clearCookies({name: 'emblem_member'});
    const editor = new EditorPage(page);
    await editor.openTemplate('lapel-pins');
    await page.getByRole('button', {name: 'Save'}).click();
    await page.getByRole('button', {name: 'Forgot your password?'}).click();
    const dialog = page.getByRole('dialog', {name: 'Set a new password'});
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByRole('button', {name: 'Send the code'}).click();
    await dialog.getByLabel('Code from the mail').fill('000 000');
    await dialog.getByLabel('New password').fill('another long password');
    await dialog.getByRole('button', {name: 'Set password and sign in'}).click();
    await expect(dialog.getByText('The code is wrong or too old.').first()).toBeVisible();
    await dialog.getByLabel('Code from the mail').fill(await codeMailedTo(email));
    await dialog.getByRole('button', {name: 'Set password and sign in'}).click();
    await expect(page.getByRole('dialog', {name: 'Save your design'})).toBeVisible();
  });

  test('says politely what it cannot open', async ({page}) => {
    await page.goto('/design/lapel-pins?id=no-such-secret');
    await expect(page.getByText('This shared design does not exist or its link has expired.')).toBeVisible();
    await page.getByRole('button', {name: 'Start with a blank design'}).click();
    await expect(page.getByRole('heading', {name: "What's Next?"})).toBeVisible();
  });

  test('speaks Chinese when the visitor chooses it, and remembers', async ({page}) => {
    const editor = new EditorPage(page);
    await editor.openTemplate('lapel-pins');
    await page.getByRole('button', {name: '中文'}).click();
    await expect(page.getByRole('button', {name: '获取报价'})).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', {name: '接下来做什么？'})).toBeVisible();
  });
});

async function staffToken(page: Page): Promise<string> {
  const response = await page.request.post('/api/login', {data: {userName: 'admin', password: 'emblem-demo'}});
  const {data}: {data: {token: string}} = await response.json();
  return data.token;
}

interface Inquiry {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly quantity: number;
  readonly designImg: string;
}

async function inquiryByNumber(page: Page, token: string, number: string): Promise<Inquiry> {
  const response = await page.request.get(`/rest/inquiry?filter=${encodeURIComponent(JSON.stringify({number}))}`, {
    headers: {token},
  });
  const [inquiry]: readonly Inquiry[] = await response.json();
  if (!inquiry) throw new Error(`There is no inquiry ${number}`);
  return inquiry;
}
