/** The clipboard of the system: objects go from tab to tab, words and pictures come from other programs. */
import {expect, type Page} from '@playwright/test';
import sharp from 'sharp';
import {EditorPage} from './editor-page';
import {BLANK, withText} from './editor-parts';
import {test} from './test';

/** As another program leaves it on the clipboard. */
async function paste(
  page: Page,
  {text, html, picture}: {text?: string; html?: string; picture?: Buffer},
): Promise<void> {
  await page.evaluate(
    ([words, marked, bytes]) => {
      const data = new DataTransfer();
      if (words !== undefined) data.setData('text/plain', words);
      if (marked !== undefined) data.setData('text/html', marked);
      if (bytes) data.items.add(new File([new Uint8Array(bytes)], 'image.png', {type: 'image/png'}));
      document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}));
    },
    [text, html, picture && [...picture]] as const,
  );
}

const texts = async (editor: EditorPage) => (await editor.objects()).map(({text}) => text);

test('what is copied in one tab is pasted in another, and again a step further on [ED-138] [ED-139] [ED-140]', async ({
  page,
  context,
}) => {
  const {editor, id} = await withText(page, 'Carried over');
  const {left, top} = await editor.object(id);
  await editor.click(id);
  await page.keyboard.press('Control+c');
  const second = await context.newPage();
  const other = await new EditorPage(second).open(BLANK);
  await second.keyboard.press('Control+v');
  await second.keyboard.press('Control+v');
  await expect.poll(() => texts(other)).toEqual(['Carried over', 'Carried over']);
  expect(await other.objects()).toMatchObject([
    {left: left + 10, top: top + 10},
    {left: left + 20, top: top + 20},
  ]);
  await second.keyboard.press('Control+x');
  await expect.poll(() => texts(other)).toEqual(['Carried over']);
  await page.bringToFront();
  await page.keyboard.press('Control+v');
  await expect.poll(() => texts(editor)).toEqual(['Carried over', 'Carried over']);
});

test('words and pictures of other programs become objects', async ({page}) => {
  const editor = await new EditorPage(page).open(BLANK);
  await paste(page, {text: 'Summer camp 2031'});
  await expect.poll(() => texts(editor)).toEqual(['Summer camp 2031']);
  const picture = await sharp({create: {width: 40, height: 20, channels: 3, background: '#00aa00'}})
    .png()
    .toBuffer();
  await paste(page, {text: 'From a table', html: '<b>From a table</b>', picture});
  await expect.poll(() => texts(editor)).toEqual(['Summer camp 2031', 'From a table']);
  await paste(page, {picture});
  await page.getByRole('dialog', {name: 'Crop Area'}).getByRole('button', {name: 'Continue'}).click();
  await expect.poll(() => editor.objects()).toMatchObject([{}, {}, {src: expect.stringMatching(/^\/files\//)}]);
});
