/** Every screen without axe violations; each in a language, colours and width chosen by a hash of its name, or in all with MATRIX=full. */
import {createHash} from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import {expect, type Browser} from '@playwright/test';
import type {NavigationNode} from '@emblem/schemas';
import {loadModel, loadNavigation} from '@emblem/schemas/node';
import type {TestServer} from '../harness/server';
import {signIn} from '../harness/client';
import {beSignedIn} from './admin-session';
import {test} from './own-server';

const LANGUAGES = ['en', 'zh'] as const;
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1280, 390] as const;

interface Look {
  readonly language: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly width: (typeof WIDTHS)[number];
}

const LOOKS: readonly Look[] = LANGUAGES.flatMap(language => THEMES.flatMap(theme => WIDTHS.map(width => ({language, theme, width}))));

function looksOf(path: string): readonly Look[] {
  if (process.env.MATRIX === 'full') return LOOKS;
  const hash = createHash('sha256').update(path).digest()[0] ?? 0;
  return LOOKS.slice(hash % LOOKS.length, (hash % LOOKS.length) + 1);
}

function nodes(list: readonly NavigationNode[]): readonly NavigationNode[] {
  return list.flatMap(node => [node, ...nodes(node.children ?? [])]);
}

const model = loadModel();
const views = nodes(loadNavigation().nodes).filter(node => node.entity !== undefined && model.entities.has(node.entity));

async function violationsAt(browser: Browser, server: TestServer, path: string, {language, theme, width}: Look): Promise<readonly string[]> {
  const context = await browser.newContext({viewport: {width, height: 900}, baseURL: server.url});
  await context.addInitScript(([locale, colours]) => {
    localStorage.setItem('locale', locale ?? '');
    localStorage.setItem('RaStore.theme', JSON.stringify(colours));
  }, [language, theme]);
  const page = await context.newPage();
  await beSignedIn(page, server);
  await page.goto(path);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', {name: /Loading|加载中/})).toHaveCount(0);
  const {violations} = await new AxeBuilder({page}).analyze();
  await context.close();
  return violations.map(({id, nodes: [node]}) => `${path} (${language}, ${theme}, ${width}): ${id}: ${node?.html.slice(0, 200)}`);
}

async function expectNone(browser: Browser, server: TestServer, paths: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const path of paths) for (const look of looksOf(path)) found.push(...await violationsAt(browser, server, path, look));
  expect(found).toEqual([]);
}

test.describe.configure({timeout: 300_000});

test('the lists', async ({browser, server}) => {
  await expectNone(browser, server, ['/dashboard', '/change/changePassWord', '/notFound', ...views.map(view => view.path)]);
});

test('the forms of new records', async ({browser, server}) => {
  const writable = views.filter(view => model.entity(view.entity ?? '').writable);
  await expectNone(browser, server, writable.map(view => `${view.path}/create`));
});

test('the pages of a record', async ({browser, server}) => {
  const admin = await signIn(server.url, 'admin');
  const chosen = ['inquiry', 'order', 'category', 'template', 'plating-colour', 'user', 'country'];
  const paths: string[] = [];
  for (const {path, entity = ''} of views.filter(view => chosen.includes(view.entity ?? ''))) {
    const {id} = await admin.first(entity);
    paths.push(`${path}/${String(id)}`, `${path}/${String(id)}/show`, `${path}/${String(id)}/history`);
  }
  await expectNone(browser, server, paths);
});
