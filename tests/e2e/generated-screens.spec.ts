/**
 * Screens that a schema makes, each once and with MATRIX=full all of them in every look: without violations of the
 * accessibility rules, and as wide as a phone.
 */
import {expect} from '@playwright/test';
import type {NavigationNode} from '@emblem/schemas';
import {loadModel, loadNavigation} from '@emblem/schemas/node';
import type {Client} from '../harness/client';
import {isNearRun, isTried, isWholeMatrix} from '../harness/sample';
import {inspect} from './accessible';
import {beSignedIn, beSignedInToSite} from './admin-session';
import {choose, LOOKS, looksOf, nameOf, resize} from './looks';
import {visit} from './visit';
import {test} from './test';

/** One kind of record for each kind of page that a record can have. */
const WITH_RECORD_PAGES = ['inquiry', 'order', 'category', 'template', 'plating-colour', 'user', 'country'];

// Screens are alike and independent of one another.
test.describe.configure({mode: 'parallel'});

function nodes(list: readonly NavigationNode[]): readonly NavigationNode[] {
  return list.flatMap(node => [node, ...nodes(node.children ?? [])]);
}

const model = loadModel();
const views = nodes(loadNavigation().nodes).filter(
  node => node.entity !== undefined && model.entities.has(node.entity),
);

/** An entity stands in the menu of each market; its records have the same pages there. */
const isFirstOfEntity = (view: NavigationNode): boolean => views.find(({entity}) => entity === view.entity) === view;

/** Each stands for itself; that of a record is found when the test runs. */
const PATHS: readonly string[] = [
  '/dashboard',
  '/approvals',
  '/change/changePassWord',
  '/notFound',
  // Lists and forms are made of the same few parts.
  ...views.filter(({entity = '', path}) => isTried(entity, path, 16)).map(({path}) => path),
  ...views
    .filter(view => model.entity(view.entity ?? '').writable)
    .map(({entity = '', path}) => ({entity, path: `${path}/create`}))
    .filter(({entity, path}) => isTried(entity, path, 20))
    .map(({path}) => path),
  ...views
    .filter(({entity = ''}) => (isNearRun ? isTried(entity, entity, 1) : WITH_RECORD_PAGES.includes(entity)))
    .filter(view => isWholeMatrix || isFirstOfEntity(view))
    .flatMap(view => [
      `${view.path}/:id`,
      `${view.path}/:id/show`,
      // Every history is the same page.
      ...(isWholeMatrix || view.entity === 'order' ? [`${view.path}/:id/history`] : []),
    ]),
];

async function addressOf(admin: Client, path: string): Promise<string> {
  if (!path.includes('/:id')) return path;
  const view = views.find(candidate => path.startsWith(`${candidate.path}/:id`));
  const {id} = await admin.first(view?.entity ?? '');
  return path.replace(':id', String(id));
}

for (const look of LOOKS) {
  const paths = PATHS.filter(path => looksOf(path).includes(look));
  test(`the generated screens without violations (${nameOf(look)})`, async ({page, baseURL}) => {
    test.setTimeout(20_000 * (paths.length + 1));
    const admin = await beSignedIn(page, {url: baseURL ?? ''});
    await beSignedInToSite(page, {url: baseURL ?? ''}, 'admin');
    await choose(page, look);
    await resize(page, look);
    await page.goto('/notFound');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await inspect(page, look);
    // The frame around them is the same.
    for (const path of paths)
      await test.step(path, async () => {
        await resize(page, look);
        await visit(page, await addressOf(admin, path));
        await inspect(page, look, 'main');
      });
  });
}
