/**
 * Adding one plating colour, by the console's generated form and by a hand-made one of plain react-admin inputs
 * (rival/): clicks and keystrokes.
 */
import {median} from './browser.mjs';

const PICTURE = {
  name: 'blank.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const SHADES = ['#d9a0a0', '#8a5a5a'];

/** A hand that counts. A value is typed where the cursor is put by a click. */
class Hand {
  clicks = 0;
  keys = 0;

  async click(locator) {
    this.clicks += 1;
    await locator.click();
  }

  async type(locator, text) {
    await this.click(locator);
    this.keys += text.length;
    await locator.pressSequentially(text);
  }

  /** One click opens the chooser; choosing in it is the same for both and not counted. */
  async give(page, opener) {
    const chooser = page.waitForEvent('filechooser');
    await this.click(opener);
    await (await chooser).setFiles(PICTURE);
  }
}

async function choose(hand, page, box, option) {
  await hand.click(box);
  await hand.click(page.getByRole('option', {name: option, exact: true}));
}

async function byConsole(page, hand, name) {
  await hand.click(page.getByRole('link', {name: 'New', exact: true}));
  const form = page.getByRole('dialog');
  await hand.type(form.getByLabel('Plating name'), name);
  await hand.give(page, form.getByRole('button', {name: /Upload/}).first());
  await hand.type(form.getByLabel('Main shade, raised'), SHADES[0]);
  await hand.type(form.getByLabel('Main shade, sunken'), SHADES[1]);
  const pins = form.getByRole('group', {name: 'Lapel Pins'});
  await hand.click(pins.getByRole('checkbox', {name: 'Lapel Pins'}));
  await hand.click(pins.getByRole('checkbox', {name: 'Soft enamel'}));
  await choose(hand, page, pins.getByRole('combobox'), 'Copper');
  await hand.click(form.getByRole('button', {name: 'Create', exact: true}));
  await form.waitFor({state: 'detached'});
}

async function byHand(page, hand, name) {
  await hand.click(page.getByRole('link', {name: 'Create', exact: true}));
  const main = page.getByRole('main');
  await hand.type(main.getByLabel('Plating name'), name);
  await hand.give(page, main.getByText(/Drop a picture/));
  await hand.type(main.getByLabel('Palting shade convex'), SHADES[0]);
  await hand.type(main.getByLabel('Palting shade concave'), SHADES[1]);
  await hand.click(main.getByRole('button', {name: 'Add'}).last());
  await choose(hand, page, main.getByRole('combobox', {name: 'Category'}), 'Lapel Pins');
  await hand.click(main.getByRole('button', {name: 'Add'}).first());
  await choose(hand, page, main.getByRole('combobox', {name: 'Technique'}), 'Soft enamel');
  await choose(hand, page, main.getByRole('combobox', {name: 'Plating option'}), 'Copper (11, 1)');
  await hand.click(main.getByRole('button', {name: 'Save', exact: true}));
  await page.waitForURL(url => !url.hash.endsWith('/create'));
}

async function measured(page, add, name) {
  const hand = new Hand();
  const begun = performance.now();
  await add(page, hand, name);
  return {clicks: hand.clicks, keys: hand.keys, seconds: (performance.now() - begun) / 1000};
}

/** Pages that show the list of plating colours, of the console and of the plain shell. */
export async function comparePlating({consolePage, plainPage}, rounds, log) {
  const figures = {console: [], plain: []};
  for (let round = 1; round <= rounds; round += 1) {
    figures.console.push(await measured(consolePage, byConsole, `Rose gold c${round}`));
    figures.plain.push(await measured(plainPage, byHand, `Rose gold p${round}`));
  }
  log(
    'add a plating colour'.padEnd(40) +
      ['clicks', 'keystrokes', 's by a script'].map(title => title.padStart(15)).join(''),
  );
  for (const [name, list] of Object.entries(figures))
    log(
      name.padEnd(40) +
        [list[0].clicks, list[0].keys, median(list.map(({seconds}) => seconds)).toFixed(1)]
          .map(figure => String(figure).padStart(15))
          .join(''),
    );
}
