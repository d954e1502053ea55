/** The generated list: finding, arranging and changing many records at once. */
import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {idOf} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {restingBox} from './at-rest';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {dialog, question} from './pages/dialogs';
import {ListPage, openFilter} from './pages/list-page';
import {visit} from './visit';

const COUNTRIES = '/set/country';
const TAG_TYPES = '/records/tag-type';

function headings(page: Page) {
  return page.getByRole('main').getByRole('columnheader');
}

function rows(page: Page) {
  return page
    .getByRole('main')
    .getByRole('row')
    .filter({has: page.getByRole('cell')});
}

test('the next page is fetched without counting all records again', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const total = await admin.total('country');
  await page.goto(`${COUNTRIES}?perPage=10`);
  await expect(page.getByText(`1–10 of ${total}`)).toBeVisible();
  const asked = page.waitForRequest(
    request => request.url().includes('/rest/country?') && request.url().includes('total=none'),
  );
  await page.getByRole('button', {name: 'Next page'}).click();
  await asked;
  await expect(page.getByText(`11–${total} of ${total}`)).toBeVisible();
  await expect(rows(page)).toHaveCount(total - 10);
  await page.getByRole('button', {name: 'Previous page'}).click();
  await expect(page.getByText(`1–10 of ${total}`)).toBeVisible();
  await page.getByRole('button', {name: 'Last page'}).click();
  await expect(page.getByText(`11–${total} of ${total}`)).toBeVisible();
});

/** Both ends of a range within one turn of the browser, as fast hands and scripts fill them in. */
async function fillTogether(page: Page, values: Readonly<Record<'From' | 'To', string>>): Promise<void> {
  const fields = Object.entries(values).map(
    ([label, value]) => [page.getByLabel(label, {exact: true}), value] as const,
  );
  const [from, to] = await Promise.all(fields.map(([field]) => field.elementHandle()));
  await page.evaluate(
    ([first, second, begin, end]) => {
      for (const [element, value] of [
        [first, begin],
        [second, end],
      ] as const) {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(element, value);
        element?.dispatchEvent(new Event('input', {bubbles: true}));
      }
    },
    [from, to, values.From, values.To] as const,
  );
}

test('both ends of a range count, however fast they follow each other', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const name = uniqueName('Ranged');
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  for (const quotedPrice of ['10.00', '20.00', '30.00'])
    await admin.create('inquiry', {
      proId,
      quantity: 100,
      quotedPrice,
      name,
      email: `${name}@example.com`,
      currency: 'USD',
    });
  const found = (count: number) => expect(page.getByText(`1–${count} of ${count}`)).toBeVisible();
  await page.goto('/InquiryOrderManage/inquiry/inquiryManage');
  await new ListPage(page).search.fill(name);
  await found(3);
  await openFilter(page, 'Quoted price');
  await fillTogether(page, {From: '15', To: '25'});
  await found(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Clear filters'}).click();
  await found(3);
  await openFilter(page, 'Created');
  await fillTogether(page, {From: '2020-01-02', To: '2020-01-03'});
  await expect(page.getByText(/Nothing|No /).first()).toBeVisible();
  await expect(page).toHaveURL(/createdAt_gte.*createdAt_lt/);
});

test('search, a filter of each kind and sorting by what an index allows narrow and order the list [DA-578]', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const name = uniqueName('Asker');
  const [here, there] = await admin.list('project', {range: [0, 1]});
  const ask = async (proId: unknown, quantity: number, quotedPrice: string) =>
    admin.create('inquiry', {proId, quantity, quotedPrice, name, email: `${name}@example.com`, currency: 'USD'});
  const drawn = await ask(here?.id, 100, '99.99');
  await ask(here?.id, 200, '100.00');
  await ask(there?.id, 300, '250.00');
  await admin.action('inquiry', 'draw', {ids: [idOf(drawn)]});
  const found = (count: number) => expect(page.getByText(`1–${count} of ${count}`)).toBeVisible();

  await page.goto('/InquiryOrderManage/inquiry/inquiryManage');
  await new ListPage(page).search.fill(name);
  await found(3);
  await openFilter(page, 'Quoted price');
  await page.getByLabel('From').fill('100.00');
  await found(2);
  await page.keyboard.press('Escape');
  await openFilter(page, 'Platform');
  await page.getByRole('combobox', {name: 'Platform'}).fill(String(there?.proName));
  await page.getByRole('option', {name: String(there?.proName), exact: true}).click();
  await found(1);
  // Closes the choices, then the filter.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Clear filters'}).click();
  await found(3);
  await openFilter(page, 'Status');
  await page.getByRole('checkbox', {name: 'Drawing'}).click();
  await found(1);
  await page.getByRole('checkbox', {name: 'New Inquiry'}).click();
  await found(3);
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('search').getByRole('button', {name: /^Status: (Drawing, New Inquiry|New Inquiry, Drawing)/}),
  ).toBeVisible();

  await page.getByRole('button', {name: 'Clear filters'}).click();
  await openFilter(page, 'Created');
  for (const shortcut of ['Last week', 'Last month'])
    await expect(page.getByRole('button', {name: shortcut})).toBeVisible();
  await page.getByRole('button', {name: 'Last three months'}).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('search').getByRole('button', {name: /^Created: .+ – .+/})).toBeVisible();

  await visit(page, COUNTRIES);
  await expect(headings(page).getByRole('button', {name: 'Name', exact: true})).toBeVisible();
  await expect(headings(page).getByRole('button', {name: 'Dialling code'})).toHaveCount(0);
  await headings(page).getByRole('button', {name: 'Name', exact: true}).click();
  const [alphabetical] = await admin.list('country', {sort: ['name', 'ASC'], range: [0, 0]});
  await expect(rows(page).first()).toContainText(String(alphabetical?.name));
});

test('columns are chosen, ordered and widened, and are the same after a reload and in another browser', async ({
  page,
  server,
  browser,
}) => {
  const admin = await beSignedIn(page, server);
  const person = await makePerson(admin, {rights: {'country.read': 'all'}});
  await beSignedIn(page, server, person.userName);
  await page.goto(COUNTRIES);
  await page.getByRole('button', {name: 'Columns'}).click();
  const columns = dialog(page, 'Columns');
  await columns.getByRole('checkbox', {name: 'Dialling code'}).click();
  await columns.getByRole('checkbox', {name: 'Three-letter code'}).click();
  const kept = page.waitForResponse(
    response => response.url().includes('/rest/preference') && response.request().method() !== 'GET',
  );
  await columns.getByRole('button', {name: 'Move Three-letter code up'}).click();
  await page.keyboard.press('Escape');
  await kept;
  const widened = page.getByRole('separator', {name: 'Width of the column Name'});
  const before = Number(await widened.getAttribute('aria-valuenow'));
  const keptAgain = page.waitForResponse(
    response => response.url().includes('/rest/preference') && response.request().method() !== 'GET',
  );
  await widened.press('ArrowRight');
  await expect(widened).toHaveAttribute('aria-valuenow', String(before + 16));
  await keptAgain;
  const expected = (await headings(page).allInnerTexts()).filter(text => text !== '');
  expect(expected).toContain('Three-letter code');
  expect(expected).not.toContain('Dialling code');
  await page.reload();
  await expect(headings(page).filter({hasText: /\S/})).toHaveText(expected);

  const elsewhere = await (await browser.newContext()).newPage();
  await beSignedIn(elsewhere, server, person.userName);
  await elsewhere.goto(server.url + COUNTRIES);
  await expect(headings(elsewhere).filter({hasText: /\S/})).toHaveText(expected);

  await expect(widened).toHaveAttribute('aria-valuenow', String(before + 16));
  await page.getByRole('button', {name: 'Columns'}).click();
  await columns.getByRole('button', {name: 'Reset to default'}).click();
  await expect(columns.getByRole('button', {name: 'Reset to default'})).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(widened).not.toHaveAttribute('aria-valuenow', String(before + 16));
  await expect(headings(page).filter({hasText: 'Dialling code'})).toBeVisible();
});

test('a wide table keeps names, boxes and pager in sight; on a phone orders show total, customer and date', async ({
  page,
  server,
}) => {
  await beSignedIn(page, server);
  const faces: number[] = [];
  page.on('response', response => {
    if (response.url().endsWith('.woff2'))
      void response.body().then(
        body => faces.push(body.length),
        () => undefined,
      );
  });
  await page.goto('/InquiryOrderManage/order/orderManage');
  const table = page.getByRole('region', {name: 'Orders'});
  const row = rows(page).first();
  const number = row.getByRole('link').first();
  const before = await restingBox(number);
  await table.evaluate(element => element.scrollTo({left: 400}));
  await expect.poll(() => table.evaluate(element => element.scrollLeft)).toBe(400);
  expect((await restingBox(number)).x).toBe(before.x);
  await expect(row.getByRole('checkbox').first()).toBeInViewport({ratio: 1});
  await expect(page.getByRole('navigation', {name: 'Pages', exact: true})).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);

  const boxes = page.getByRole('checkbox', {name: /^Select ORD/});
  await boxes.nth(1).click();
  await boxes.nth(4).click({modifiers: ['Shift']});
  await expect(page.getByRole('toolbar', {name: 'Selection'})).toContainText('4 selected');
  await expect.poll(() => page.evaluate(() => document.fonts.check('13px "Inter Variable"'))).toBe(true);
  await expect.poll(() => faces.length).toBeGreaterThan(0);
  expect(faces.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);

  await page.emulateMedia({media: 'print'});
  for (const part of [
    page.getByRole('navigation', {name: 'Menu'}),
    page.getByRole('banner'),
    page.getByRole('searchbox'),
    page.getByRole('checkbox').first(),
  ])
    await expect(part).toBeHidden();
  await expect(rows(page).last()).toBeVisible();
  await page.emulateMedia({media: 'screen'});

  await page.setViewportSize({width: 390, height: 844});
  // Others may have made orders without a name, and of those that are finished nobody waits: they say nothing of these.
  const block = page
    .getByRole('list', {name: 'Orders'})
    .getByRole('listitem')
    .filter({hasText: 'Customer name'})
    .filter({hasText: 'Promised to ship by'})
    .filter({has: page.getByRole('term').filter({hasText: 'Due'})});
  await expect(block.first().getByRole('term')).toHaveText([
    'Customer name',
    'Title',
    'Order total',
    'Promised to ship by',
    'Order status',
    'Balance due',
    'Due',
  ]);
  const blocks = page.getByRole('list', {name: 'Orders'}).getByRole('listitem');
  const other = blocks.nth(12).getByRole('link').first();
  await other.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(400);
  const name = (await other.textContent()) ?? '';
  await other.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const total = page.getByRole('region', {name: 'Products'});
  await expect(total).toContainText('Order total');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a saved view brings filter, order and columns back; others see it only when it is shared', async ({
  page,
  server,
  browser,
}) => {
  const admin = await beSignedIn(page, server);
  const person = await makePerson(admin, {rights: {'country.read': 'all'}});
  const [mine, ours] = [uniqueName('mine'), uniqueName('ours')];
  await page.goto(COUNTRIES);
  await openFilter(page, 'Has states');
  await page.getByRole('checkbox', {name: 'No'}).click();
  await page.keyboard.press('Escape');
  await headings(page).getByRole('button', {name: 'Name', exact: true}).click();
  for (const [name, shared] of [
    [mine, false],
    [ours, true],
  ] as const) {
    await page
      .getByRole('main')
      .getByRole('button', {name: /^(Views|mine|ours)/})
      .click();
    await page.getByRole('menuitem', {name: 'Save the current view…'}).click();
    await dialog(page).getByRole('textbox', {name: 'Name of the view'}).fill(name);
    if (shared) await dialog(page).getByRole('checkbox', {name: 'Share with all staff'}).click();
    await dialog(page).getByRole('button', {name: 'Save'}).click();
    await new ConsolePage(page).told('View saved');
  }
  await page.getByRole('button', {name: 'Clear filters'}).click();
  await expect(page.getByRole('search').getByRole('button', {name: 'Has states: No'})).toHaveCount(0);
  await page.getByRole('main').getByRole('button', {name: ours}).click();
  await page.getByRole('menuitem', {name: mine}).click();
  await expect(page.getByRole('search').getByRole('button', {name: 'Has states: No'})).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', {name: mine})).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await beSignedIn(other, server, person.userName);
  await other.goto(server.url + COUNTRIES);
  await other.getByRole('button', {name: 'Views'}).click();
  await expect(other.getByRole('menuitem', {name: ours})).toBeVisible();
  await expect(other.getByRole('menuitem', {name: mine})).toHaveCount(0);
});

test('an order chosen while a filter is still being drawn leaves the filter', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto(COUNTRIES);
  await openFilter(page, 'Has states');
  const machine = await page.context().newCDPSession(page);
  await machine.send('Emulation.setCPUThrottlingRate', {rate: 6});
  // The page itself clicks, in the first frame after the address has changed: no hand of a test is as quick.
  const ordered = page.evaluate(
    name =>
      new Promise<void>(done => {
        const push = history.pushState.bind(history);
        const clickHeading = () => {
          const headings = [...document.querySelectorAll<HTMLElement>('th [role=button]')];
          headings.find(heading => heading.textContent === name)?.click();
          done();
        };
        history.pushState = (...step) => {
          push(...step);
          history.pushState = push;
          requestAnimationFrame(clickHeading);
        };
      }),
    'Name',
  );
  await page.getByRole('checkbox', {name: 'No'}).click();
  await ordered;
  await expect(page).toHaveURL(/sort=name/);
  await machine.send('Emulation.setCPUThrottlingRate', {rate: 1});
  await page.keyboard.press('Escape');
  await expect(page.getByRole('search').getByRole('button', {name: 'Has states: No'})).toBeVisible();
});

test('all that a filter finds is edited at once, deleted after a question, and restored [CO-246]', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const prefix = uniqueName('bulk');
  for (let index = 0; index < 12; index += 1) await admin.create('role', {roleName: `${prefix} ${index}`});
  const list = new ListPage(page);
  await page.goto('/records/role?perPage=10');
  await list.search.fill(prefix);
  await expect(page.getByText('1–10 of 12')).toBeVisible();
  await page.getByRole('checkbox', {name: 'Select all rows of this page'}).click();
  const toolbar = page.getByRole('toolbar', {name: 'Selection'});
  await expect(toolbar).toContainText('10 selected');
  await toolbar.getByRole('button', {name: 'Select all that match'}).click();
  await expect(toolbar).toContainText('12 selected');

  await toolbar.getByRole('button', {name: 'Edit'}).click();
  await dialog(page).getByRole('combobox', {name: 'Choose a field to change'}).click();
  await page.getByRole('option', {name: 'Remark'}).click();
  await dialog(page).getByRole('textbox', {name: 'Remark'}).fill('Changed at once');
  await dialog(page).getByRole('button', {name: 'Change 12 records'}).click();
  await new ConsolePage(page).told('12 records changed');
  expect(await admin.total('role', {q: prefix, remark: 'Changed at once'})).toBe(12);

  await page.getByRole('checkbox', {name: `Select ${prefix} 0`, exact: true}).click();
  await page.getByRole('checkbox', {name: `Select ${prefix} 1`, exact: true}).click();
  await toolbar.getByRole('button', {name: 'Delete'}).click();
  await question(page, 'Delete').getByRole('button', {name: 'Cancel'}).click();
  expect(await admin.total('role', {q: prefix})).toBe(12);
  await toolbar.getByRole('button', {name: 'Delete'}).click();
  await question(page, 'Delete').getByRole('button', {name: 'Delete'}).click();
  await new ConsolePage(page).told('2 records changed');
  await expect(page.getByText('1–10 of 10')).toBeVisible();
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(page.getByText('1–10 of 12')).toBeVisible();
  for (const index of [0, 1]) {
    await page.getByRole('button', {name: `More actions: ${prefix} ${index}`, exact: true}).click();
    await page.getByRole('menuitem', {name: 'Delete'}).click();
    await question(page).getByRole('button', {name: 'Delete'}).click();
    await expect(page.getByText(`1–10 of ${11 - index}`)).toBeVisible();
  }
  await expect(page.getByRole('button', {name: 'Undo'}).first()).toBeVisible();

  await page.getByRole('button', {name: 'More', exact: true}).click();
  await page.getByRole('menuitem', {name: 'Show deleted records'}).click();
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await page.getByRole('button', {name: `Restore: ${prefix} 0`}).click();
  await question(page).getByRole('button', {name: 'Restore'}).click();
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  expect(await admin.total('role', {q: prefix})).toBe(11);

  await visit(page, '/dashboard');
  await visit(page, '/records/role');
  await expect(list.search).toHaveValue(prefix);
  await expect(page.getByText('1–10 of 11')).toBeVisible();
});

test('an export holds the whole filter, not the page, with the columns shown', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  await page.goto(`${COUNTRIES}?perPage=10`);
  await expect(rows(page)).toHaveCount(10);
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'More', exact: true}).click();
  await page.getByRole('menuitem', {name: 'Export as CSV'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^country-\d{4}-\d\d-\d\d\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const lines = Buffer.concat(chunks).toString('utf8').trim().split(/\r?\n/);
  expect(lines).toHaveLength(1 + (await admin.total('country')));

  const sheet = page.waitForEvent('download');
  await page.getByRole('button', {name: 'More', exact: true}).click();
  await page.getByRole('menuitem', {name: 'Export as Excel'}).click();
  expect((await sheet).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('an import is checked row by row before anything is written, and takes the good rows alone when told', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const name = uniqueName('import');
  await page.goto(TAG_TYPES);
  await page.getByRole('button', {name: 'More', exact: true}).click();
  await page.getByRole('menuitem', {name: 'Import…'}).click();
  const box = dialog(page, 'Import: Tag types');
  const choose = async (text: string) =>
    box.locator('input[type=file]').setInputFiles({name: 'types.csv', mimeType: 'text/csv', buffer: Buffer.from(text)});
  const commit = box.getByRole('button', {name: /^Import/});
  await choose('labelTypeName,language\r\n,en-us\r\n');
  await expect(box.getByText('Checked 1 row: 0 would be created, 0 updated; rows with problems: 1.')).toBeVisible();
  await expect(box.getByText('No row can be imported.')).toBeVisible();
  await expect(commit).toHaveCount(0);
  await choose(`labelTypeName,language\r\n${name},en-us\r\n,en-us\r\n`);
  await expect(box.getByRole('row', {name: /^3 /})).toBeVisible();
  await expect(box.getByRole('button', {name: 'Download the 1 row with problems'})).toBeVisible();
  expect(await admin.total('tag-type', {labelTypeName: name})).toBe(0);
  const left = page.waitForEvent('download');
  await box.getByRole('button', {name: 'Import only the 1 good row'}).click();
  expect((await left).suggestedFilename()).toBe('tag-type-not-imported.csv');
  await new ConsolePage(page).told('Imported: 1 created, 0 updated; 1 row was left out and is saved as a file');
  expect(await admin.total('tag-type', {labelTypeName: name})).toBe(1);

  await page.getByRole('button', {name: 'More', exact: true}).click();
  await page.getByRole('menuitem', {name: 'Import…'}).click();
  const sheet = readFileSync(await (await left).path(), 'utf8');
  await choose(sheet.replace(/\r?\n,en-us/, `\r\n${name} mended,en-us`));
  await box.getByRole('button', {name: 'Import 1 row'}).click();
  await new ConsolePage(page).told('Imported: 1 created, 0 updated');
  expect(await admin.total('tag-type', {labelTypeName: `${name} mended`})).toBe(1);

  await page.getByRole('button', {name: 'More', exact: true}).click();
  await page.getByRole('menuitem', {name: 'Import…'}).click();

  await choose(`labelTypeName,language\r\n${name} one,en-us\r\n${name} too,en-us\r\n`);
  await expect(box.getByText('Checked 2 rows: 2 would be created, 0 updated; rows with problems: 0.')).toBeVisible();
  expect(await admin.total('tag-type', {labelTypeName: `${name} one`})).toBe(0);
  await box.getByRole('button', {name: 'Import 2 rows'}).click();
  await new ConsolePage(page).told('Imported: 2 created, 0 updated');
  expect(await admin.total('tag-type', {labelTypeName: [`${name} one`, `${name} too`]})).toBe(2);
});

test('on and off is switched after the question that the schema asks [DA-285]', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const tag = await admin.first('tag', {state: 1});
  await page.goto('/templateManagement/tagLibrary');
  await new ListPage(page).search.fill(String(tag.labelName));
  const toggle = page.getByRole('switch', {name: `State: ${String(tag.labelName)}`}).first();
  await expect(toggle).toBeChecked();
  await toggle.click();
  await question(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(toggle).toBeChecked();
  await toggle.click();
  await question(page).getByRole('button', {name: 'Disable'}).click();
  await expect(toggle).not.toBeChecked();
  expect((await admin.get('tag', idOf(tag))).state).toBe(0);
});
