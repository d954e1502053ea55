/** Generated forms: refusals at the field, changes by somebody else, history, and values that must not get lost. */
import {expect} from '@playwright/test';
import {idOf} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {dialog, question} from './pages/dialogs';
import {push, visit} from './visit';

test('what the schema forbids is said at the field before anything is sent, what only the server knows after', async ({
  page,
  server,
}) => {
  await beSignedIn(page, server);
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/rest/country'))
      sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.goto('/set/country/create');
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  const name = page.getByLabel('Name', {exact: false}).first();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Enter the name');
  expect(sent).toEqual([]);

  await name.fill(uniqueName('Land'));
  await page.getByLabel('Chinese name').fill('某国');
  await page.getByRole('textbox', {name: 'Code', exact: false}).first().fill('DE');
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  const code = page.getByRole('textbox', {name: 'Code', exact: false}).first();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(/taken/);

  await code.fill('QZ');
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await new ConsolePage(page).told('Created');
  expect(sent).toHaveLength(2);
  expect(new Set(sent.filter(key => key !== '')).size).toBe(2);
});

test("a save on a stale version shows both sides, keeps what is chosen and loses nobody's other changes", async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const [mine, theirs] = [uniqueName('Mine'), uniqueName('Theirs')];
  const record = await admin.create('office', {officeName: uniqueName('Office'), companyName: 'Old company', state: 1});
  await page.goto(`/set/officeManagement/${idOf(record)}`);
  await page.getByLabel('Office name').fill(mine);
  await page.getByLabel('Company name').fill('My company');
  await admin.update('office', idOf(record), {officeName: theirs, city: 'Lyon', version: record.version});

  await page.getByRole('button', {name: 'Save'}).click();
  const conflict = dialog(page, 'Somebody else has changed this record');
  await expect(conflict.getByRole('row', {name: /^Office name/})).toContainText(mine);
  await expect(conflict.getByRole('row', {name: /^Office name/})).toContainText(theirs);
  await expect(conflict.getByText('Changed by you only, will be saved: Company name')).toBeVisible();
  await expect(conflict.getByText('Changed by the other side only, stays: City')).toBeVisible();
  await conflict.getByRole('radio', {name: 'Office name: Their value'}).click();
  await conflict.getByRole('button', {name: 'Save'}).click();
  await new ConsolePage(page).told('Saved');
  expect(await admin.get('office', idOf(record))).toMatchObject({
    officeName: theirs,
    companyName: 'My company',
    city: 'Lyon',
  });
});

test('an open form takes what others change; what was typed over stays until somebody chooses', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const {id: record, version} = await admin.create('office', {
    officeName: uniqueName('Office'),
    companyName: 'One',
    city: 'Lyon',
    state: 1,
  });
  const id = idOf({id: record});
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', {bubbles: true})));
  await page.goto(`/set/officeManagement/${id}`);
  await expect(page.getByLabel('City')).toHaveValue('Lyon');
  await admin.update('office', id, {city: 'Nice', version});
  await comeBack();
  await expect(page.getByRole('alert').filter({hasText: 'Ada Moreau has just changed this record.'})).toContainText(
    'Taken over: City.',
  );
  await expect(page.getByLabel('City')).toHaveValue('Nice');

  await page.getByLabel('City').fill('Mine');
  await page.getByLabel('Company name').fill('My company');
  await admin.update('office', id, {city: 'Theirs', phone: '77', version: Number(version) + 1});
  await comeBack();
  const note = page.getByRole('alert').filter({hasText: 'has just changed what you have typed over'});
  await expect(note).toContainText('City: Theirs');
  await expect(page.getByLabel('Phone')).toHaveValue('77');
  await expect(page.getByLabel('City')).toHaveValue('Mine');
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await dialog(page, 'Somebody else has changed this record').getByRole('button', {name: 'Back to the form'}).click();
  await note.getByRole('button', {name: 'Take their value'}).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByLabel('City')).toHaveValue('Theirs');
  await expect(page.getByRole('button', {name: 'Save', exact: true})).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Control+s');
  await new ConsolePage(page).told('Saved');
  expect(await admin.get('office', id)).toMatchObject({city: 'Theirs', phone: '77', companyName: 'My company'});
});

test('the parts of an address are read as one, in the order of its country, and entered as a group', async ({
  page,
  server,
  context,
}) => {
  const admin = await beSignedIn(page, server);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const us = idOf(await admin.first('country', {code: 'US'}));
  const cn = idOf(await admin.first('country', {code: 'CN'}));
  const parts = {addressLine1: '5 High Street', city: 'Springfield', zipCode: '62701'};
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const address = await admin.create('user-address', {
    ...parts,
    countryId: us,
    firstName: 'Ann',
    lastName: 'Lee',
    userEmail: `${uniqueName('ann')}@example.com`,
    proId,
  });
  await page.goto(`/records/user-address/${idOf(address)}/show`);
  const shown = page.getByRole('main').locator('address');
  await expect(shown.locator('div')).toHaveText(['Ann Lee', '5 High Street', 'Springfield 62701', 'UNITED STATES']);
  await page.getByRole('button', {name: 'Copy the address'}).click();
  await new ConsolePage(page).told('Address copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Ann Lee\n5 High Street\nSpringfield 62701\nUNITED STATES',
  );
  await admin.update('user-address', idOf(address), {countryId: cn, version: address.version});
  await visit(page, `/records/user-address/${idOf(address)}/show`);
  await expect(shown.locator('div')).toHaveText(['Lee Ann', '5 High Street', 'Springfield', '62701', 'CHINA']);

  await push(page, `/records/user-address/${idOf(address)}`);
  const group = page.getByRole('group', {name: 'Address'});
  const order = () =>
    group.locator('[data-field]').evaluateAll(fields => fields.map(field => field.getAttribute('data-field')));
  await expect.poll(order).toEqual(['countryId', 'zipCode', 'stateId', 'city', 'addressLine1', 'addressLine2']);
  await page.getByRole('combobox', {name: 'Country'}).fill('United States');
  await page.getByRole('option', {name: 'United States', exact: true}).click();
  await expect.poll(order).toEqual(['countryId', 'addressLine1', 'addressLine2', 'city', 'stateId', 'zipCode']);
  await expect(group.getByLabel('ZIP code')).toHaveAttribute('autocomplete', 'postal-code');
  await expect(group.getByLabel('City')).toHaveAttribute('autocomplete', 'address-level2');
  await page.getByRole('button', {name: 'Cancel'}).click();
  await question(page).getByRole('button', {name: 'Leave'}).click();
  await push(page, '/records/user-address');
  await expect(page.getByRole('main').getByTitle('Lee Ann, 5 High Street, Springfield, 62701, CHINA')).toBeAttached();
});

test('a name that is taken stays marked until another is entered; only an existing password can be kept', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  await page.goto('/records/user/create');
  await expect(page.getByText('At least 8 characters', {exact: true})).toBeVisible();
  await page.getByRole('textbox', {name: 'User name'}).fill('salesman');
  await page.getByLabel('Password', {exact: true}).fill('a-long-enough-one');
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  const mark = page.getByRole('main').getByText('This user name is already taken');
  await expect(mark).toBeVisible();
  await page.getByRole('textbox', {name: 'Real name'}).fill('Somebody');
  await page.getByRole('textbox', {name: 'Phone'}).click();
  await expect(mark).toBeVisible();
  await page.getByRole('textbox', {name: 'User name'}).fill(uniqueName('new'));
  await expect(mark).toHaveCount(0);
  await page.getByRole('button', {name: 'Cancel'}).click();
  await question(page).getByRole('button', {name: 'Leave'}).click();
  const {id} = await admin.first('user', {userName: 'salesman'});
  await visit(page, `/records/user/${String(id)}`);
  await expect(page.getByText('At least 8 characters · Leave it empty to keep the present one')).toBeVisible();

  const [link] = await admin.list('link-order', {range: [0, 0]});
  await visit(page, `/InquiryOrderManage/linkOrder/linkOrderManage/${String(link?.id)}/show`);
  await expect(page.getByRole('region', {name: 'State and actions'}).getByRole('list')).not.toHaveCount(0);
});

test('an edit sends only what was changed', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const country = await admin.first('country', {code: 'FR'});
  await page.goto(`/set/country/${idOf(country)}`);
  await page.getByLabel('Dialling code').fill('0033');
  const request = page.waitForRequest(each => each.method() === 'PUT');
  await page.getByRole('button', {name: 'Save'}).click();
  expect((await request).postDataJSON()).toEqual({phoneCode: '0033', version: country.version});
});

test('entered values are not lost without a question', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const country = await admin.first('country', {code: 'GB'});
  await page.goto(`/set/country/${idOf(country)}`);
  const name = page.getByLabel('Name', {exact: false}).first();
  await name.fill('Changed');
  await new ConsolePage(page).tab('History');
  await question(page, 'Leave without saving?').getByRole('button', {name: 'Stay here'}).click();
  await expect(name).toHaveValue('Changed');
  await page.getByRole('button', {name: 'Language'}).click();
  await page.getByRole('menuitem', {name: '中文'}).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  await expect(page.getByLabel('英文名称')).toHaveValue('Changed');
  await page.getByRole('button', {name: '语言'}).click();
  await page.getByRole('menuitem', {name: 'English'}).click();
  await expect(name).toHaveValue('Changed');
  await page.getByRole('button', {name: 'Cancel'}).click();
  await question(page, 'Leave without saving?').getByRole('button', {name: 'Leave'}).click();
  await new ConsolePage(page).heading(String(country.name));
  expect((await admin.get('country', idOf(country))).name).toBe(country.name);
});

test("a record is duplicated into a new form, but for what is each one's own; Ctrl S sends the form on top", async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const [name, copied] = [uniqueName('Original'), uniqueName('Copied')];
  await admin.create('office', {officeName: name, companyName: 'One company', city: 'Lyon', state: 0});
  await page.goto('/set/officeManagement');
  await page.getByRole('row').filter({hasText: name}).getByRole('button', {name: 'More actions'}).click();
  await page.getByRole('menuitem', {name: 'Duplicate'}).click();
  await expect(page.getByRole('alert').filter({hasText: `Filled in from “${name}”`})).toContainText(
    'each record has its own: Office name',
  );
  await expect(page.getByLabel('Office name')).toHaveValue('');
  await expect(page.getByLabel('Company name')).toHaveValue('One company');
  await page.getByLabel('Office name').fill(copied);
  await page.keyboard.press('Control+s');
  await new ConsolePage(page).told('Created');
  expect(await admin.first('office', {officeName: copied})).toMatchObject({
    companyName: 'One company',
    city: 'Lyon',
    state: 1,
  });

  await new ConsolePage(page).heading(copied);
  await page.keyboard.press('Meta+s');
  await new ConsolePage(page).told('There is nothing to save here.');
  await new ConsolePage(page).tab('Edit');
  await page.getByLabel('City').fill('Paris');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Escape');
  expect((await admin.first('office', {officeName: copied})).city).toBe('Lyon');
  await page.keyboard.press('Control+s');
  await new ConsolePage(page).told('Saved');
  expect((await admin.first('office', {officeName: copied})).city).toBe('Paris');
  for (const path of ['/InquiryOrderManage/linkOrder/linkOrderManage', '/records/mark']) {
    await visit(page, path);
    const menu = page
      .getByRole('main')
      .getByRole('button', {name: /^More actions: /})
      .first();
    if ((await menu.count()) > 0) await menu.click();
    await expect(page.getByRole('menuitem', {name: 'Duplicate'})).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

test('an older version of a record comes back as a whole', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const first = uniqueName('First');
  const record = await admin.create('office', {officeName: first, companyName: 'One', state: 1});
  const id = idOf(record);
  const second = await admin.update('office', id, {
    officeName: uniqueName('Second'),
    companyName: 'Two',
    version: record.version,
  });
  await admin.update('office', id, {officeName: uniqueName('Third'), city: 'Lyon', version: second.version});
  await page.goto(`/set/officeManagement/${id}/history`);
  const created = page.getByRole('main').getByRole('listitem').filter({hasText: 'Created'}).last();
  await created.getByRole('button', {name: 'Restore this version'}).click();
  await question(page).getByRole('button', {name: 'Confirm'}).click();
  await new ConsolePage(page).told('Version restored');
  expect(await admin.get('office', id)).toMatchObject({officeName: first, companyName: 'One', city: null});
});

test('a picker searches on the server, and the names of a list come with it', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const {id} = await makePerson(admin);
  const role = uniqueName('Clerk');
  await admin.create('role', {roleName: role});
  const asked: string[] = [];
  page.on('request', request => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/rest/') && pathname !== '/rest/preference') asked.push(pathname);
  });
  await page.goto('/records/user');
  await expect(page.getByRole('main').getByRole('link', {name: 'Sam Whitfield', exact: true})).toBeVisible();
  expect(asked.filter(path => !['/rest/user', '/rest/saved-view'].includes(path))).toEqual([]);

  await push(page, `/records/user/${id}`);
  const roles = page.getByRole('combobox', {name: 'Roles'});
  await roles.click();
  await roles.fill(role.slice(0, -2));
  await page.getByRole('option', {name: role}).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Save'}).click();
  await new ConsolePage(page).told('Saved');
  await expect(page.getByRole('main').getByRole('link', {name: role, exact: true})).toBeVisible();
});

test('what is missing in a picker is made there, one level deep, and chosen; the last choice is offered first', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const made = uniqueName('Land');
  await page.goto('/set/officeManagement/create');
  const country = page.getByRole('combobox', {name: 'Country'});
  const form = dialog(page, 'New: Country');
  await page.getByLabel('City').fill('Lyon');
  await country.fill(made);
  await page.getByRole('option', {name: `New Country: “${made}”`}).click();
  await expect(form.getByLabel('Name', {exact: false}).first()).toHaveValue(made);
  await form.getByRole('combobox', {name: 'Continent'}).fill('Nowhere');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(page.getByLabel('City')).toHaveValue('Lyon');

  await country.fill(made);
  await page.getByRole('option', {name: `New Country: “${made}”`}).click();
  await form.getByLabel('Chinese name').fill('某国');
  await page.keyboard.press('Control+s');
  const code = form.getByRole('textbox', {name: 'Code', exact: false}).first();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('QY');
  await form.getByRole('button', {name: 'Create'}).click();
  await expect(form).toHaveCount(0);
  await expect(country).toHaveValue(made);
  const office = uniqueName('Office');
  await page.getByLabel('Office name').fill(office);
  await page.keyboard.press('Control+s');
  await new ConsolePage(page).heading(office);
  const {id} = await admin.first('country', {code: 'QY'});
  expect(await admin.first('office', {officeName: office})).toMatchObject({countryId: id, city: 'Lyon'});

  await visit(page, '/set/officeManagement/create');
  await country.click();
  await expect(page.getByRole('listbox').getByText('Chosen recently')).toBeVisible();
  await expect(page.getByRole('option').first()).toContainText(`${made}某国 · QY`);
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(page.getByRole('option').first()).toHaveClass(/Mui-focused/, {timeout: 500});
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue(made);
  const clerk = await makePerson(admin, {
    rights: {'office.read': 'all', 'office.create': 'all', 'country.read': 'all'},
  });
  await beSignedIn(page, server, clerk.userName);
  await page.goto('/set/officeManagement/create');
  await country.fill(uniqueName('Nowhere'));
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('whoever may only read is offered nothing else', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const reader = await makePerson(admin, {rights: {'country.read': 'all'}});
  const country = await admin.first('country', {code: 'CA'});
  await beSignedIn(page, server, reader.userName);
  await page.goto('/set/country');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', {name: 'New', exact: true})).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0);
  await visit(page, `/set/country/${idOf(country)}/show`);
  await new ConsolePage(page).heading(String(country.name));
  await expect(page.getByRole('navigation', {name: 'Pages of this record'}).getByRole('link')).toHaveText(['Details']);
  await push(page, '/set/authorityList');
  await new ConsolePage(page).heading('Page not found');
});
