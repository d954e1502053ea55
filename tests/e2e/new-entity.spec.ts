/** A schema file dropped in has its menu entry and working screens after a build, with no other change. */
import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {expect, test as base} from '@playwright/test';
import {signInAdmin} from '../harness/administrator';
import {testFolder} from '../harness/cluster';
import {schemasWith, TRADE_SHOW} from '../harness/new-entity';
import {idOf} from '../harness/json';
import {ROOT} from '../harness/places';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, uniqueName} from '../harness/world';
import {ConsolePage} from './pages/console-page';
import {ListPage} from './pages/list-page';

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
      const schemas = schemasWith(TRADE_SHOW);
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
