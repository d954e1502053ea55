/** A schema file dropped in has its menu entry and working screens after a build, with no other change. */
import {execFile} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {expect, test as base, type BrowserContext} from '@playwright/test';
import {testFolder} from '../harness/cluster';
import {schemasWith, TRADE_SHOW} from '../harness/new-entity';
import {ROOT} from '../harness/places';
import {startServer, type TestServer} from '../harness/server';
import {ConsolePage} from './pages/console-page';
import {ListPage} from './pages/list-page';

const run = promisify(execFile);

interface Console {
  readonly server: TestServer;
  /** The console's build with the new schema. */
  readonly pages: string;
}

/** Everything that the server answers itself; the rest are the console's files. */
const SERVER_PATHS = /^\/(?:api|rest|files|openapi\.json)(?:\/|$)/;

async function build(schemas: string): Promise<string> {
  const pages = testFolder('console_with_new_entity');
  await run(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', pages, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: join(ROOT, 'admin'), env: {...process.env, EMBLEM_SCHEMAS: schemas, NODE_ENV: 'production'},
  });
  return pages;
}

const test = base.extend<object, {readonly console: Console}>({
  // Playwright reads from the pattern which other fixtures one needs, and wants a pattern even where it is none.
  // oxlint-disable-next-line no-empty-pattern
  console: [async ({}, use) => {
    const schemas = schemasWith(TRADE_SHOW);
    const server = await startServer({env: {EMBLEM_SCHEMAS: schemas}});
    await use({server, pages: await build(schemas)});
    await server.stop();
  }, {scope: 'worker', timeout: 180_000}],
  baseURL: async ({console: {server}}, use) => use(server.url),
});

/** The server hands out the repository's build; here the browser gets the one with the new schema. */
async function servePages(context: BrowserContext, folder: string): Promise<void> {
  await context.route(url => !SERVER_PATHS.test(url.pathname), async (route, request) => {
    const file = join(folder, new URL(request.url()).pathname);
    const isFile = existsSync(file) && statSync(file).isFile();
    await route.fulfill({path: isFile ? file : join(folder, 'index.html')});
  });
}

test('list, create, search, edit and history of an entity that only a schema file describes', async ({page, context, console: {pages}}) => {
  await servePages(context, pages);
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
