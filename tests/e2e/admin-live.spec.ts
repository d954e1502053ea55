/** Live messages in the console: the bell, what arrives, and what comes back after the network was gone. */
import {expect, type Page} from '@playwright/test';
import type {Client} from '../harness/client';
import {idOf} from '../harness/json';
import {makePerson, uniqueName, type Person} from '../harness/world';
import {beSignedIn} from './admin-session';
import {asksForNews} from './live-socket';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {ListPage} from './pages/list-page';
import {push, visit} from './visit';

function sendTo(admin: Client, person: Person, announcementTitle: string, more: object = {}): Promise<unknown> {
  return admin.data('/wsManager/broadcast/sendMessageToUser', {
    userId: person.id,
    announcementTitle,
    announcementContent: `About ${announcementTitle}`,
    ...more,
  });
}

/** Opens the page and waits until its socket has been told what is unread, so that what comes next comes by push. */
async function listenAt(page: Page, path: string): Promise<void> {
  const socket = page.waitForEvent('websocket', each => new URL(each.url()).pathname === '/ws');
  const told = socket.then(opened => opened.waitForEvent('framereceived'));
  await page.goto(path);
  await told;
}

function bell(page: Page, unread: number) {
  return page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  });
}

test(`a message shows as it arrives, with a link that refreshes the page, and is counted at the bell until it is read
  [CO-666] [CO-668] [DA-212] [DA-491]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const person = await makePerson(admin, {rights: {'country.read': 'all'}});
  await sendTo(admin, person, 'Sent before');
  await beSignedIn(page, server, person.userName);
  await listenAt(page, '/dashboard');
  await expect(bell(page, 1)).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);

  await sendTo(admin, person, 'Countries were changed', {link: '/set/country'});
  const arrived = page.getByRole('status').filter({hasText: 'Countries were changed'});
  await expect(arrived).toContainText('About Countries were changed');
  await expect(bell(page, 2)).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-before', 'refresh'));
  await arrived.getByRole('button', {name: 'Refresh'}).click();
  await expect(page.locator('body[data-before]')).toHaveCount(0);
  await expect(bell(page, 2)).toBeVisible();

  await bell(page, 2).click();
  const centre = page.getByRole('dialog', {name: 'Notifications'});
  await expect(centre.getByRole('listitem')).toContainText(['Countries were changed', 'Sent before']);
  await centre.getByRole('button', {name: /Countries were changed/}).click();
  await expect(page).toHaveURL(/\/set\/country$/);
  await bell(page, 1).click();
  await centre.getByRole('button', {name: 'Mark all as read'}).click();
  await page.keyboard.press('Escape');
  await expect(bell(page, 0)).toBeVisible();
});

test('what was sent while the network was gone is shown afterwards, and reading it clears the other window', async ({
  page,
  context,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const person = await makePerson(admin);
  await beSignedIn(page, server, person.userName);
  await listenAt(page, '/dashboard');
  const other = await context.newPage();
  await listenAt(other, '/dashboard');
  await sendTo(admin, person, 'First');
  await expect(bell(page, 1)).toBeVisible();
  await page.getByRole('button', {name: 'Got it'}).click();
  await expect(bell(page, 0)).toBeVisible();
  await expect(bell(other, 0)).toBeVisible();
  await expect(other.getByRole('status')).toHaveCount(0);

  const closed = new Promise(resolve => {
    void other.close().then(resolve);
  });
  await closed;
  await server.restart({PORT: new URL(server.url).port});
  await sendTo(admin, person, 'While it was gone');
  await expect(page.getByRole('status')).toContainText('While it was gone', {timeout: 20_000});
  await expect(bell(page, 1)).toBeVisible();
});

test(`two sockets carry the token, and the keep-alive goes out each 45 s while the browser is online
  [CO-669] [CO-670] [DA-492] [DA-580]`, async ({page, context, server}) => {
  // The page's time stands still but for the steps below, however long the browser takes.
  const now = Date.now();
  await page.clock.install({time: now});
  await page.clock.pauseAt(now + 1000);
  // The 45 s begin when a socket is open, which a loaded machine may take a while for.
  await page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(...address: ConstructorParameters<typeof WebSocket>) {
        super(...address);
        this.addEventListener('open', () => {
          document.documentElement.dataset.sockets = `${document.documentElement.dataset.sockets ?? ''}|`;
        });
      }
    };
  });
  await beSignedIn(page, server);
  const sent: string[] = [];
  const opened: URL[] = [];
  page.on('websocket', socket => {
    opened.push(new URL(socket.url()));
    socket.on('framesent', ({payload}) => sent.push(`${new URL(socket.url()).pathname} ${String(payload)}`));
  });
  await page.goto('/dashboard');
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return opened.map(url => url.pathname).sort();
      },
      {intervals: [50]},
    )
    .toEqual(['/ws', '/ws/keepAlive']);
  await expect(page.locator('html')).toHaveAttribute('data-sockets', '||');
  expect(opened.every(url => (url.searchParams.get('token') ?? '') !== '')).toBe(true);
  await page.clock.fastForward(44_000);
  expect(sent).toEqual([]);
  await page.clock.fastForward(1500);
  await expect.poll(() => sent).toEqual(['/ws/keepAlive {"type":"keepAlive"}']);
  await context.setOffline(true);
  await page.clock.fastForward(90_000);
  await context.setOffline(false);
  expect(sent).toHaveLength(1);
});

test('a socket that cannot be opened is passed over in silence [CO-672] [DA-493]', async ({page, server}) => {
  await beSignedIn(page, server);
  let tried = 0;
  await page.routeWebSocket(/\/ws/, socket => {
    tried += 1;
    void socket.close({code: 1011});
  });
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.goto('/set/country');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await expect.poll(() => tried).toBeGreaterThan(2);
  expect(errors).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('broadcasts are sent and listed at the page of notification management [CO-175]', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  await page.goto('/set/notificationManagement');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Notifications');
  await push(page, '/set/notificationManagement/create');
  await page.getByRole('textbox', {name: 'Title'}).fill('Stocktaking on Friday');
  await page.getByRole('textbox', {name: 'Content'}).fill('The warehouse is closed.');
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: 'Stocktaking on Friday'})).toBeVisible();
  expect(await admin.total('broadcast-message', {announcementTitle: 'Stocktaking on Friday', audience: 'all'})).toBe(1);
  await new ConsolePage(page).told('Created');
  await visit(page, '/set/notificationManagement');
  await expect(page.getByRole('main')).toContainText('Stocktaking on Friday');
});

test('an open list follows what others write: rows change in place, new ones wait, those gone are crossed out', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const prefix = uniqueName('live');
  const make = (name: string) => admin.create('role', {roleName: `${prefix} ${name}`, remark: 'As made'});
  const [first, second] = [idOf(await make('b')), idOf(await make('c'))];
  const watched = asksForNews(page, '"role"');
  await page.goto('/records/role');
  await new ListPage(page).search.fill(prefix);
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await watched;
  const rows = page.getByRole('main').getByRole('row').filter({hasText: prefix});
  await admin.update('role', first, {remark: 'Written by somebody else'});
  await expect(rows.nth(0)).toContainText('Written by somebody else');
  await make('a');
  await expect(page.getByText('1 new record')).toBeVisible();
  await expect(rows).toHaveText([/ b/, / c/]);
  await admin.remove('role', second);
  await expect(rows.nth(1)).toContainText('Gone');
  await expect(rows.nth(1).getByRole('link')).toHaveCount(0);
  await page.getByRole('button', {name: 'Show', exact: true}).click();
  await expect(rows).toHaveText([/ a/, / b/]);
  await expect(page.getByText('1 new record')).toHaveCount(0);
});
