/** Goes through pages of the console in four looks, on a demonstration world of its own; see `scripts/sheets.mjs`. */
import {mkdir, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {openBrowser} from '../bench/browser.mjs';
import {signIn} from '../bench/load.mjs';
import {root, withServer} from '../bench/processes.mjs';
import {LOOKS, lookAt, openTab} from './look.mjs';
import {pagesOf} from './pages.mjs';
import {writeSheet} from './sheet.mjs';

const PAGES = 60;
const FOLDER = join(root, '.cache/sheets');

const isWhole = process.argv.includes('--all');
const only = process.argv.find(each => each.startsWith('--look='))?.slice('--look='.length);
const log = line => process.stdout.write(`${line}\n`);

const {loadModel} = createRequire(join(root, 'backend/dist/main.js'))('@emblem/schemas/node');

async function walk(browser, server, look, pages) {
  const folder = join(FOLDER, look.name);
  await mkdir(folder, {recursive: true});
  const tab = await openTab(browser, server, look);
  const shots = [];
  for (const [index, path] of pages.entries()) {
    const picture = join(folder, `${String(index).padStart(3, '0')}.jpg`);
    const faults = await lookAt(tab, server.url + path, picture);
    for (const fault of faults) log(`${look.name} ${path}: ${fault}`);
    shots.push({path, picture, faults: faults.length});
  }
  await tab.context().close();
  await writeSheet(browser, join(FOLDER, look.name), shots, look);
  return shots.reduce((sum, {faults}) => sum + faults, 0);
}

await rm(FOLDER, {recursive: true, force: true});
let faults = 0;
await withServer({seed: 'demo', log}, async ({url}) => {
  const token = await signIn(url, 'admin');
  const pages = await pagesOf({url, token, model: loadModel(), count: isWhole ? undefined : PAGES});
  const browser = await openBrowser();
  try {
    for (const look of LOOKS.filter(({name}) => only === undefined || name === only)) {
      const found = await walk(browser, {url, token}, look, pages);
      faults += found;
      log(`${look.name}: ${pages.length} pages, ${found} faults; ${join(FOLDER, `${look.name}.png`)}`);
    }
  } finally {
    await browser.close();
  }
});
log(`${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
