/**
 * The screens of commodities, franchisees and dealers, and the sorted lists of the design system: each at its
 * documented address.
 */
import {expect} from '@playwright/test';
import type {NavigationNode} from '@emblem/schemas';
import {loadNavigation} from '@emblem/schemas/node';
import {restingBox} from './at-rest';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {openFilter} from './pages/list-page';
import {visit} from './visit';

test.describe.configure({timeout: 240_000});

function titlesOf(nodes: readonly NavigationNode[]): [string, string][] {
  return nodes.flatMap(({path, title, children}): [string, string][] => [
    [path, title.en],
    ...titlesOf(children ?? []),
  ]);
}

const TITLES = new Map(titlesOf(loadNavigation().nodes));

const GROUPS = [
  {
    rows:
      'commodities [DA-048] [DA-049] [DA-050] [DA-051] [DA-052] [DA-053] [DA-054] [DA-055] [DA-056] [DA-057] ' +
      '[DA-058] [DA-059] [DA-060] [DA-061] [DA-062] [DA-063] [DA-065] [DA-066] [DA-067] [DA-068]',
    base: '/commodityManagement/',
    paths: [
      'quoteManage/quoteProjectManage',
      'quoteManage/productCategory',
      'quoteManage/fdProductCategory',
      'quoteManage/LineConfiguration',
      'quoteManage/backingManagement',
      'quoteManage/fdCodeManagement',
      'quoteManage/priceList',
      'quoteManage/colorCard',
      'quoteManage/picStorage',
      'quoteManage/surcharge',
      'customManagement/classify',
      'customManagement/color',
      'customManagement/attributes',
      'customManagement/category',
      'customManagement/commodityLibrary',
      'customManagement/subjectManagement',
      'VisualManagement/picStore',
      'VisualManagement/pictureResourceLibrary',
      'freebieManagement',
    ],
  },
  {
    rows:
      'franchisees [DA-069] [DA-070] [DA-071] [DA-072] [DA-073] [DA-074] [DA-075] [DA-076] [DA-078] [DA-079] ' +
      '[DA-080]',
    base: '/FranchiseeManagement/uspp/',
    paths: [
      'projectManage',
      'usppPage',
      'crowdManage',
      'contactManage',
      'FAQManage',
      'resourceManage',
      'agentManage',
      'agentUserClause',
      'agentManagement',
      'agentwebsiteManagement',
    ],
  },
  {
    rows: 'dealers [DA-081] [DA-082] [DA-083] [DA-084] [DA-085] [DA-086] [DA-087] [DA-088]',
    base: '/dmsManage/',
    paths: ['dmsPage', 'valuePackage', 'extraValuePackage', 'otoPermission', 'otoRole', 'productIdeas', 'newsCenter'],
  },
] as const;

for (const {rows, base, paths} of GROUPS)
  test(`the lists of ${rows}`, async ({page, server}) => {
    await beSignedIn(page, server);
    await page.goto('/notFound');
    const main = page.getByRole('main');
    const cells = page.getByRole('cell').or(page.getByRole('gridcell'));
    for (const path of paths) {
      await visit(page, base + path);
      await new ConsolePage(page).heading(TITLES.get(base + path) ?? '');
      await expect(
        main.getByRole('row').filter({has: cells}).or(main.getByRole('listitem')).first(),
        path,
      ).toBeVisible();
    }
  });

test('adding a product has an address and no place in the menu [DA-064]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/commodityManagement/customManagement/addProduct');
  await expect(page).toHaveURL(/\/addProduct$/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  const menu = page.getByRole('navigation', {name: 'Menu'});
  await expect(menu.getByRole('link', {name: 'Commodity library', exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu.getByRole('link', {name: 'Add a product', exact: true})).toHaveCount(0);
});

test('six lists of the design system have a mode in which they are sorted [DA-287]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/notFound');
  for (const key of ['category', 'plating-colour', 'colour-card', 'shape', 'tag', 'template-type']) {
    await visit(page, `/records/${key}`);
    await page.getByRole('button', {name: 'Sort', exact: true}).click();
    await expect(page.getByRole('button', {name: 'Save order'}), key).toBeVisible();
  }
});

test(`inventory forms say of an empty quantity that it can not be empty, of other empty items that it cannot
  [CO-706] [CO-707] [DA-363] [DA-366]`, async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/notFound');
  const main = page.getByRole('main');
  const forms = [
    ['stock-record', 'Actual', 2],
    ['inbound-application', 'Delivery quantity', 2],
    ['delivery-order', 'Delivery quantity', 2],
    ['difference-feedback', 'Difference quantity', 1],
    ['stock-order', 'Quantity', 3],
  ] as const;
  for (const [entity, quantity, items] of forms)
    await test.step(entity, async () => {
      await visit(page, `/records/${entity}/create`);
      await main.getByRole('button', {name: 'Create', exact: true}).click();
      await expect(main.getByText('can not be empty', {exact: true})).toHaveCount(1);
      await expect(
        main.getByRole('spinbutton', {name: quantity}).or(main.getByRole('textbox', {name: quantity})),
      ).toHaveAccessibleDescription('can not be empty');
      await expect(main.getByText('it cannot be empty', {exact: true})).toHaveCount(items);
    });
});

test('the general roles are there, in the documented spelling [CO-406] [DA-382]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/records/role?perPage=100');
  const names = [
    'admin',
    'Shipping',
    'Merchandiser',
    'Purchase',
    'orderplacer',
    'Factory',
    'Designeradmin',
    'Threedimensionaladmin',
    'Salesman',
    'manager',
    'US office member',
    'dealer',
    'finance',
    'warehouse staff',
    'designer',
    'customer-service',
  ];
  for (const name of names) await expect(page.getByRole('main').getByText(name, {exact: true}).first()).toBeVisible();
});

test('inquiries and orders are narrowed to a range of days with three shortcuts [CO-311]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/notFound');
  for (const [path, entity] of [
    ['inquiry/inquiryManage', 'inquiry'],
    ['order/orderManage', 'order'],
  ] as const)
    await test.step(path, async () => {
      await visit(page, `/InquiryOrderManage/${path}`);
      await openFilter(page, 'Created');
      const days = page.getByRole('group', {name: 'Created'});
      for (const [shortcut, least, most] of [
        ['Last week', 7, 7],
        ['Last month', 28, 31],
        ['Last three months', 89, 92],
      ] as const) {
        const asked = page.waitForRequest(
          request => new URL(request.url()).pathname === `/rest/${entity}` && request.url().includes('createdAt'),
        );
        const button = days.getByRole('button', {name: shortcut, exact: true});
        // What is chosen widens the filter, which the shortcuts hang from.
        await restingBox(button);
        await button.click();
        expect(new URL((await asked).url()).searchParams.get('filter')).toContain('createdAt');
        const [from, to] = [await days.getByLabel('From').inputValue(), await days.getByLabel('To').inputValue()].map(
          day => Date.parse(day),
        );
        const length = ((to ?? 0) - (from ?? 0)) / 86_400_000;
        expect([length >= least, length <= most]).toEqual([true, true]);
      }
    });
});
