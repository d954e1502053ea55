/** Screens for everybody: without violations, in both languages and colours, on a phone, without a mouse. */
import {expect, test, type Page} from '@playwright/test';
import {PASSWORD, signIn, type Client} from '../harness/client';
import {uniqueName} from '../harness/world';
import {expectAccessible, expectFitsPhone} from './accessible';
import {brightness, choose, expectLanguage, expectTheme, looksOf, LOOKS, nameOf, type Look} from './looks';
import {CONSOLE_SCREENS, makeRecords, stageOf, type Records, type Screen} from './pages/console-screens';
import {ConsolePage} from './pages/console-page';
import {EDITOR_SCREENS, editorStageOf} from './pages/editor-screens';
import {tabTo} from './pages/keyboard';

let admin: Client;
let records: Records;

test.beforeAll(async ({baseURL}) => {
  admin = await signIn(baseURL ?? '', 'admin');
  records = await makeRecords(admin);
});

/** An administrator of the test's own: settings are kept per user. */
async function newAdministrator(): Promise<string> {
  const userName = uniqueName('administrator');
  await admin.create('user', {userName, password: PASSWORD, isAdmin: true, state: 1});
  return userName;
}

async function beSignedIn(page: Page): Promise<void> {
  await page.context().addCookies([{name: 'emblem_staff', value: admin.token ?? '', url: admin.url}]);
}

async function showConsole(page: Page, screen: Screen, look: Look): Promise<void> {
  await choose(page, look);
  if (!screen.visitor) await beSignedIn(page);
  await screen.open(stageOf(page, admin, records, look.language));
  await expectTheme(page, look.theme);
}

/** The editor has one set of colours. */
const EDITOR_LOOKS = LOOKS.filter(({theme}) => theme === 'light');

for (const screen of CONSOLE_SCREENS)
  for (const look of looksOf(screen.name))
    test(`console: ${screen.name} (${nameOf(look)})`, async ({page}) => {
      await showConsole(page, screen, look);
      await expectLanguage(page, look.language);
      await expectAccessible(page);
      await expectFitsPhone(page);
    });

for (const screen of EDITOR_SCREENS)
  for (const look of looksOf(screen.name, EDITOR_LOOKS))
    test(`editor: ${screen.name} (${nameOf(look)})`, async ({page}) => {
      await choose(page, look);
      await screen.open(editorStageOf(page, look.language));
      await expectLanguage(page, look.language);
      await expectAccessible(page);
      await expectFitsPhone(page);
    });

test('from sign-in to a saved record without a mouse', async ({page}) => {
  const userName = await newAdministrator();
  const labelTypeName = uniqueName('Keyboards');
  await admin.create('tag-type', {labelTypeName});
  const {keyboard} = page;

  await page.goto('/ly/login');
  await expect(page.getByLabel('User name')).toBeFocused();
  await keyboard.type(userName);
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await new ConsolePage(page).heading(`Welcome, ${userName}`);

  await tabTo(page.getByRole('link', {name: 'Skip to content'}));
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page.getByRole('searchbox', {name: 'Find a page'}), 'Shift+Tab');
  await keyboard.type('Tag types');
  await tabTo(page.getByRole('link', {name: 'Tag types'}));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Tag types'})).toBeVisible();

  await keyboard.press('/');
  await expect(page.getByRole('main').getByRole('searchbox', {name: 'Search'})).toBeFocused();
  await keyboard.type(labelTypeName);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await tabTo(page.getByRole('link', {name: labelTypeName, exact: true}));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('navigation', {name: 'Pages of this record'}).getByRole('link', {name: 'Edit'}));
  await keyboard.press('Enter');

  await tabTo(page.getByLabel('Tag type name'));
  await keyboard.press('End');
  await keyboard.type(' by hand');
  await tabTo(page.getByRole('button', {name: 'Save'}));
  await keyboard.press('Enter');
  await new ConsolePage(page).told('Saved');
  await new ConsolePage(page).heading(`${labelTypeName} by hand`);
});

test('Chinese and English are switched without loading the page again, and kept [CO-023] [CO-718]', async ({page}) => {
  await new ConsolePage(page).signIn(await newAdministrator());
  await page.goto('/records/tag-type');
  await expect(page.getByRole('heading', {level: 1, name: 'Tag types'})).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));

  await page.getByRole('banner').getByRole('button', {name: 'Language'}).click();
  await expect(page.getByRole('menuitem')).toHaveText(['中文', 'English']);
  await page.getByRole('menuitem', {name: '中文'}).click();
  await expect(page.getByRole('heading', {level: 1, name: '标签类型'})).toBeVisible();
  await expect(page.getByRole('columnheader', {name: '标签类型名称'})).toBeVisible();
  await expectLanguage(page, 'zh');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('zh');
  await expect(page.locator('body')).toHaveAttribute('data-kept', '');

  await page.reload();
  await expect(page.getByRole('heading', {level: 1, name: '标签类型'})).toBeVisible();
  await page.getByRole('banner').getByRole('button', {name: '语言'}).click();
  await page.getByRole('menuitem', {name: 'English'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Tag types'})).toBeVisible();
  await expectLanguage(page, 'en');
});

test('light and dark are switched, and kept for the user in other browsers', async ({page, browser}) => {
  const userName = await newAdministrator();
  await new ConsolePage(page).signIn(userName);
  await expectTheme(page, 'light');
  const kept = page.waitForResponse(response => response.url().includes('/rest/preference') && response.request().method() !== 'GET');
  await page.getByRole('button', {name: 'Dark colours'}).click();
  await expectTheme(page, 'dark');
  expect((await kept).ok()).toBe(true);

  const context = await browser.newContext();
  const other = await context.newPage();
  await new ConsolePage(other).signIn(userName);
  await expectTheme(other, 'dark');
  await other.getByRole('button', {name: 'Light colours'}).click();
  await expectTheme(other, 'light');
  expect(await brightness(page)).toBeLessThan(80);
  await context.close();
});
