/**
 * An administrator makes a department, a role and a user, gives rights in the matrix, and the user has exactly those.
 */
import {expect, type Page} from '@playwright/test';
import {asNumber, asObject, asObjects, idOf} from '../harness/json';
import {PASSWORD, signIn} from '../harness/client';
import {grant, makePerson, uniqueName} from '../harness/world';
import {inspect} from './accessible';
import {beSignedIn} from './admin-session';
import {choose, LOOKS, looksOf, nameOf, resize} from './looks';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {push, visit} from './visit';

const MATRIX = '/set/authorityManage';

async function pick(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', {name: field}).click();
  await page.getByRole('combobox', {name: field}).fill(option);
  await page.getByRole('option', {name: option, exact: true}).click();
}

function menuOf(page: Page) {
  return page.getByRole('navigation', {name: 'Menu'});
}

test(`from an empty department to a user who sees exactly the granted screens and buttons
  [CO-168] [CO-169] [CO-454] [DA-383] [CO-414] [CO-456]`, async ({page, server, browser}) => {
  test.setTimeout(120_000);
  const admin = await beSignedIn(page, server);
  const [deptName, roleName, userName] = [uniqueName('Fair'), uniqueName('Fair staff'), uniqueName('fair')];

  await page.goto('/records/department');
  await expect(page.getByRole('treegrid', {name: 'Departments'})).toBeVisible();
  await page.getByRole('link', {name: 'Add below Sales', exact: true}).click();
  await page.getByRole('textbox', {name: 'Department name'}).fill(deptName);
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await new ConsolePage(page).heading(deptName);
  await visit(page, '/records/department');
  await expect(page.getByRole('row', {name: deptName})).toHaveAttribute('aria-level', '3');

  await visit(page, '/records/role/create');
  await page.getByRole('textbox', {name: 'Role name'}).fill(roleName);
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await new ConsolePage(page).heading(roleName);

  await visit(page, '/records/user/create');
  await page.getByRole('textbox', {name: 'User name'}).fill(userName);
  await page.getByLabel('Password', {exact: false}).first().fill(PASSWORD);
  await pick(page, 'Departments', deptName);
  await pick(page, 'Roles', roleName);
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await new ConsolePage(page).heading(userName);

  const roleId = idOf(await admin.first('role', {roleName}));
  await visit(page, `${MATRIX}?of=role&id=${roleId}`);
  await page.getByRole('searchbox', {name: 'Find a screen or button'}).fill('Countries');
  const may = (screen: string, part: 'See' | 'Change') =>
    page.getByLabel(`${roleName}: ${screen}, ${part}`, {exact: true});
  await may('Countries', 'See').click();
  await page.getByRole('button', {name: 'Unfold Countries'}).click();
  await may('Edit', 'Change').click();
  await page.getByRole('searchbox', {name: 'Find a screen or button'}).fill('Production');
  await page.getByRole('button', {name: 'Unfold Production', exact: true}).click();
  await may('Production', 'See').click();
  // The label has a switch for seeing and one for changing; changing brings seeing with it.
  await may('Delivery date', 'Change').click();
  await expect(may('Delivery date', 'See')).toHaveAttribute('aria-checked', 'true');
  await expect(may('Mould cost', 'See')).toHaveAttribute('aria-checked', 'false');
  await expect(page.getByRole('status')).toHaveText(`5 changes for ${roleName}`);
  await page.getByRole('button', {name: 'Review changes'}).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5);
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByText('5 rights changed')).toBeVisible();
  const grants = await admin.list('role-authority', {filter: {roleId}});
  expect(grants).toHaveLength(5);
  for (const grant of grants)
    expect((await admin.history('role-authority', idOf(grant))).map(entry => asObject(entry).actor)).toEqual([
      'Ada Moreau',
    ]);

  const context = await browser.newContext({baseURL: server.url});
  const own = await context.newPage();
  await beSignedIn(own, server, userName);
  await own.goto('/dashboard');
  await menuOf(own).getByRole('button', {name: 'Settings', exact: true}).click();
  await expect(menuOf(own).getByRole('link', {name: 'Countries'})).toBeVisible();
  await expect(menuOf(own).getByRole('link', {name: 'Production'})).toBeVisible();
  await expect(menuOf(own).getByRole('link', {name: 'Languages'})).toHaveCount(0);
  await visit(own, '/set/country');
  await expect(own.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await expect(own.getByRole('link', {name: /^Edit: /}).first()).toBeVisible();
  await expect(own.getByRole('link', {name: 'New', exact: true})).toHaveCount(0);
  await push(own, MATRIX);
  await expect(own).toHaveURL(/\/notFound$/);
  const info = asObject(await (await signIn(server.url, userName)).data('/user/getUserInfo'));
  expect(info.granted).toEqual([
    'country.read',
    'country.update',
    'production-order.edit.deliveryDate',
    'production-order.read',
    'production-order.view.deliveryDate',
  ]);
  await context.close();
});

test("rights reach the records that were chosen, and somebody else's change is not overwritten", async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const roleName = uniqueName('role');
  const roleId = idOf(await admin.create('role', {roleName}));
  let answer = (): void => undefined;
  const held = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route(
    url => url.pathname === '/rest/role-authority',
    async route => {
      await held;
      await route.continue();
    },
  );
  await page.goto(`${MATRIX}?of=role&id=${roleId}`);
  await page.getByRole('searchbox', {name: 'Find a screen or button'}).fill('Members');
  await expect(page.getByRole('row').filter({hasText: 'Members'}).first()).toBeVisible();
  // Off is shown only once it is known.
  await expect(page.getByRole('switch')).toHaveCount(0);
  answer();
  await page.getByRole('combobox', {name: 'New rights reach'}).click();
  await page.getByRole('option', {name: 'Own platforms'}).click();
  const see = page.getByRole('switch', {name: `${roleName}: Members, See`, exact: true});
  await see.click();
  await page.getByRole('button', {name: `${roleName}: Members, See: Own platforms`}).click();
  await page.getByRole('menuitem', {name: 'Own records'}).click();
  await expect(page.getByRole('status')).toHaveText(`1 change for ${roleName}`);
  const authorityId = idOf(await admin.first('authority', {authorityUrl: '/userCenter/memberManage'}));
  const other = await admin.create('role-authority', {roleId, authorityId, scope: 'all'});
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByRole('alert').filter({hasText: 'meanwhile'})).toBeVisible();
  await page.getByRole('button', {name: 'Discard'}).click();
  await expect(page.getByRole('button', {name: `${roleName}: Members, See: All records`})).toBeVisible();
  await page.getByRole('button', {name: `${roleName}: Members, See: All records`}).click();
  await page.getByRole('menuitem', {name: 'Own records'}).click();
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByText('1 right changed')).toBeVisible();
  expect(await admin.get('role-authority', idOf(other))).toMatchObject({scope: 'own'});
});

test(`who may see rights and not change them finds no choice of a reach, and switches that are disabled
  [CO-417] [CO-419]`, async ({page, server}) => {
  const admin = await signIn(server.url, 'admin');
  const roleName = uniqueName('role');
  const roleId = idOf(await admin.create('role', {roleName}));
  const {id: userId, userName} = await makePerson(admin, {
    rights: {'role.read': 'all', 'authority.read': 'all', 'role-authority.read': 'all'},
  });
  await beSignedIn(page, server, userName);
  await page.goto(`${MATRIX}?of=role&id=${roleId}`);
  await page.getByRole('searchbox', {name: 'Find a screen or button'}).fill('Members');
  const see = page.getByRole('switch', {name: `${roleName}: Members, See`, exact: true});
  await expect(see).toBeDisabled();
  const reach = page.getByRole('combobox', {name: 'New rights reach'});
  await expect(reach).toHaveCount(0);
  await grant(admin, userId, {'role-authority.create': 'all'});
  await page.reload();
  await page.getByRole('searchbox', {name: 'Find a screen or button'}).fill('Members');
  await expect(see).toBeEnabled();
  await expect(reach).toBeVisible();
});

test('where a right comes from is shown, and the console as this user, until one goes back', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const deptName = uniqueName('department');
  const deptId = idOf(await admin.create('department', {deptName}));
  const salesman = await admin.first('role', {roleName: 'Salesman'});
  const {id, userName} = await makePerson(admin, {departmentIds: [deptId], roleIds: [idOf(salesman)]});
  const country = idOf(await admin.first('authority', {authorityUrl: '/set/country'}));
  await admin.create('department-authority', {deptId, authorityId: country, scope: 'all'});
  await page.goto(`/set/effectiveRights?user=${id}`);
  await expect(page.getByRole('row', {name: /^Countries/})).toContainText(`Department ${deptName} · All records`);
  await expect(page.getByRole('row', {name: /^Members See/})).toContainText('Role Salesman · Own records');

  await page.getByRole('button', {name: 'See the console as this user'}).click();
  await page.getByRole('button', {name: 'Confirm'}).click();
  const banner = page.getByRole('region', {name: "Somebody else's console"});
  await expect(banner).toContainText(`You see the console as ${userName}`);
  await menuOf(page).getByRole('button', {name: 'Settings', exact: true}).click();
  await expect(menuOf(page).getByRole('link', {name: 'Countries'})).toBeVisible();
  await expect(menuOf(page).getByRole('link', {name: 'Authorities'})).toHaveCount(0);
  await visit(page, '/userCenter/memberManage/create');
  await expect(banner).toBeVisible();
  await banner.getByRole('button', {name: 'Back to my own console'}).click();
  await expect(page).toHaveURL(new RegExp(`/set/effectiveRights\\?user=${id}$`));
  await expect(banner).toHaveCount(0);
  await expect(menuOf(page).getByRole('button', {name: 'Settings', exact: true})).toBeVisible();
  expect(asObjects(await admin.history('user', id))[0]).toMatchObject({action: 'view-as', actor: 'Ada Moreau'});
});

test('two roles are compared by what only one of them may, or in another reach', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const [left, right] = [uniqueName('left'), uniqueName('right')];
  const ids = [idOf(await admin.create('role', {roleName: left})), idOf(await admin.create('role', {roleName: right}))];
  const authorityAt = async (authorityUrl: string) => idOf(await admin.first('authority', {authorityUrl}));
  const [both, one] = [await authorityAt('/set/country'), await authorityAt('/set/country#update')];
  for (const roleId of ids) await admin.create('role-authority', {roleId, authorityId: both, scope: 'all'});
  await admin.create('role-authority', {roleId: asNumber(ids[0]), authorityId: one, scope: 'all'});
  await page.goto(`/set/roleDifferences?left=${ids[0]}&right=${ids[1]}`);
  await expect(page.getByRole('status')).toHaveText('1 difference');
  await expect(page.getByRole('row', {name: /^Edit Change/})).toHaveText(/All records.*No$/);
  await page.getByRole('button', {name: 'Swap the roles'}).click();
  await expect(page.getByRole('row', {name: /^Edit Change/})).toHaveText(/No.*All records$/);
  await expect(page.getByRole('row', {name: /^Countries/})).toHaveCount(0);
  await page.getByRole('switch', {name: 'Also what both may do'}).check();
  await expect(page.getByRole('row', {name: /^Countries/})).toBeVisible();
});

test('every address of the module groups is a screen that can be granted', async ({page, server}) => {
  await beSignedIn(page, server);
  const paths = [
    '/treeData',
    '/treeDataV2',
    '/resume',
    '/purchaseManagement/purchaseSystem',
    '/purchaseManagement/maintenancePage',
    '/designerManagement/designer',
    '/designerManagement/dashBoard',
    '/factoryPortrait/employeeProd',
    '/factoryPortrait/pointsRule',
    '/certificate',
  ];
  const headings: string[] = [];
  await page.goto('/notFound');
  for (const path of paths) {
    await visit(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    headings.push(await page.getByRole('heading', {level: 1}).innerText());
  }
  expect(new Set(headings).size).toBe(paths.length);
});

const SCREENS = [
  `${MATRIX}?of=role&id=3,4`,
  '/set/effectiveRights?user=9',
  '/set/roleDifferences?left=8&right=11',
  '/set/authorityList',
  '/records/department',
];

for (const look of LOOKS) {
  const screens = SCREENS.filter(screen => looksOf(screen).includes(look));
  if (screens.length === 0) continue;
  test(`the rights pages without violations (${nameOf(look)})`, async ({page, server}) => {
    await beSignedIn(page, server);
    await choose(page, look);
    await page.goto('/notFound');
    for (const screen of screens)
      await test.step(screen, async () => {
        await resize(page, look);
        await visit(page, screen);
        await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible();
        await inspect(page, look);
      });
  });
}
