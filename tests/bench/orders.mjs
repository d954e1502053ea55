/**
 * Orders in the console on the demonstration world: from the click in the list to the page with all that stands on it;
 * the form of an order of 200 lines, from the click on "Edit" to the painted lines; and from a key in a cell to the
 * painted letter with the totals that follow from it. `npm run bench -- orders [--rounds 7]`.
 */
import {median, openBrowser, watchRequests} from './browser.mjs';
import {judge} from './judge.mjs';
import {request, signIn} from './load.mjs';
import {withServer} from './processes.mjs';

const argument = process.argv.indexOf('--rounds');
const ROUNDS = argument > 0 ? Number(process.argv[argument + 1]) : 7;
const LINES = 200;
const KEYS = '1234567890';

const log = line => process.stdout.write(`${line}\n`);

async function newOrder(url) {
  const token = await signIn(url, 'admin');
  const [{memberId, proId}] = JSON.parse((await request(url, '/rest/order?range=[0,0]', {token})).body);
  const products = Array.from({length: LINES}, (_, index) => ({
    name: `Pin ${index + 1}`,
    quantity: 100 + index,
    unitPrice: '0.8250',
  }));
  const body = JSON.stringify({memberId, proId, name: 'Bench', products});
  return JSON.parse((await request(url, '/rest/order', {token, method: 'POST', body})).body).id;
}

async function signInAt(page, url) {
  await page.goto(`${url}/ly/login`);
  await page.locator('input[name="userName"], input[autocomplete="username"]').fill('admin');
  await page.locator('input[type="password"]').fill('emblem-demo');
  await page.locator('button[type="submit"]').click();
  await page.locator('main section li').first().waitFor();
}

/** Milliseconds until figures, states, related records and timeline of the order in this row are painted. */
async function openPage(page, url, row) {
  const isQuiet = watchRequests(page);
  await page.goto(`${url}/InquiryOrderManage/order/orderManage`);
  const link = page.locator('main tbody tr').nth(row).locator('a[href*="/orderManage/"]').first();
  await link.waitFor();
  await isQuiet();
  await page.evaluate(() => {
    window.opened = new Promise((done, failed) => {
      let begun;
      window.addEventListener('click', () => (begun ??= performance.now()), {capture: true, once: true});
      setTimeout(() => failed(new Error(document.querySelector('main').textContent)), 20_000);
      const parts = ['main dl[aria-label]', '[aria-current="step"]', 'main section li'];
      const look = () => {
        const isThere =
          begun !== undefined &&
          parts.every(part => document.querySelector(part)) &&
          !document.querySelector('main [role="status"][aria-label], main .MuiSkeleton-root');
        requestAnimationFrame(isThere ? () => done(performance.now() - begun) : look);
      };
      look();
    });
  });
  await link.click();
  const taken = await page.evaluate(() => window.opened);
  await isQuiet();
  return taken;
}

/** Milliseconds until all lines are painted, measured in the page. */
async function openForm(page, url, id) {
  const isQuiet = watchRequests(page);
  await page.goto(`${url}/records/order/${id}/show`);
  const link = page.locator(`main a[href$="/records/order/${id}/edit"]`).first();
  await link.waitFor();
  await isQuiet();
  await page.evaluate(wanted => {
    window.opened = new Promise((done, failed) => {
      let begun;
      window.addEventListener('click', () => (begun ??= performance.now()), {capture: true, once: true});
      setTimeout(() => failed(new Error(document.querySelector('main').textContent)), 20_000);
      const look = () => {
        const rows = Number(document.querySelector('[role="grid"][aria-rowcount]')?.getAttribute('aria-rowcount') ?? 0);
        const drawn = document.querySelectorAll('[role="grid"] tbody tr').length;
        const isThere = begun !== undefined && Math.max(rows, drawn) >= wanted && drawn > 0;
        requestAnimationFrame(isThere ? () => done(performance.now() - begun) : look);
      };
      look();
    });
  }, LINES);
  await link.click();
  const taken = await page.evaluate(() => window.opened);
  await isQuiet();
  return taken;
}

/** Milliseconds from each key to the frame after the one that shows it. */
async function typeInCell(page) {
  await page.locator('[role="grid"] tbody tr').nth(20).locator('[data-field="quantity"]').click();
  await page.evaluate(() => {
    window.taken = [];
    window.addEventListener(
      'keydown',
      () => {
        const begun = performance.now();
        requestAnimationFrame(() => requestAnimationFrame(() => window.taken.push(performance.now() - begun)));
      },
      {capture: true},
    );
  });
  for (const key of KEYS.slice(0, 6)) {
    const count = await page.evaluate(() => window.taken.length);
    await page.keyboard.press(key);
    await page.waitForFunction(before => window.taken.length > before, count);
  }
  return page.evaluate(() => window.taken);
}

async function measure(browser, url) {
  const id = await newOrder(url);
  const context = await browser.newContext({viewport: {width: 1280, height: 800}, locale: 'en-US'});
  const page = await context.newPage();
  await signInAt(page, url);
  const [shown, opened, typed] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    shown.push(await openPage(page, url, round));
    opened.push(await openForm(page, url, id));
    typed.push(...(await typeInCell(page)));
  }
  const named = (name, all) => `${name}, worst ${Math.max(...all).toFixed(0)} ms`;
  judge([
    {name: named('page of an order', shown), figure: median(shown), aim: 400},
    {name: named(`form with ${LINES} lines`, opened), figure: median(opened), aim: 1000},
    {name: named('key in a cell to paint', typed), figure: median(typed), aim: 50},
  ]);
}

const browser = await openBrowser();
try {
  await withServer({seed: 'demo', log}, ({url}) => measure(browser, url));
} finally {
  await browser.close();
}
