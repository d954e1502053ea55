/** What the console says when a request fails, and what it only logs. */
import {expect, type Page} from '@playwright/test';
import {makePerson} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {dialog} from './pages/dialogs';

const errors = (page: Page) => page.locator('[data-notice=error]');

test('a failed download is only logged [CO-705]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/set/country');
  await new ConsolePage(page).heading('Countries');
  await page.route('**/actions/export?*', route => route.fulfill({status: 422, json: {message: 'Too many rows'}}));
  await page.getByRole('button', {name: 'More', exact: true}).click();
  const [logged] = await Promise.all([
    page.waitForEvent(
      'console',
      message => message.type() === 'error' && message.text().startsWith('Download of country-'),
    ),
    page.getByRole('menuitem', {name: 'Export as CSV'}).click(),
  ]);
  expect(logged.text()).toContain('Too many rows');
  await expect(page.locator('[data-notice=info]')).toHaveText(
    'The export is being made; the download starts by itself.',
  );
  await expect(errors(page)).toHaveCount(0);
});

test('a refused call says the message of the server once, however often it is sent [CO-689] [CO-693]', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const person = await makePerson(admin);
  await admin.data('/wsManager/broadcast/sendMessageToUser', {
    userId: person.id,
    announcementTitle: 'Stays unread',
    announcementContent: 'Text',
  });
  await beSignedIn(page, server, person.userName);
  let refused = 0;
  await page.route('**/api/wsManager/broadcast/markMyMessages', route => {
    refused += 1;
    return route.fulfill({json: {code: '409', message: 'The messages are being moved', data: null}});
  });
  await page.goto('/dashboard');
  await page.getByRole('button', {name: 'Notifications, 1 unread'}).click();
  const message = dialog(page, 'Notifications').getByRole('button', {name: /Stays unread/});
  await message.click();
  await expect(errors(page)).toHaveText('The messages are being moved');
  await message.click();
  await expect.poll(() => refused).toBe(2);
  await expect(errors(page)).toHaveCount(1);
});

test('a time-out or a broken server is said in Chinese to who reads Chinese [CO-691]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
  await page.route('**/rest/country?*', route => route.abort());
  await page.goto('/set/country');
  await expect(page.getByRole('alert')).toContainText('请求超时或服务器异常，请检查网络或联系管理员');
});

test('an import shows how far it is and can be cancelled [CO-495]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/records/tag-type');
  let letGo = () => {};
  await page.route('**/actions/import', async route => {
    await new Promise<void>(resolve => {
      letGo = resolve;
    });
    await route.abort().catch(() => undefined);
  });
  await page.getByRole('button', {name: 'More', exact: true}).click();
  await page.getByRole('menuitem', {name: 'Import…'}).click();
  const box = dialog(page, 'Import: Tag types');
  await box
    .locator('input[type=file]')
    .setInputFiles({
      name: 'types.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('labelTypeName,language\r\nCancelled,en-us\r\n'),
    });
  await expect(box.getByRole('progressbar', {name: 'Import progress'})).toBeVisible();
  await box.getByRole('button', {name: 'Cancel'}).click();
  await expect(box.getByRole('progressbar')).toHaveCount(0);
  await expect(box.getByRole('alert')).toHaveCount(0);
  await expect(box.getByRole('button', {name: 'Close'})).toBeVisible();
  letGo();
});

test('earlier messages come as the list is scrolled [CO-728]', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const person = await makePerson(admin);
  for (let number = 1; number <= 25; number += 1)
    await admin.data('/wsManager/broadcast/sendMessageToUser', {
      userId: person.id,
      announcementTitle: `Message ${number}`,
      announcementContent: 'Text',
    });
  await beSignedIn(page, server, person.userName);
  await page.goto('/dashboard');
  await page.getByRole('button', {name: 'Notifications, 25 unread'}).click();
  const list = dialog(page, 'Notifications').getByRole('list');
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await list.evaluate(element => element.scrollTo(0, element.scrollHeight - element.clientHeight - 100));
  await expect(list.getByRole('listitem')).toHaveCount(25);
});
