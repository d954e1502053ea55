import {expect, type BrowserContext, type Page} from '@playwright/test';
import {EditorPage} from './editor-page';
import {test} from './test';

const ADDRESS = '/design/lapel-pins';

/** What is kept of unsaved designs in this browser, as JSON. */
function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('emblem.editor');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('drafts')) {
            database.close();
            return resolve('[]');
          }
          const reading = database.transaction('drafts').objectStore('drafts').getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
  );
}

/** A page of the editor on which a text has been added and kept as a draft. */
async function drawn(context: BrowserContext, text: string, address = ADDRESS): Promise<EditorPage> {
  const editor = await new EditorPage(await context.newPage()).open(address);
  await editor.addText(text);
  await expect.poll(() => keptDrafts(editor.page)).toContain(text);
  return editor;
}

const texts = (editor: EditorPage): Promise<readonly (string | undefined)[]> =>
  editor.objects().then(objects => objects.map(object => object.text));

test.describe('what has not been saved', () => {
  test('comes back after the page was closed, both sides of it', async ({context}) => {
    const first = await drawn(context, 'In front');
    await first.page.getByRole('button', {name: 'Back'}).click();
    await expect.poll(() => first.objects()).toHaveLength(0);
    await first.addText('Behind');
    await expect.poll(() => keptDrafts(first.page)).toContain('Behind');
    await first.page.close();

    const again = await new EditorPage(await context.newPage()).open(ADDRESS);
    const offer = again.page.getByRole('status', {name: 'Unsaved changes'});
    await expect(offer).toContainText('Your last changes were not saved. Restore?');
    await expect(offer.locator('time')).toHaveAttribute('datetime', /^\d{4}-/);
    await offer.getByRole('button', {name: 'Restore'}).click();
    await expect.poll(() => texts(again)).toEqual(['Behind']);
    await again.page.getByRole('button', {name: 'Front'}).click();
    await expect.poll(() => texts(again)).toEqual(['In front']);
    await expect(offer).toBeHidden();
  });

  test('is written at once when the page goes away', async ({context}) => {
    const editor = await new EditorPage(await context.newPage()).open(ADDRESS);
    await editor.addText('At the last moment');
    await editor.page.goto('about:blank');
    const again = await new EditorPage(editor.page).open(ADDRESS);
    await again.page.getByRole('button', {name: 'Restore'}).click();
    await expect.poll(() => texts(again)).toEqual(['At the last moment']);
  });

  test('is not offered for another product, and is gone once discarded', async ({context}) => {
    const first = await drawn(context, 'Only here');
    await first.page.close();
    const other = await new EditorPage(await context.newPage()).open('/design/');
    await other.addText('Elsewhere');
    await expect.poll(() => keptDrafts(other.page)).toContain('Elsewhere');
    await expect(other.page.getByRole('status', {name: 'Unsaved changes'})).toBeHidden();

    const again = await new EditorPage(await context.newPage()).open(ADDRESS);
    await again.page.getByRole('button', {name: 'Discard'}).click();
    await expect.poll(() => keptDrafts(again.page)).not.toContain('Only here');
    expect(await keptDrafts(again.page)).toContain('Elsewhere');
  });

  test('of two tabs is kept apart', async ({context}) => {
    const first = await drawn(context, 'First tab');
    const second = await drawn(context, 'Second tab');
    expect(await keptDrafts(second.page)).toContain('First tab');
    await expect(second.page.getByRole('status', {name: 'Unsaved changes'})).toBeHidden();
    await first.page.close();
    await second.page.close();
    const again = await new EditorPage(await context.newPage()).open(ADDRESS);
    const choice = again.page.getByRole('combobox', {name: 'Which changes'});
    await expect(choice.getByRole('option')).toHaveText([/Second tab$/, /First tab$/]);
    await choice.selectOption({index: 1});
    await again.page.getByRole('button', {name: 'Restore'}).click();
    await expect.poll(() => texts(again)).toEqual(['First tab']);
    expect(await keptDrafts(again.page)).toContain('Second tab');
  });

  test('stays kept while saving fails, and is forgotten once it succeeds', async ({context}) => {
    const editor = await drawn(context, 'Worth keeping');
    const {page} = editor;
    await page.getByRole('button', {name: 'Save', exact: true}).click();
    const signIn = page.getByRole('dialog');
    await signIn.getByLabel('E-mail').fill('visitor@example.com');
    await signIn.getByLabel('Password').fill('emblem-demo');
    await signIn.getByRole('button', {name: 'Sign in', exact: true}).click();
    const dialog = page.getByRole('dialog', {name: /save/i});
    await dialog.getByLabel('Name').fill('Worth keeping');

    await page.route('**/api/app/designUser/saveTemplate', route => route.abort());
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect.poll(() => keptDrafts(page)).toContain('member');
    expect(await keptDrafts(page)).toContain('Worth keeping');

    await page.unroute('**/api/app/designUser/saveTemplate');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => keptDrafts(page)).toBe('[]');
  });

  test('is told of when the browser has no room for it', async ({context}) => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const editor = await new EditorPage(page).open(ADDRESS);
    await editor.addText('No room');
    await expect(page.getByRole('alert')).toContainText('There is no room left in this browser');
    await editor.addText('Still none');
    expect(await texts(editor)).toEqual(['No room', 'Still none']);
  });
});
