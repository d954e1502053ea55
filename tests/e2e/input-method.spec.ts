/** Words that an input method composes: its Enter and Escape save, leave and close nothing. */
import {expect, type Locator, type Page} from '@playwright/test';
import {idOf} from '../harness/json';
import {uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {withText} from './editor-parts';
import {test} from './own-server';

/** Composes a text at the cursor, presses keys as an input method gets them, and takes the text. */
async function compose(page: Page, field: Locator, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const key of ['Enter', 'Escape']) {
    await session.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length});
    await field.evaluate(
      (element, name) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', {key: name, code: name, isComposing: true, keyCode: 229, bubbles: true}),
        ),
      key,
    );
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(new RegExp(`${text}$`));
  }
  await session.send('Input.insertText', {text});
  await session.detach();
}

test('cells, comments and dialogs of the console are left by keys of their own alone', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const officeName = uniqueName('Office');
  const {id} = await admin.create('office', {officeName, city: 'Lyon', state: 1});
  await page.goto('/set/officeManagement');
  const city = page.getByRole('main').getByRole('row').filter({hasText: officeName}).locator('[data-field="city"]');
  await city.dblclick();
  const field = page.getByRole('group', {name: 'Edit: City'}).getByRole('textbox');
  await expect(field).toBeFocused();
  await compose(page, field, '广州');
  expect(await admin.get('office', idOf({id}))).toMatchObject({city: 'Lyon'});
  await page.keyboard.press('Enter');
  await expect(city).toHaveText('广州');
  expect(await admin.get('office', idOf({id}))).toMatchObject({city: '广州'});

  await page.keyboard.press('ControlOrMeta+k');
  const words = page.getByRole('dialog').getByRole('combobox');
  await expect(words).toBeFocused();
  await compose(page, words, '办公室');
  await expect(page).toHaveURL(/officeManagement$/);
  await page.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
});

test('texts of the canvas are composed to their end', async ({page}) => {
  const {editor, id} = await withText(page);
  const {x, y} = await editor.pointOf(id);
  await page.mouse.dblclick(x, y);
  const field = page.locator('textarea.typing');
  await expect(field).toBeFocused();
  await compose(page, field, '徽章');
  await expect.poll(() => editor.object(id)).toMatchObject({text: '徽章'});
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});
