/** A day in the console as a salesperson, and as a stranger who has no business there. */
import {expect, type Page} from '@playwright/test';
import {loadNavigation} from '@emblem/schemas/node';
import {idOf} from '../harness/json';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {push} from './visit';

const withoutParameters = (path: string): string => path.replaceAll(/\/:[a-z]+\??/gi, '');

async function chooseProject(page: Page): Promise<string> {
  const button = page.getByRole('button', {name: 'Project'});
  await button.click();
  const other = page.locator('[role=menuitem]:not(.Mui-selected)').first();
  const name = (await other.textContent()) ?? '';
  await Promise.all([page.waitForEvent('load'), other.click()]);
  await expect(button).toHaveText(name);
  return name;
}

test('a salesperson signs in, sees what came in, switches platform and language, converts, and is told things', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const admin = await beSignedIn(page, server);
  await page.context().clearCookies();
  const console = new ConsolePage(page);
  await test.step('signs in', () => console.signIn('salesman'));

  const figures = page.getByRole('region', {name: 'What came in'});
  const ranges = figures.getByRole('group', {name: 'Time'}).getByRole('button');
  await test.step('sees what came in over each range, as number and amount [CO-748]', async () => {
    await expect(ranges).toHaveText(['Today', 'Yesterday', 'This week', 'This month', 'This year']);
    const orders = figures.getByRole('group', {name: 'Orders'});
    for (const [name, steps] of [
      ['Today', 24],
      ['Yesterday', 24],
      ['This week', 7],
      ['This year', 12],
    ] as const) {
      await ranges.filter({hasText: name}).click();
      await expect(orders.getByRole('table').getByRole('row')).toHaveCount(steps);
    }
    await figures.getByRole('button', {name: 'Amount'}).click();
    await expect(orders.locator('[data-figure=amount]')).toHaveText(/^\$[\d,]+\.\d\d$|^–$/);
  });

  await test.step('chooses platforms, which stay for the session, as the range does', async () => {
    const box = page.getByRole('combobox', {name: 'Platforms'});
    await box.click();
    await page.getByRole('option').nth(1).click();
    await page.keyboard.press('Escape');
    const chosen = await page.locator('[data-cascader] .MuiChip-label').allTextContents();
    expect(chosen).toHaveLength(1);
    await page.reload();
    await expect(page.locator('[data-cascader] .MuiChip-label')).toHaveText(chosen);
    await expect(ranges.filter({hasText: 'This year'})).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('works for another project', () => chooseProject(page));

  await test.step('reads the console in Chinese, and in English again', async () => {
    await page.getByRole('button', {name: 'Language'}).click();
    await page.getByRole('menuitem', {name: '中文'}).click();
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
    await console.heading('欢迎，Sam Whitfield');
    await expect(
      page.getByRole('navigation', {name: '菜单'}).getByRole('button', {name: '询盘订单管理', exact: true}),
    ).toBeVisible();
    await page.getByRole('button', {name: '语言'}).click();
    await page.getByRole('menuitem', {name: 'English'}).click();
    await console.heading('Welcome, Sam Whitfield');
  });

  await test.step('converts an amount without leaving the page', async () => {
    await admin.update('currency', idOf(await admin.first('currency', {code: 'EUR'})), {rate: '0.5'});
    await page.getByRole('button', {name: 'Currency converter'}).click();
    const dialog = page.getByRole('dialog', {name: 'Currency converter'});
    await dialog.getByRole('textbox', {name: 'Amount'}).fill('300');
    await expect(dialog.getByRole('status', {name: 'Result'})).toHaveText('150.00 EUR');
    await dialog.getByRole('button', {name: 'Close'}).click();
  });

  await test.step('moves between pages by their tags', async () => {
    await console.openFromMenu('Inquiries and orders', 'Inquiries');
    await console.openFromMenu('Inquiries and orders', 'Orders');
    const tags = page.getByRole('navigation', {name: 'Visited views'});
    await expect(tags.getByRole('link')).toHaveText(['Dashboard', 'Inquiries', 'Orders']);
    await tags.getByRole('link', {name: 'Inquiries'}).click();
    await console.heading('Inquiries');
    await tags.getByRole('button', {name: 'Close Inquiries'}).click();
    await console.heading('Orders');
  });

  await test.step('is told something, and finds it at the bell afterwards', async () => {
    const me = await admin.first('user', {userName: 'salesman'});
    await admin.data('/wsManager/broadcast/sendMessageToUser', {
      userId: me.id,
      announcementTitle: 'A customer called',
      announcementContent: 'Please call back.',
    });
    const arrived = page.getByRole('status').filter({hasText: 'A customer called'});
    await arrived.getByRole('button', {name: 'Got it'}).click();
    await page.getByRole('button', {name: /^Notifications/}).click();
    const centre = page.getByRole('dialog', {name: 'Notifications'});
    await expect(centre.getByRole('listitem')).toContainText(['A customer called']);
    await expect(centre.getByRole('button', {name: 'Who is online'})).toHaveCount(0);
  });
});

test('an administrator sees who is online and writes to one of them and to everybody', async ({
  page,
  server,
  browser,
}) => {
  const theirs = await (await browser.newContext({baseURL: server.url})).newPage();
  await beSignedIn(theirs, server, 'salesman');
  await theirs.goto('/dashboard');
  await new ConsolePage(theirs).heading('Welcome, Sam Whitfield');
  await beSignedIn(page, server);
  await page.goto('/dashboard');
  await page.getByRole('button', {name: /^Notifications/}).click();
  await page.getByRole('button', {name: 'Who is online'}).click();
  const online = page.getByRole('dialog', {name: 'Who is online'});
  await online
    .getByRole('listitem')
    .filter({hasText: 'Sam Whitfield (salesman)'})
    .getByRole('button', {name: /^Write to/})
    .click();
  const form = page.getByRole('dialog', {name: 'Write a message'});
  await form.getByRole('button', {name: 'Send'}).click();
  await expect(form.getByText('Please fill this in.')).toHaveCount(2);
  await form.getByRole('textbox', {name: 'Title'}).fill('Only for you');
  await form.getByRole('textbox', {name: 'Message'}).fill('Come over.');
  await form.getByRole('button', {name: 'Send'}).click();
  await expect(theirs.getByRole('status').filter({hasText: 'Only for you'})).toContainText('Come over.');

  await online.getByRole('button', {name: 'Write to everybody'}).click();
  await form.getByRole('textbox', {name: 'Title'}).fill('Cake in the kitchen');
  await form.getByRole('textbox', {name: 'Message'}).fill('First come, first served.');
  await form.getByRole('button', {name: 'Send'}).click();
  await theirs.getByRole('button', {name: /^Notifications/}).click();
  await expect(theirs.getByRole('dialog', {name: 'Notifications'}).getByRole('listitem')).toContainText([
    'Cake in the kitchen',
    'Only for you',
  ]);
  await theirs.context().close();
});

test(`a stranger is led from every group of the menu to the sign-in, and from the website settings to theirs
  [CO-253] [CO-256]`, async ({page}) => {
  await page.goto('/ly/login');
  await expect(page.getByLabel('User name')).toBeVisible();
  const lead = async (path: string, end: string) => {
    await push(page, path);
    await expect(page, path).toHaveURL(url => url.pathname === end);
  };
  const groups = loadNavigation().nodes.filter(
    ({open, site, children}) => !open && !site && children && children.length > 0,
  );
  for (const {children = []} of groups) {
    const [first] = children.filter(node => !node.open);
    if (first) await lead(withoutParameters(first.path), first.site ? '/liyiRegister' : '/ly/login');
  }
  expect(groups.length).toBeGreaterThan(20);
});
