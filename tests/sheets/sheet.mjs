/** Pictures of pages side by side, as one picture. */
import {writeFile} from 'node:fs/promises';
import {pathToFileURL} from 'node:url';

const COLUMNS = {wide: 5, narrow: 10};
const SHEET_WIDTH = 2000;

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function pageOf(shots, columns) {
  const figures = shots.map(
    ({path, picture, faults}) =>
      `<figure><img src="${pathToFileURL(picture).href}"><figcaption${faults > 0 ? ' class="faulty"' : ''}>` +
      `${escaped(path)}${faults > 0 ? ` · ${faults}` : ''}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    body {margin: 16px; font: 12px sans-serif; background: #888; display: grid; gap: 12px;
      grid-template-columns: repeat(${columns}, 1fr)}
    figure {margin: 0; min-width: 0} img {width: 100%; display: block}
    figcaption {padding: 2px 0; overflow-wrap: anywhere; color: #fff} .faulty {color: #ff0; font-weight: bold}
  </style>${figures.join('\n')}`;
}

/** Writes `<file>.html` and `<file>.png`. */
export async function writeSheet(browser, file, shots, {width}) {
  await writeFile(`${file}.html`, pageOf(shots, width < 600 ? COLUMNS.narrow : COLUMNS.wide));
  const page = await browser.newPage({viewport: {width: SHEET_WIDTH, height: 1000}});
  await page.goto(pathToFileURL(`${file}.html`).href);
  await page.screenshot({path: `${file}.png`, fullPage: true});
  await page.close();
}
