/** A schema file dropped in has its menu entry and working screens after a build, with no other change. */
import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {expect} from '@playwright/test';
import {signInAdmin} from '../harness/administrator';
import {testFolder} from '../harness/cluster';
import {GUARANTEE, GUARANTEE_ITEM} from '../harness/guarantee';
import {addContractFiles, CONTRACT, CONTRACT_ITEM} from '../harness/new-document';
import {schemasWith, TRADE_SHOW} from '../harness/new-entity';
import {asObject, asObjects, idOf} from '../harness/json';
import {ROOT} from '../harness/places';
import {startServer, type TestServer} from '../harness/server';
import {makeOrder, makePerson, uniqueName} from '../harness/world';
import {bare, readPdfs} from '../papers/pdf';
import {beSignedIn} from './admin-session';
import {BOTH, choose, nameOf, resize} from './looks';
import {ConsolePage} from './pages/console-page';
import {ListPage} from './pages/list-page';
import {WorkflowPanel} from './pages/workflow-panel';
import {test as base} from './test';
import {saveForm} from './visit';

const run = promisify(execFile);

/** The console built with the new schema, into a folder of its own. */
async function buildConsole(schemas: string): Promise<string> {
  const folder = testFolder('console_with_new_entity');
  await run(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {cwd: join(ROOT, 'admin'), env: {...process.env, EMBLEM_SCHEMAS: schemas, NODE_ENV: 'production'}},
  );
  return folder;
}

const test = base.extend<object, {readonly server: TestServer}>({
  // Playwright reads from the pattern which other fixtures one needs, and wants a pattern even where it is none.
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const schemas = schemasWith(TRADE_SHOW, CONTRACT, CONTRACT_ITEM, GUARANTEE, GUARANTEE_ITEM);
      addContractFiles(schemas);
      const server = await startServer({env: {EMBLEM_SCHEMAS: schemas, ADMIN_DIST: await buildConsole(schemas)}});
      await use(server);
      await server.stop();
    },
    {scope: 'worker', timeout: 180_000},
  ],
  baseURL: async ({server}, use) => use(server.url),
});

test('list, create, search, edit and history of an entity that only a schema file describes', async ({page}) => {
  const admin = await new ConsolePage(page).signIn('admin');
  const list = new ListPage(page);

  await page.getByRole('navigation', {name: 'Menu'}).getByRole('button', {name: 'All records'}).click();
  await admin.openFromMenu('Marketing', 'Trade show');
  await page.getByRole('link', {name: 'New', exact: true}).click();
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await expect(page.getByText('Enter the name of the show')).toBeVisible();

  await page.getByLabel('Show name').fill('Hannover Messe');
  await page.getByRole('combobox', {name: 'Country'}).fill('Germany');
  await page.getByRole('option', {name: 'Germany'}).click();
  await page.getByLabel('Booths').fill('2');
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await admin.told('Created');
  await admin.heading('Hannover Messe');
  await expect(page.getByRole('main').getByText('Germany')).toBeVisible();

  await admin.tab('Edit');
  await page.getByLabel('Booths').fill('3');
  await page.getByRole('button', {name: 'Save'}).click();
  await admin.told('Saved');
  await admin.tab('History');
  await expect(page.getByRole('main').getByRole('row', {name: /Booths 2 3/})).toBeVisible();

  await page.goto('/records/trade-show');
  await list.find('Hannover Messe');
});

test('a role that an administrator grants it to sees it, and may do no more than that', async ({page, server}) => {
  const admin = await signInAdmin(server);
  await admin.create('trade-show', {
    showName: 'PSI Düsseldorf',
    countryId: (await admin.first('country', {code: 'DE'})).id,
  });
  const role = await admin.create('role', {
    roleName: uniqueName('Fair staff'),
    deptId: (await admin.first('department')).id,
  });
  const authority = await admin.first('authority', {authorityUrl: '/records/trade-show'});
  await admin.create('role-authority', {roleId: role.id, authorityId: authority.id, scope: 'all'});
  const {userName} = await makePerson(admin, {roleIds: [idOf(role)]});

  const person = await new ConsolePage(page).signIn(userName);
  await page.getByRole('navigation', {name: 'Menu'}).getByRole('button', {name: 'All records'}).click();
  await person.openFromMenu('Marketing', 'Trade show');
  await expect(page.getByRole('main').getByText('PSI Düsseldorf')).toBeVisible();
  await expect(page.getByRole('link', {name: 'New', exact: true})).toHaveCount(0);
});

test('a document with lines, states, a label, a paper and a report works by schema files alone', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  await page.goto('/records/show-contract/create');
  await page.getByLabel('Partner').fill('Messe Nord');
  const grid = page.getByRole('grid', {name: 'Items'});
  const cell = (row: number, field: string) => grid.locator(`tbody tr:nth-child(${row}) [data-field="${field}"]`);
  await page.getByRole('button', {name: 'Add a line'}).click();
  await page.keyboard.type('Stand');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.keyboard.type('120.50');
  await page.keyboard.press('Enter');
  await expect(cell(1, 'amount')).toHaveText('€361.50');
  await page.getByLabel('Discount').fill('11.50');
  await expect(page.getByRole('group', {name: 'Contract total'})).toContainText('€350.00');
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: /^SHC\d{10}$/})).toBeVisible();

  const figures = page.getByLabel('Figures');
  await expect(figures).toContainText('€350.00');
  await expect(page.getByRole('region', {name: 'Items'})).toContainText('Stand');
  const panel = new WorkflowPanel(page);
  await panel.isAt('Draft');
  await panel.action('Confirm').click();
  const dialog = page.getByRole('dialog', {name: 'Confirm'});
  await dialog.getByLabel('Deliver on').fill('2027-03-01');
  await dialog.getByRole('button', {name: 'Confirm'}).click();
  await panel.isAt('Confirmed');
  await expect(page.getByRole('region', {name: 'Timeline'})).toContainText('Confirm');

  const contract = await admin.first('show-contract', {partner: 'Messe Nord'});
  const id = idOf(contract);
  expect(contract).toMatchObject({total: '350.00', deliverOn: '2027-03-01'});
  expect(Date.parse(String(contract.confirmedAt))).not.toBeNaN();
  const locked = await admin.rest('PUT', `show-contract/${id}`, {discount: '0.00', version: contract.version});
  expect(locked.status).toBe(422);

  const answer = await fetch(`${server.url}/rest/show-contract/${id}/documents/show-contract?format=pdf&language=de`, {
    headers: {token: admin.token ?? ''},
  });
  expect(answer.status).toBe(200);
  const [pdf] = readPdfs([new Uint8Array(await answer.arrayBuffer())]);
  for (const text of ['Messe Nord', 'Stand', '350,00']) expect(pdf?.pages[0]?.text).toContain(bare(text));

  const {client, userName} = await makePerson(admin, {
    rights: {'show-contract.read': 'all', 'show-contract.update': 'all', 'show-contract.view.margin': 'all'},
  });
  await admin.update('show-contract', id, {margin: '30.00'});
  const seen = await client.get('show-contract', id);
  expect(seen).toMatchObject({margin: '30.00'});
  const refused = await client.rest('PUT', `show-contract/${id}`, {margin: '1.00', version: seen.version});
  expect(refused.status).toBe(422);
  const blind = await makePerson(admin, {rights: {'show-contract.read': 'all', 'show-contract.update': 'all'}});
  expect(await blind.client.get('show-contract', id)).not.toHaveProperty('margin');

  await page.goto('/showContracts');
  await expect(page.getByRole('heading', {level: 1, name: 'Show contracts'})).toBeVisible();
  await expect(page.getByRole('row', {name: /^Confirmed 1 /})).toBeVisible();
  // A figure opens its records, and the table leaves as a workbook.
  const answered = page.waitForResponse(response => response.url().includes('format=xlsx'));
  await page.getByRole('button', {name: 'Excel'}).click();
  expect((await answered).headers()['content-type']).toContain('spreadsheetml');
  await page
    .getByRole('row', {name: /^Confirmed 1 /})
    .getByRole('link')
    .click();
  await expect(page.getByRole('row', {name: /Messe Nord/})).toBeVisible();

  // The page is granted like any other, and the amount by its label.
  const reader = await makePerson(admin, {rights: {'show-contract.read': 'all'}});
  const shown = async () => {
    await beSignedIn(page, server, reader.userName);
    await page.goto('/showContracts');
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
    return page.locator('[data-measure]').evaluateAll(all => all.map(each => each.getAttribute('data-measure')));
  };
  expect(await shown()).toEqual([]);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  const granting = async (authorityUrl: string) => {
    const {id: authorityId} = await admin.first('authority', {authorityUrl});
    await admin.create('user-authority', {userId: reader.id, authorityId, scope: 'all'});
  };
  await granting('/showContracts');
  await expect.poll(shown).toEqual(['count']);
  expect((await reader.client.rest('GET', 'reports/show-contracts?measures=amount')).status).toBe(400);
  await granting('/showContracts#view:contractAmount');
  await expect.poll(shown).toEqual(['count', 'amount']);

  await beSignedIn(page, server, userName);
  await page.goto(`/records/show-contract/${id}/edit`);
  const form = page.getByRole('main');
  await expect(form.getByText('30.00', {exact: true})).toBeVisible();
  await expect(form.getByLabel('Margin')).toHaveCount(0);
  await beSignedIn(page, server, blind.userName);
  await page.goto(`/records/show-contract/${id}`);
  await expect(page.getByRole('heading', {level: 1, name: /^SHC/})).toBeVisible();
  await expect(form.getByText('Margin')).toHaveCount(0);
});

const MAKE = {
  en: {
    menu: 'Make',
    guarantee: 'Make a guarantee card',
    create: 'Create',
    filledIn: /^Filled in from Order/,
    none: 'Nothing is left: all of it was made already.',
  },
  zh: {menu: '生成', guarantee: '开保修卡', create: '新建', filledIn: /^已按订单/, none: '已全部开出，没有剩余'},
} as const;

for (const look of BOTH)
  test(`by a schema file alone an order makes a record, then one of the rest: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    await choose(page, look);
    await resize(page, look);
    const words = MAKE[look.language];
    const admin = await beSignedIn(page, server);
    const order = await makeOrder(admin, {
      name: 'Ann Field',
      currency: 'EUR',
      promisedShipAt: '2027-03-01T12:00:00.000Z',
      shippingFee: '20.00',
      products: [
        {name: 'Enamel pin', quantity: 100, unitPrice: '1.5000'},
        {name: 'Patch', quantity: 60, unitPrice: '2.0000'},
      ],
    });
    const begin = async () => {
      await page.goto(`/records/order/${idOf(order)}/show`);
      await page.getByRole('button', {name: words.menu, exact: true}).click();
      await page.getByRole('menuitem', {name: words.guarantee, exact: true}).click();
    };
    const make = async () => {
      await expect(page.getByRole('alert').filter({hasText: words.filledIn})).toContainText(String(order.number));
      await saveForm(page, page.getByRole('main').getByRole('button', {name: words.create, exact: true}));
    };
    const cards = async () => {
      const found = await admin.list('guarantee-card', {filter: {orderId: order.id}, sort: ['id', 'ASC']});
      return Promise.all(
        found.map(async each => asObject(await admin.mustRest('GET', `guarantee-card/${idOf(each)}?lines=items`))),
      );
    };
    const items = (card: unknown) =>
      asObjects(asObject(card).items).map(({description, quantity}) => [description, quantity]);

    await begin();
    await make();
    await expect(page.getByRole('main')).toContainText('Enamel pin');
    const [whole] = await cards();
    expect(whole).toMatchObject({holder: 'Ann Field', currency: 'EUR', beginsOn: '2027-03-01', shipping: '20.00'});
    expect(whole).toMatchObject({months: 24, orderId: order.id});
    expect(items(whole)).toEqual([
      ['Enamel pin', 100],
      ['Patch', 60],
    ]);

    // Some of it is given back: that is what the next card is offered.
    const [pin] = asObjects(asObject(whole).items);
    await admin.update('guarantee-card', idOf(whole), {
      shipping: '5.00',
      items: [{id: pin?.id, version: pin?.version, quantity: 40}],
    });
    await begin();
    await make();
    const [, rest] = await cards();
    expect(rest).toMatchObject({shipping: '15.00', holder: 'Ann Field'});
    expect(items(rest)).toEqual([
      ['Enamel pin', 60],
      ['Patch', 60],
    ]);

    await begin();
    await expect(page.getByText(words.none)).toBeVisible();
  });
