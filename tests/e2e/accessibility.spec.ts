/**
 * What people do on the screens, for everybody: without violations, in both languages and colours, on a phone, without
 * a mouse.
 */
import {expect} from '@playwright/test';
import {PASSWORD, signIn, type Client} from '../harness/client';
import {isSampled} from '../harness/sample';
import {uniqueName} from '../harness/world';
import {inspect} from './accessible';
import {beSignedIn} from './admin-session';
import {choose, LOOKS, looksOf, nameOf, resize} from './looks';
import {ConsolePage} from './pages/console-page';
import {CONSOLE_SCREENS, makeRecords, stageOf, type Records} from './pages/console-screens';
import {EDITOR_SCREENS, editorStageOf} from './pages/editor-screens';
import {tabTo} from './pages/keyboard';
import {test} from './test';

// Screens are alike and independent of one another.
test.describe.configure({mode: 'parallel'});

let admin: Client;
let records: Records;

test.beforeAll(async ({baseURL}) => {
  admin = await signIn(baseURL ?? '', 'admin');
  records = await makeRecords(admin);
});

for (const look of LOOKS) {
  const screens = CONSOLE_SCREENS.filter(({name}) => isSampled(name, 2) && looksOf(name).includes(look));
  test(`dialogs and states of the console without violations (${nameOf(look)})`, async ({page}) => {
    test.setTimeout(30_000 * (screens.length + 1));
    await choose(page, look);
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await resize(page, look);
        if (screen.visitor) await page.context().clearCookies();
        else await beSignedIn(page, admin);
        await screen.open(stageOf(page, admin, records, look.language));
        await inspect(page, look);
        // A list remembers its filter.
        await page.evaluate(() => localStorage.clear());
      });
  });
}

/** The editor has one set of colours. */
const EDITOR_LOOKS = LOOKS.filter(({theme}) => theme === 'light');

for (const screen of EDITOR_SCREENS.filter(({name}) => isSampled(name, 2)))
  for (const look of looksOf(screen.name, EDITOR_LOOKS))
    test(`editor without violations: ${screen.name} (${nameOf(look)})`, async ({page}) => {
      await choose(page, look);
      await resize(page, look);
      await screen.open(editorStageOf(page, look.language));
      await inspect(page, {language: look.language});
    });

test('from sign-in to a saved record without a mouse', async ({page}) => {
  const userName = uniqueName('administrator');
  await admin.create('user', {userName, password: PASSWORD, isAdmin: true, state: 1});
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
