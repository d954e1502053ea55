/** Tests share a browser context, for speed: what one leaves behind in it, the next one does not find. */
import {expect, type BrowserContext, type Page} from '@playwright/test';
import {test} from './test';

interface Place {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** How a test leaves something behind, and whether it is there once the page has loaded again. */
interface Remainder {
  leave(place: Place): Promise<unknown>;
  isThere(place: Place): Promise<boolean>;
}

const NAME = 'left-behind';
const SIGN_IN = '/login';

const remainders: Readonly<Record<string, Remainder>> = {
  'a cookie': {
    leave: async ({context, page}) => context.addCookies([{name: NAME, value: '1', url: page.url()}]),
    isThere: async ({context}) => (await context.cookies()).some(({name}) => name === NAME),
  },
  'the language': {
    leave: async ({page}) => page.evaluate(() => localStorage.setItem('locale', 'zh')),
    isThere: async ({page}) => (await page.getByRole('heading', {level: 1}).textContent()) === '登录 Emblem',
  },
  'what the tab keeps': {
    leave: async ({page}) => page.evaluate(name => sessionStorage.setItem(name, '1'), NAME),
    isThere: async ({page}) => page.evaluate(name => sessionStorage.getItem(name) !== null, NAME),
  },
  'a database': {
    leave: async ({page}) =>
      page.evaluate(
        async name =>
          new Promise<void>((resolve, reject) => {
            const request = indexedDB.open(name);
            request.addEventListener('success', () => resolve());
            request.addEventListener('error', () => reject(new Error('The database does not open.')));
          }),
        NAME,
      ),
    isThere: async ({page}) =>
      page.evaluate(async name => (await indexedDB.databases()).some(each => each.name === name), NAME),
  },
  'a permission': {
    leave: async ({context}) => context.grantPermissions(['notifications']),
    isThere: async ({page}) =>
      page.evaluate(async () => (await navigator.permissions.query({name: 'notifications'})).state === 'granted'),
  },
  'a route of the context': {
    leave: async ({context}) => context.route('**/health', async route => route.fulfill({status: 299})),
    isThere: async ({page}) => page.evaluate(async () => (await fetch('/health')).status === 299),
  },
  'a route of the page': {
    leave: async ({page}) => page.route('**/openapi.json', async route => route.fulfill({status: 299})),
    isThere: async ({page}) => page.evaluate(async () => (await fetch('/openapi.json')).status === 299),
  },
  'a script of the page': {
    leave: async ({page}) => page.addInitScript(name => Object.assign(globalThis, {[name]: true}), NAME),
    isThere: async ({page}) => page.evaluate(name => name in globalThis, NAME),
  },
  'the size of the window': {
    leave: async ({page}) => page.setViewportSize({width: 390, height: 844}),
    isThere: async ({page}) => page.evaluate(() => innerWidth === 390),
  },
  'the dark look': {
    leave: async ({page}) => page.emulateMedia({colorScheme: 'dark'}),
    isThere: async ({page}) => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches),
  },
  'the time': {
    leave: async ({page}) => page.clock.setFixedTime('2001-02-03T04:05:06Z'),
    isThere: async ({page}) => page.evaluate(() => new Date().getUTCFullYear() < 2015),
  },
  'a header of requests': {
    leave: async ({context}) => context.setExtraHTTPHeaders({[NAME]: '1'}),
    isThere: async ({page}) => {
      const request = page.waitForRequest('**/health');
      await page.evaluate(async () => fetch('/health'));
      return (await (await request).headerValue(NAME)) !== null;
    },
  },
  'a second page': {
    leave: async ({context}) => context.newPage(),
    isThere: async ({context}) => context.pages().length > 1,
  },
};

/** What of it is there in a page that has loaded. */
async function found(place: Place): Promise<readonly string[]> {
  await place.page.goto(SIGN_IN);
  await expect(place.page.getByRole('heading', {level: 1})).toBeVisible();
  const names: string[] = [];
  for (const [name, {isThere}] of Object.entries(remainders)) if (await isThere(place)) names.push(name);
  return names;
}

test.describe('what a test leaves in the browser', () => {
  test('is there for itself', async ({page, context}) => {
    expect(await found({page, context})).toEqual([]);
    for (const {leave} of Object.values(remainders)) await leave({page, context});
    expect(await found({page, context})).toEqual(Object.keys(remainders));
    // Nothing loads from now on.
    await context.setOffline(true);
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  });

  test('is not there for the next one', async ({page, context}) => {
    expect(await found({page, context})).toEqual([]);
  });
});
